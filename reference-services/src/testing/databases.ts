import { postgresPrograms, startPostgres } from './postgres-cluster.ts'

export type TestDatabase = { name: string; open(): Promise<{ url: string; close(): Promise<void> }> }

const memory: TestDatabase = {
  name: 'the embedded database',
  open: async () => ({ url: 'memory://', close: async () => undefined }),
}

const programs = postgresPrograms()

/** Every suite with a database runs on all of these: the shop promises the same on each. [issue A, part 6] */
export const testDatabases: readonly TestDatabase[] = [memory, ...(programs === undefined ? [] : [server(programs)])]

if (programs === undefined)
  console.warn(
    'SKIPPED on a PostgreSQL server: none is installed (Debian: apt-get install postgresql). The suites run on the embedded database alone.',
  )

function server(folder: string): TestDatabase {
  return {
    name: 'a PostgreSQL server',
    async open() {
      const { url, stop } = await startPostgres(folder)
      return { url, close: stop }
    },
  }
}
