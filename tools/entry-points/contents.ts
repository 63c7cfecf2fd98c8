import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@swc/core'
import { importsOf } from '../boundaries/imports.ts'
import { packageOf, versionOf } from '../federation/installed-version.ts'

const digestLength = 16

export type ContentsOptions = {
  /** Folder of the package `@shop/shared`. */
  folder: string
  /** Its entries: `./api` → `./src/api/index.ts`. */
  entries: Readonly<Record<string, string>>
  /** Whether the share scope gives it: other entry points, and packages that come from the shell. */
  isShared: (specifier: string) => boolean
}

/**
 * A digest of the code that a copy of an entry point brings along: its own modules without types and comments, those of entries
 * that are no entry points, and the versions of the packages in it. Other entry points and singletons come by the share scope.
 */
export function contentsOf(entryPoint: string, options: ContentsOptions): string {
  const { codes, packages } = copyOf(entryPoint, options)
  const inOrder = [...codes].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, code]) => code)
  const hash = createHash('sha256')
  for (const part of [...inOrder, ...[...packages].toSorted()]) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, digestLength)
}

type Copy = { codes: Map<string, string>; packages: Set<string> }

function copyOf(entryPoint: string, { folder, entries, isShared }: ContentsOptions): Copy {
  const fileOf = (entry: string) => path.join(folder, entries[entry.replace('@shop/shared', '.')] ?? '')
  const copy: Copy = { codes: new Map(), packages: new Set() }

  function visit(file: string): void {
    if (copy.codes.has(file)) return
    const source = readFileSync(file, 'utf8')
    copy.codes.set(file, codeOf(file, source))
    for (const { specifier, isTypeOnly } of importsOf(source))
      if (!isTypeOnly && !isShared(specifier)) follow(specifier, file)
  }

  function follow(specifier: string, from: string): void {
    if (specifier.startsWith('.')) visit(path.resolve(path.dirname(from), specifier))
    else if (specifier.startsWith('@shop/shared/')) visit(fileOf(specifier))
    else copy.packages.add(`${packageOf(specifier)}@${versionOf(specifier, folder)}`)
  }

  visit(fileOf(entryPoint))
  return copy
}

function codeOf(file: string, source: string): string {
  if (!/\.tsx?$/.test(file)) return source
  const { code } = transformSync(source, {
    filename: path.basename(file),
    configFile: false,
    swcrc: false,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      target: 'es2023',
      transform: { react: { runtime: 'automatic' } },
      minify: { compress: false, mangle: false, format: { comments: false } },
    },
  })
  return code
}
