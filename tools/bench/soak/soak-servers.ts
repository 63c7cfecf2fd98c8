import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../../start/index.ts'
import { ensureNginx, temporaryPaths } from '../../test/nginx.ts'
import { benchSettings } from '../bench-shop.ts'
import type { Bench, Place } from '../services/start-services.ts'

/** Servers by the process that runs them. */
const kinds = { shop: ['shop', 'assets'], services: ['services'], identity: ['identity'] } as const
export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as Kind[]

const names = ['shop', 'assets', 'services', 'identity', 'partners'] as const
type Ports = Record<(typeof names)[number], number>
export type Origins = Record<(typeof names)[number], string>

const readyMs = 60_000
const pollMs = 50

export type SoakServers = {
  origins: Origins
  /** Where the log of both processes of a kind stands. */
  logOf(kind: Kind): string
  /** Megabytes that the first process of a kind takes, which is never killed. */
  megabytesOf(kind: Kind): Promise<number>
  /** Kills the second process of a kind, and starts it anew. */
  killAndStart(kind: Kind): Promise<void>
  /** Exchanges both processes of a kind, one after the other, as a deployment does. */
  stop(): Promise<void>
}

/** Two processes of each server behind nginx, on one PostgreSQL and one release store. */
export async function startSoakServers(place: Place, { root, work }: Bench): Promise<SoakServers> {
  const front = (await freePorts(names)) as Ports
  const behind = [(await freePorts(names)) as Ports, (await freePorts(names)) as Ports]
  const origins = Object.fromEntries(names.map((name) => [name, `http://localhost:${front[name]}`])) as Origins
  const began = performance.now()
  const startClock = Date.parse('2026-11-20T18:00:00+09:00')
  const logOf = (kind: Kind) => path.join(work.folder, `${kind}.log`)
  const running = new Map<string, ChildProcess>()

  async function start(kind: Kind, at: number): Promise<void> {
    const child = spawn(
      process.execPath,
      [path.join(root, 'reference-services/src/main.ts'), '--only', kinds[kind].join(',')],
      {
        cwd: root,
        env: {
          ...process.env,
          ...benchSettings(behind[at] ?? front, place.dataFolder, {
            SHOP_CLOCK: new Date(startClock + performance.now() - began).toISOString(),
            ...Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_ORIGIN`, origins[name]])),
            SERVICES_UPSTREAM: origins.services,
            DATABASE_URL: place.databaseUrl,
            LISTEN_HOST: '127.0.0.1',
            OPERATOR_SECRET: 'of all processes of the soak, long enough',
            PROXY_HOPS: '1',
            DRAIN_SECONDS: '2',
            METRICS_PORT: '0',
          }),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (words: Buffer) => void writeFile(logOf(kind), words, { flag: 'a' }))
    work.atEnd(() => child.kill('SIGKILL'))
    running.set(`${kind} ${at}`, child)
    for (const name of kinds[kind]) await untilReady(`http://127.0.0.1:${behind[at]?.[name]}/readyz`, child)
  }
  const childOf = (kind: Kind, at: number): ChildProcess => {
    const child = running.get(`${kind} ${at}`)
    if (child === undefined) throw new Error(`${kind} has no process ${at}`)
    return child
  }

  for (const kind of ['identity', 'services', 'shop'] as const) for (const at of [0, 1]) await start(kind, at)
  const nginx = await startFront(path.join(work.folder, 'nginx'), front, behind)
  work.atEnd(() => nginx.kill('SIGKILL'))
  return {
    origins,
    logOf,
    async megabytesOf(kind) {
      const status = await readFile(`/proc/${childOf(kind, 0).pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
    },
    async killAndStart(kind) {
      const child = childOf(kind, 1)
      child.kill('SIGKILL')
      await once(child, 'exit')
      await start(kind, 1)
    },
    async stop() {
      for (const child of running.values()) child.kill('SIGTERM')
      await Promise.all(
        [...running.values()].map((child) => (child.exitCode === null ? once(child, 'exit') : undefined)),
      )
    },
  }
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  for (const until = performance.now() + readyMs; performance.now() < until; await pause(pollMs)) {
    if (child.exitCode !== null) throw new Error(`${address}: the process has ended with ${child.exitCode}`)
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
  }
  throw new Error(`${address} was not ready in time`)
}

/** As docs/several-processes.md has it. */
async function startFront(folder: string, front: Ports, behind: readonly Ports[]): Promise<ChildProcess> {
  await mkdir(folder, { recursive: true })
  const passages = names.map(
    (name) => `
  upstream ${name} { ${behind.map((ports) => `server 127.0.0.1:${ports[name]} max_fails=0;`).join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${front[name]};
    location / { proxy_pass http://${name}; }
    location ~ ^(/_api)?/csrf/token$ { proxy_pass http://${name}; proxy_next_upstream error timeout http_503 non_idempotent; }
  }`,
  )
  const file = path.join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; events { worker_connections 1024; }
http {
  access_log off;
  ${temporaryPaths(folder)}
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_connect_timeout 2s;
  proxy_read_timeout 40s;
  proxy_next_upstream error timeout http_503;
  large_client_header_buffers 4 64k;${passages.join('')}
}
`,
  )
  return spawn(ensureNginx(), ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')], { stdio: 'ignore' })
}
