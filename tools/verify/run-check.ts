import { spawn } from 'node:child_process'
import type { Check } from './checks.ts'

export type CheckResult = { isGood: boolean; seconds: number; output: string }

const millisecond = 1000

/** Runs a check and keeps its words: they matter only when it fails. */
export async function runCheck({ program, args }: Check, root: string, stop: AbortSignal): Promise<CheckResult> {
  const started = performance.now()
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], signal: stop })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      output += error.message
      resolve(1)
    })
    child.on('close', (exitCode) => resolve(exitCode ?? 1))
  })
  return { isGood: code === 0, seconds: (performance.now() - started) / millisecond, output }
}
