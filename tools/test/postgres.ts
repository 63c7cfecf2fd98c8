import { postgresPrograms } from 'reference-services/postgres-cluster'
import { installDebianPackages, isDebianRoot } from './debian.ts'

/** The suites with a database run on a PostgreSQL server too: one that is there, or one that is installed now. */
export function ensurePostgres(log: (text: string) => void): void {
  if (postgresPrograms() !== undefined || !isDebianRoot()) return
  log("no PostgreSQL here: installing Debian's for the suites that need a server")
  installDebianPackages(['postgresql'])
}
