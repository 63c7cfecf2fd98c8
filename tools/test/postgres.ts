import { existsSync } from 'node:fs'
import { postgresPrograms } from 'reference-services/postgres-cluster'
import { installDebianPackages, isDebianRoot } from './debian.ts'

const packages = [
  { name: 'postgresql', isThere: () => postgresPrograms() !== undefined },
  { name: 'pgbouncer', isThere: () => existsSync('/usr/sbin/pgbouncer') },
]

/** The suites with a database run on a PostgreSQL server too, and behind a pooler: ones that are there, or installed now. */
export function ensurePostgres(log: (text: string) => void): void {
  const missing = packages.filter(({ isThere }) => !isThere()).map(({ name }) => name)
  if (missing.length === 0 || !isDebianRoot()) return
  log(`installing Debian's ${missing.join(' and ')} for the suites that need a server`)
  installDebianPackages(missing)
}
