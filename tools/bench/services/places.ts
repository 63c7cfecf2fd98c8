import { chmod, readFile } from 'node:fs/promises'
import path from 'node:path'
import { startIssuer } from 'reference-services/load'
import { connectPostgres, initPostgres, postgresPrograms, startPostgres } from 'reference-services/postgres-cluster'
import type { BenchOptions } from '../bench-shop.ts'
import { withWorkFolder } from '../work-folder.ts'
import { lockWaits } from './lock-waits.ts'
import type { Bench, Place } from './start-services.ts'

/** A wait that members would notice. */
const lockWaitMs = 200
/** As a server is run: a commit is on the disk before it is told, and most that is asked for is in memory. */
const durable = [
  'fsync=on',
  'synchronous_commit=on',
  'shared_buffers=2GB',
  'max_wal_size=8GB',
  'min_wal_size=4GB',
  'checkpoint_timeout=15min',
  'wal_compression=lz4',
]
const logged = [
  'logging_collector=on',
  'log_filename=log',
  'log_line_prefix=%m [%p] %a ',
  'log_lock_waits=on',
  `deadlock_timeout=${lockWaitMs}ms`,
]

const standardWalMb = 16
/** Files of its log that a server has which runs for some time; a commit that has to make one waits for 16 MB of zeros. */
const logFiles = 128

type Places = {
  server: Place
  embedded: Place
  /** A new database on the same server. */
  serverOf(name: string): Promise<Place>
  /** All that the server has written so far. */
  serverLog(): Promise<string>
  /** {@link lockWaits} so far of more than 200 ms. */
  longLockWaits(): Promise<string[]>
}
type Measure = (places: Places, bench: Bench) => Promise<boolean>

/** A PostgreSQL of its own and a folder for the embedded database, which are gone afterwards. */
export async function withPlaces({ root, log }: BenchOptions, measure: Measure): Promise<boolean> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('PostgreSQL is not installed; on Debian: apt-get install postgresql')
  return withWorkFolder(async (work) => {
    const issuer = await startIssuer()
    work.atEnd(issuer.close)
    const cluster = path.join(work.folder, 'cluster')
    // PostgreSQL may run as another user.
    await chmod(work.folder, 0o755)
    initPostgres(programs, cluster, standardWalMb)
    const { url, stop } = await startPostgres(programs, cluster, [...durable, ...logged])
    work.atEnd(stop)
    await makeLogFiles(url)
    const server = { databaseUrl: url, dataFolder: path.join(work.folder, 'server') }
    const embedded = { databaseUrl: undefined, dataFolder: path.join(work.folder, 'embedded') }
    const serverOf = async (name: string) => {
      const { query, close } = await connectPostgres(url)
      await query(`create database ${name}`).finally(close)
      const address = new URL(url)
      address.pathname = name
      return { databaseUrl: address.href, dataFolder: path.join(work.folder, name) }
    }
    const serverLog = () => readFile(path.join(cluster, 'data/log/log'), 'utf8')
    const longLockWaits = async () => lockWaits(await serverLog())
    return measure({ server, embedded, serverOf, serverLog, longLockWaits }, { root, log, work, issuer })
  })
}

/** A checkpoint keeps files that are no longer needed for later ones, up to `min_wal_size`. */
async function makeLogFiles(url: string): Promise<void> {
  const { query, close } = await connectPostgres(url)
  try {
    for (let made = 0; made < logFiles; made += 1)
      await query("select pg_switch_wal() from pg_logical_emit_message(true, 'bench', 'begins the next file')")
    await query('checkpoint')
  } finally {
    await close()
  }
}
