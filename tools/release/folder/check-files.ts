import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Refusal } from '@shop/release-store'
import { type ReleaseDescriptor, releaseLimits } from '@shop/shared/contract'
import type { FileSizes } from './list-files.ts'

/** Compressed forms that are served in place of a file. */
const forms = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const
type Ending = keyof typeof forms

/** The files that a release is stored with: those of its descriptor and their compressed forms. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>

type Declared = ReleaseDescriptor['files'][string]

/** Reads the files of a release and holds them against what its descriptor says of each. */
export async function checkFiles(
  folder: string,
  { files: declared }: ReleaseDescriptor,
  found: FileSizes,
): Promise<{ files: ReleaseFiles } | { refusals: readonly Refusal[] }> {
  const refusals = undeclared(declared, found)
  const read = new Map<string, Buffer>()
  for (const [file, facts] of Object.entries(declared)) {
    if (!found.has(file)) refusals.push(missing(file))
    else refusals.push(...(await checkFile({ folder, file, facts, found }, read)))
  }
  return refusals.length > 0 ? { refusals } : { files: read }
}

/** A chunk without a hash would be asked for and not be there. Source maps and hidden files are left behind without a word. */
const undeclared = (declared: ReleaseDescriptor['files'], found: FileSizes): Refusal[] =>
  [...found.keys()]
    .filter((file) => file !== 'release.json' && !/\.map$|(?:^|\/)\./.test(file))
    .filter((file) => declared[file] === undefined && declared[file.replace(/\.(?:br|gz)$/, '')] === undefined)
    .map((file) => ({
      rule: 'integrity',
      ours: `${file} stands in the folder, and files of release.json does not name it`,
      theirs: 'a file without a hash is stored and served to nobody',
      wayOut: `build anew into an empty folder, so that files names ${file}, or delete it`,
    }))

const missing = (file: string): Refusal => ({
  rule: 'integrity',
  ours: `files of release.json names ${file}, which is not in the folder`,
  theirs: 'a browser would ask for it',
  wayOut: 'build anew, and publish the folder as the build leaves it',
})

type FileToCheck = { folder: string; file: string; facts: Declared; found: FileSizes }

async function checkFile({ folder, file, facts, found }: FileToCheck, read: Map<string, Buffer>): Promise<Refusal[]> {
  const content = await readFile(path.join(folder, file))
  read.set(file, content)
  const refusals: Refusal[] = []
  const expect = (field: string, said: string | number, is: string | number) => {
    if (said !== is) refusals.push(differs(`files.${file}.${field}`, said, is))
  }
  expect('integrity', facts.integrity, hashOf(content, facts.integrity))
  expect('bytes', facts.bytes, content.length)
  expect('brotli', facts.brotli, found.get(`${file}.br`) ?? content.length)
  for (const ending of Object.keys(forms) as Ending[]) {
    if (!found.has(`${file}${ending}`)) continue
    const form = await readFile(path.join(folder, `${file}${ending}`))
    read.set(`${file}${ending}`, form)
    const unpacked = await forms[ending](form, { maxOutputLength: releaseLimits.bytes }).catch(() => undefined)
    if (unpacked?.equals(content) !== true) refusals.push(otherForm(file, ending))
  }
  return refusals
}

function hashOf(content: Buffer, like: string): string {
  const algorithm = like.startsWith('sha384-') ? 'sha384' : 'sha256'
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
}

const differs = (field: string, said: string | number, is: string | number): Refusal => ({
  rule: 'integrity',
  ours: `release.json says ${field}: ${said}`,
  theirs: `the file has ${is}`,
  wayOut: 'build anew, and publish the folder as the build leaves it; brotli is the size of the .br beside a file',
})

const otherForm = (file: string, ending: Ending): Refusal => ({
  rule: 'integrity',
  ours: `${file}${ending} is another file than ${file}`,
  theirs: 'it is served in its place',
  wayOut: `delete ${file}${ending}, or compress ${file} anew`,
})
