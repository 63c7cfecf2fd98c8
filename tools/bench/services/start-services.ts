import { spawn } from 'node:child_process'
import path from 'node:path'
import { type Issuer, prepareLoad } from 'reference-services/load'
import { bareMembers, type ManyMembers, manySubject } from 'reference-services/many-members'
import { freePorts } from '../../start/index.ts'
import type { BenchOptions } from '../bench-shop.ts'
import type { Work } from '../work-folder.ts'
import type { OrderLoad } from './order-load.ts'

export const seed = 2026
/** A thousand members on a Friday evening before the deadline of the seed's first open week. */
export const ordinaryScene: Scene = { many: bareMembers(1000), clock: '2026-11-20T18:00:00+09:00' }

export type Place = { databaseUrl: string | undefined; dataFolder: string }
export type Bench = BenchOptions & { work: Work; issuer: Issuer }
export type Scene = {
  many: ManyMembers
  clock: string
  /** Pieces of the limited product. */
  stock?: number
  /** Adds to the products of the load. */
  fill?: (load: OrderLoad['load']) => Promise<void>
}

/** The services alone in a process of their own, with the members and the products of the load. */
export async function startServices(
  place: Place,
  bench: Bench,
  { clock, fill, ...scene }: Scene = ordinaryScene,
): Promise<{ load: OrderLoad; stop(): Promise<void> }> {
  const load = await prepareLoad(place, { seed, now: new Date(clock), ...scene })
  await fill?.(load)
  const { port, origin, stop } = await spawnServices(place, bench, { clock })
  const subjects = Array.from({ length: scene.many.members }, (_, at) => manySubject(at))
  const logins = await bench.issuer.loginsFor(origin, subjects)
  return { load: { port, logins, load, placed: 0 }, stop }
}

export type Services = { port: number; origin: string; kill(): void; stop(): Promise<void> }

/** One more process of the services, ready. `origin`: that of another process whose tokens it shall take. */
export async function spawnServices(
  place: Place,
  bench: Bench,
  { clock, origin: sharedOrigin }: { clock: string; origin?: string },
): Promise<Services> {
  const { services: port = 0 } = await freePorts(['services'])
  const address = `http://127.0.0.1:${port}`
  const origin = sharedOrigin ?? address
  const child = spawn(
    process.execPath,
    [path.join(bench.root, 'reference-services/src/main.ts'), '--only', 'services'],
    {
      env: {
        ...process.env,
        SHOP_CLOCK: clock,
        SEED: String(seed),
        DATA_DIR: place.dataFolder,
        SERVICES_PORT: String(port),
        SERVICES_ORIGIN: origin,
        IDENTITY_ORIGIN: bench.issuer.origin,
        LISTEN_HOST: '127.0.0.1',
        METRICS_PORT: '0',
        RELEASE_WATCH: 'off',
        ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGKILL')
  bench.work.atEnd(kill)
  await untilHealthy(`${address}/readyz`, ended)
  return {
    port,
    origin,
    kill,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const pollMs = 100
const timeoutMs = 60_000

async function untilHealthy(address: string, ended: Promise<void>): Promise<void> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  for (const until = performance.now() + timeoutMs; performance.now() < until && !isOver; ) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  throw new Error('the services were not ready in time')
}
