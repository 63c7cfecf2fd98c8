import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BenchOptions, benchSettings } from '../bench-shop.ts'

type Edge = { ports: Readonly<Record<string, number>>; folder: string; more?: NodeJS.ProcessEnv }

const timeoutMs = 60_000
const pollMs = 100

/** Starts an edge in a process of its own, beside the services that run already. Gives what ends it. */
export async function startEdge(
  { ports, folder, more }: Edge,
  { root }: Pick<BenchOptions, 'root'>,
): Promise<() => void> {
  const program = path.join(root, 'reference-services', 'src', 'main.ts')
  const child = spawn(process.execPath, [program, '--only', 'shop'], {
    env: { ...process.env, ...benchSettings(ports, folder, more) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isHealthy = () =>
    fetch(`http://localhost:${ports['shop']}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const until = performance.now() + timeoutMs; performance.now() < until && child.exitCode === null; ) {
    if (await isHealthy()) return () => child.kill('SIGKILL')
    await setTimeout(pollMs)
  }
  child.kill('SIGKILL')
  throw new Error('the edge did not start')
}
