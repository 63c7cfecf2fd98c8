import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { OpenDatabase } from '../database/open-database.ts'

/** Keeps an embedded database as the seed has left it, so that the next start need not seed. */
export async function saveSeedSnapshot({ copy }: OpenDatabase, folder: string | undefined): Promise<void> {
  if (copy === undefined || folder === undefined || existsSync(folder)) return
  await mkdir(path.dirname(folder), { recursive: true })
  await copy.save(folder)
}
