import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { foldersBehind } from './packages.ts'

/** Files that a build never reads. */
const isOutside = (file: string) =>
  /(?:^|\/)(?:node_modules|dist)\/|(?:^|\/)src\/testing\/|\.test\.tsx?$|(?:^|\/)\./.test(file)

async function filesOf(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true })
  const nested = await Promise.all(
    entries.map(async (entry): Promise<string[]> => {
      const file = `${folder}/${entry.name}`
      if (entry.isDirectory()) return isOutside(`${file}/`) ? [] : filesOf(root, file)
      return isOutside(file) ? [] : [file]
    }),
  )
  return nested.flat().toSorted()
}

/** The build program itself, and the versions of everything. */
const always = ['pnpm-lock.yaml']
const buildProgram = ['tools/federation', 'tools/entry-points', 'tools/boundaries']

const inputFolders = (root: string, folder: string): string[] => [...foldersBehind(root, folder), ...buildProgram]

/** Where the build of a package reads, and which of the files there it reads, by their paths from the root. */
export const readByBuild = (root: string, folder: string) => ({
  paths: [...inputFolders(root, folder), ...always],
  isRead: (file: string): boolean => !isOutside(file),
})

/** A hash over all that the build of a package reads: same hash, same build. */
export async function buildInputs(root: string, folder: string, mode: string): Promise<string> {
  const nested = await Promise.all(inputFolders(root, folder).map((one) => filesOf(root, one)))
  const files = [...always, ...nested.flat()]
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))))
  const hash = createHash('sha256').update(`${mode}\n`)
  for (const [place, file] of files.entries()) {
    const content = contents[place] ?? ''
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}
