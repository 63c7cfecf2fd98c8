import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
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
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('postgres:'))
  const [, , uid, gid] = (entry ?? 'nobody:x:65534:65534').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Makes a folder that the server may write into. */
export function makeServerFolder(folder: string): void {
  mkdirSync(folder)
  const { uid, gid } = unprivileged()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}

/** Of a cluster that is copied for each test. */
const smallWalMb = 1

/** Makes a cluster with an empty database, with WAL files of so many megabytes. Nothing of it is worth a wait for the disk. */
export function initPostgres(programs: string, folder: string, walMb = smallWalMb): void {
  makeServerFolder(folder)
  execFileSync(
    path.join(programs, 'initdb'),
    [
      '--locale=C.UTF-8',
      '--encoding=UTF8',
      '--auth=trust',
      '--username=todok',
      '--no-sync',
      `--wal-segsize=${walMb}`,
      '-D',
      dataOf(folder),
    ],
    { ...unprivileged(), stdio: 'ignore', cwd: folder },
  )
}

export type PostgresCluster = {
  url: string
  port: number
  stop(): Promise<void>
  /** Ends at once, with nothing brought to an end: what its machine leaves when it is lost. */
  kill(): Promise<void>
  /** Stops at once, as a failover does, and comes back at the same address. */
  restart(): Promise<void>
}

/** Nothing of a test is worth a wait for the disk. */
const forgetful = ['fsync=off', 'max_wal_size=64MB', 'min_wal_size=8MB']

/** Starts a private server on a folder that {@link initPostgres} has made. */
export async function startPostgres(
  programs: string,
  folder: string,
  given: readonly string[] = forgetful,
): Promise<PostgresCluster> {
  const port = await freePort()
  const url = `postgres://todok@127.0.0.1:${port}/postgres`
  const settings = ['max_connections=200', ...given].flatMap((setting) => ['-c', setting])
  const start = async () => {
    const server = spawn(
      path.join(programs, 'postgres'),
      ['-D', dataOf(folder), '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings],
      { ...unprivileged(), cwd: folder, stdio: 'ignore' },
    )
    // A test that fails before it stops the server must not keep the test run from ending.
    server.unref()
    const kill = () => server.kill('SIGKILL')
    process.once('exit', kill)
    server.once('exit', () => process.off('exit', kill))
    await untilReady(url, server)
    return server
  }
  let server = await start()
  const end = (signal: NodeJS.Signals) => async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    // Whoever waits for its end is kept from ending before it: Jest writes its results after that.
    server.ref()
    server.kill(signal)
    await ended
  }
  // Fast shutdown: open connections are cut.
  const stop = end('SIGINT')
  return {
    url,
    port,
    stop,
    kill: end('SIGKILL'),
    async restart() {
      await stop()
      server = await start()
    },
  }
}

/** Copies a running server into a folder, and starts the copy as its standby, which follows it until it is promoted. */
export async function startStandby(programs: string, folder: string, of: string): Promise<PostgresCluster> {
  makeServerFolder(folder)
  execFileSync(
    path.join(programs, 'pg_basebackup'),
    ['--dbname', of, '--pgdata', dataOf(folder), '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    { ...unprivileged(), cwd: folder },
  )
  // It waits for its server to come back.
  return startPostgres(programs, folder, [...forgetful, 'wal_retrieve_retry_interval=100ms'])
}

/** Where the cluster of a folder has its files. */
export const dataOf = (folder: string) => path.join(folder, 'data')

const patienceMs = 20_000
const pollMs = 50

/** It listens for a moment before it takes anybody in. */
async function untilReady(address: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode}`)
    if (await isReady(address)) return
    await pause(pollMs)
  }
  server.kill('SIGKILL')
  throw new Error('postgres did not start in time')
}

export type PostgresClient = {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** One connection, for whoever looks at a database from outside of the services. */
export async function connectPostgres(address: string): Promise<PostgresClient> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  return {
    query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values])).rows,
    close: () => client.end(),
  }
}

async function isReady(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
