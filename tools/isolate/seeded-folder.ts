import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { fingerprint } from 'reference-services/data-fingerprint'

const livesMs = 24 * 60 * 60 * 1000

/**
 * Where the seeded database is kept: another seed, another hour or other sources of the seed are another folder. Each
 * has some seventy megabytes, so those that nobody has used for a day go.
 */
export async function seededFolder(root: string, seed: number, hour: string): Promise<string> {
  const folder = path.join(root, 'node_modules', '.cache', 'shop', 'seed')
  await mkdir(folder, { recursive: true })
  const key = createHash('sha256')
    .update(`${await fingerprint} ${seed} ${hour}`)
    .digest('hex')
    .slice(0, 16)
  const own = path.join(folder, key)
  for (const name of await readdir(folder)) {
    const other = path.join(folder, name)
    // Hosts that start at a time come and go here.
    const usedAt = (await stat(other).catch(() => undefined))?.atimeMs ?? Date.now()
    if (other !== own && Date.now() - usedAt > livesMs) await rm(other, { recursive: true, force: true })
  }
  return own
}
