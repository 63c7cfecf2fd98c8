import type { Dirent } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Refusal } from '@shop/release-store'
import { releaseLimits } from '@shop/shared/contract'

/** Names with slashes → sizes in bytes, of the files below a folder. */
export type FileSizes = ReadonlyMap<string, number>

/** Looks through a built folder without reading any file: only plain files within it, and no more than a release may bring. */
export async function listFiles(folder: string): Promise<{ files: FileSizes } | { refusals: readonly Refusal[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const strange = entries.filter((entry) => !entry.isFile() && !entry.isDirectory())
  if (strange.length > 0) return { refusals: strange.map((entry) => refusalOf(nameOf(folder, entry), entry)) }
  const plain = entries.filter((entry) => entry.isFile())
  const sizes = new Map<string, number>()
  for (const entry of plain.slice(0, releaseLimits.files + 1))
    sizes.set(nameOf(folder, entry), (await lstat(path.join(entry.parentPath, entry.name))).size)
  const tooMany = tooMuch(
    plain.length,
    [...sizes.values()].reduce((sum, size) => sum + size, 0),
  )
  return tooMany === undefined ? { files: sizes } : { refusals: [tooMany] }
}

const nameOf = (folder: string, entry: Dirent): string =>
  path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')

const refusalOf = (file: string, entry: Dirent): Refusal => ({
  rule: 'integrity',
  ours: `${file} is ${entry.isSymbolicLink() ? 'a link' : 'no plain file'}`,
  theirs: 'a release consists of plain files within its folder',
  wayOut: `put the file itself in its place, or delete ${file}`,
})

function tooMuch(count: number, bytes: number): Refusal | undefined {
  if (count <= releaseLimits.files && bytes <= releaseLimits.bytes) return undefined
  return {
    rule: 'integrity',
    ours: count > releaseLimits.files ? `the folder has ${count} files` : `the folder has ${bytes} bytes`,
    theirs: `a release may have ${releaseLimits.files} files and ${releaseLimits.bytes} bytes, compressed forms included`,
    wayOut: 'publish the folder that the build writes, and pictures and the like from an origin of your own',
  }
}
