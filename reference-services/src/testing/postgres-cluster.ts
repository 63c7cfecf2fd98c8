import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const installed = '/usr/lib/postgresql'

/** Folder with Debian's `initdb` and `postgres`, the newest version; `undefined` where there is none. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(installed)) return undefined
  const versions = readdirSync(installed).toSorted((one, other) => Number(other) - Number(one))
  return versions
    .map((version) => path.join(installed, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')))
}

/** PostgreSQL refuses to run as root, so root runs it as the package's own user. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('postgres:'))
  const [, , uid, gid] = (entry ?? 'nobody:x:65534:65534').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

export type PostgresCluster = { url: string; stop(): Promise<void> }

/** A private server with an empty database in a folder of its own, gone when it is stopped. */
export async function startPostgres(programs: string): Promise<PostgresCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'todok-postgres-'))
  const user = unprivileged()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const options = ['--locale=C.UTF-8', '--encoding=UTF8', '--auth=trust', '--username=todok', '--no-sync', '-D', data]
  execFileSync(path.join(programs, 'initdb'), options, { ...user, stdio: 'ignore', cwd: folder })
  const port = await freePort()
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=60'],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  // A test that fails before it stops the server must not keep the test run from ending.
  server.unref()
  process.once('exit', () => server.kill('SIGKILL'))
  await untilListening(port, server)
  return {
    url: `postgres://todok@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      // Fast shutdown: open connections are cut.
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const patienceMs = 20_000
const pollMs = 50

async function untilListening(port: number, server: ChildProcess): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode}`)
    if (await isListening(port)) return
    await pause(pollMs)
  }
  server.kill('SIGKILL')
  throw new Error('postgres did not start in time')
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
