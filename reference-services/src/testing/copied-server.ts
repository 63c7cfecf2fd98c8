import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyFolder } from '../database/copy-folder.ts'
import { type PostgresCluster, postgresPrograms, startPostgres } from './postgres-cluster.ts'

export type CopiedServer = { cluster: PostgresCluster; close(): Promise<void> }

/** Starts a PostgreSQL server on a copy of a cluster's folder; the copy is gone after its end. */
export async function startCopy(template: string): Promise<CopiedServer> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('PostgreSQL is not installed')
  const folder = newFolder()
  const copy = path.join(folder, 'copy')
  await copyFolder(template, copy)
  const cluster = await startPostgres(programs, copy)
  return {
    cluster,
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
