import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { jest } from '@jest/globals'
import { postgresPrograms, startPostgres } from './postgres-cluster.ts'

/** On a machine that does other work as well a database is slow, not wrong. */
const patienceMs = 90_000
jest.setTimeout(patienceMs)

export type TestDatabase = { name: string; open(): Promise<{ url: string; close(): Promise<void> }> }

/** Made by the first suite on this machine: an empty database takes seconds to make and a moment to copy. */
const snapshot = path.join(tmpdir(), `todok-empty-pglite-${embeddedVersion()}.tar`)

export const memory: TestDatabase = {
  name: 'the embedded database',
  open: async () => ({ url: `memory://${snapshot}`, close: async () => undefined }),
}

const programs = postgresPrograms()

/** Every suite with a database runs on all of these: the shop promises the same on each. [issue A, part 6] */
export const testDatabases: readonly TestDatabase[] = [memory, ...(programs === undefined ? [] : [server(programs)])]

if (programs === undefined)
  console.warn(
    'SKIPPED on a PostgreSQL server: none is installed (Debian: apt-get install postgresql). The suites run on the embedded database alone.',
  )

function embeddedVersion(): string {
  const manifest = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url)
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

function server(folder: string): TestDatabase {
  return {
    name: 'a PostgreSQL server',
    async open() {
      const { url, stop } = await startPostgres(folder)
      return { url, close: stop }
    },
  }
}
