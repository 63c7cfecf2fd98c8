import { readFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf } from './imports.ts'
import type { SourceFile } from './judge.ts'

/** The entry points of packages by the name that imports them: `@shop/shared/bus` to `shared/src/bus/index.ts`. */
export type EntryPoints = ReadonlyMap<string, string>

/** Reads the `exports` of the packages in some folders of the repository. */
export function readEntryPoints(folders: readonly string[]): EntryPoints {
  return new Map(
    folders.flatMap((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
      return Object.entries(exports as Record<string, string>).map(
        ([key, file]) => [name + key.slice(1), path.posix.join(folder, file)] as const,
      )
    }),
  )
}

/** Groups of files that reach each other by imports, of types and later loads too, as lines for a person. */
export function judgeImportCircles(files: readonly SourceFile[], entryPoints: EntryPoints): string[] {
  const known = new Set(files.map((file) => file.path))
  const targets = new Map(
    files.map((file) => [
      file.path,
      importsOf(file.source)
        .map(({ specifier }) =>
          specifier.startsWith('.')
            ? path.posix.join(path.posix.dirname(file.path), specifier)
            : (entryPoints.get(specifier) ?? specifier),
        )
        .filter((target) => known.has(target)),
    ]),
  )
  return circlesIn(targets).map((circle) => `${circle.join(', ')} import each other: move what they share to a leaf`)
}

/** The strongly connected components of two or more files, by Tarjan's algorithm. */
function circlesIn(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const numbers = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  /** Gives the lowest number on the open path that a file leads back to. */
  function visit(file: string): number {
    const own = numbers.size
    numbers.set(file, own)
    open.push(file)
    let lowest = own
    for (const target of targets.get(file) ?? []) {
      const number = numbers.get(target)
      if (number === undefined) lowest = Math.min(lowest, visit(target))
      else if (open.includes(target)) lowest = Math.min(lowest, number)
    }
    if (lowest < own) return lowest
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) circles.push(circle.toSorted())
    return lowest
  }
  for (const file of targets.keys()) if (!numbers.has(file)) visit(file)
  return circles
}
