import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf } from '../boundaries/imports.ts'

/** Digest of declarations → the report that was made of them. */
type ReportCache = Readonly<Record<string, string>>

const fileOf = (folder: string) => path.join(folder, '.entry-points', 'reports.json')

export const readReportCache = (folder: string): ReportCache =>
  existsSync(fileOf(folder)) ? JSON.parse(readFileSync(fileOf(folder), 'utf8')) : {}

export const writeReportCache = (folder: string, cache: ReportCache): void =>
  writeFileSync(fileOf(folder), JSON.stringify(cache))

/** A digest of a declaration file and of all that it takes by a relative path, in the order in which they are met. */
export function digestOf(file: string): string {
  const hash = createHash('sha256')
  const seen = new Set<string>()
  function add(name: string): void {
    if (seen.has(name)) return
    seen.add(name)
    const text = readFileSync(name, 'utf8')
    hash.update(text).update('\0')
    for (const { specifier } of importsOf(text))
      if (specifier.startsWith('.'))
        add(`${path.resolve(path.dirname(name), specifier).replace(/(\.d)?\.tsx?$/, '')}.d.ts`)
  }
  add(file)
  return hash.digest('hex')
}
