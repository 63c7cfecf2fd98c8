import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RemoteName } from './remote-name.ts'

const template = path.join(import.meta.dirname, 'template')

const filled = (text: string, names: RemoteName): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, word: keyof RemoteName) => names[word])

/** `src/features/screen/screen-page.tsx.txt` → `src/features/gift-cards/gift-cards-page.tsx`. */
const placeOf = (file: string, { screen }: RemoteName): string =>
  file.replace(/\.txt$/, '').replaceAll(/(^|\/)screen(?=[/.]|-page)/g, `$1${screen}`)

/** Writes the files of a new remote; gives what it wrote, from the root. */
export async function writeRemote(root: string, names: RemoteName): Promise<string[]> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)))
  const written: string[] = []
  for (const file of files.toSorted()) {
    const place = path.join(names.name, placeOf(file, names))
    await mkdir(path.dirname(path.join(root, place)), { recursive: true })
    await writeFile(path.join(root, place), filled(await readFile(path.join(template, file), 'utf8'), names))
    written.push(place)
  }
  return written
}
