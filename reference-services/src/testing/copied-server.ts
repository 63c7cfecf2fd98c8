import { chmodSync, mkdtempSync } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyFolder } from '../database/copy-folder.ts'
import { dataOf, type PostgresCluster, postgresPrograms, startPostgres } from './postgres-cluster.ts'

export type CopiedServer = { cluster: PostgresCluster; folder: string; close(): Promise<void> }

/** Starts a PostgreSQL server on a copy of a cluster's folder, with lines of `postgresql.conf`; the copy is gone after its end. */
export async function startCopy(template: string, settings: readonly string[] = []): Promise<CopiedServer> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('PostgreSQL is not installed')
  const folder = newFolder()
  const copy = path.join(folder, 'copy')
  await copyFolder(template, copy)
  await appendFile(path.join(dataOf(copy), 'postgresql.conf'), settings.map((line) => `${line}\n`).join(''))
  const cluster = await startPostgres(programs, copy)
  return {
    cluster,
    folder: copy,
    async close() {
      await cluster.stop()
      await forget(folder)
    },
  }
}

/** Others may look into it: a PostgreSQL server runs as its own user. */
export const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'todok-shop-'))
  chmodSync(folder, 0o755)
  return folder
}

export const forget = (folder: string) => rm(folder, { recursive: true, force: true })
