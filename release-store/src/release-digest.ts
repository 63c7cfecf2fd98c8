import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Of the build's own manifest, the hour and the commit may differ: the bytes that members get do not. */
async function contentOf(file: string): Promise<Buffer | string> {
  const content = await readFile(file)
  if (!/^(?:release|shell)\.json$/.test(path.basename(file))) return content
  const { builtAt: _, commit: __, ...rest }: Record<string, unknown> = JSON.parse(content.toString())
  return JSON.stringify(rest)
}

/** Files of a built folder, by their names in the release. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
}

/** One hash over names and contents of a folder. */
export async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await filesOf(folder))
    hash.update(`${file}\n`).update(
      createHash('sha256')
        .update(await contentOf(path.join(folder, file)))
        .digest(),
    )
  return hash.digest('hex')
}
