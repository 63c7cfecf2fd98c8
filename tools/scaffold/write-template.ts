import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The words that a template's `{{blanks}}` are filled with; `screen` also names files. */
type Words = Readonly<Record<string, string>> & { screen: string }

const filled = (text: string, words: Words): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, word: string) => words[word] ?? '')

/** `src/features/screen/screen-page.tsx.txt` → `src/features/gift-cards/gift-cards-page.tsx`. */
const placeOf = (file: string, { screen }: Words): string =>
  file.replace(/\.txt$/, '').replaceAll(/(^|\/)screen(?=[/.]|-page)/g, `$1${screen}`)

/** Writes the files of a template into a folder; gives what it wrote, from the folder. */
export async function writeTemplate(template: string, folder: string, words: Words): Promise<string[]> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)))
  const written: string[] = []
  for (const file of files.toSorted()) {
    const place = placeOf(file, words)
    await mkdir(path.dirname(path.join(folder, place)), { recursive: true })
    await writeFile(path.join(folder, place), filled(await readFile(path.join(template, file), 'utf8'), words))
    written.push(place)
  }
  return written
}
