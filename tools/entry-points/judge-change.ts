import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Step } from './steps.ts'

/** The effect of a new report on those who were built with the one before. */
export type Change = {
  step: Extract<Step, 'none' | 'minor' | 'major'>
  added: readonly string[]
  /** Removed, or of a type that does not stand in for the one before. */
  broken: readonly string[]
}

type Declared = { kind: 'value' | 'type' | 'elsewhere'; parameters: number }

/**
 * Compares two reports as a consumer would: every name of the report before has to be there, its new value has to do for
 * the old type, and what has its new type has to do where the old one was expected. An optional property is an addition,
 * one more case of a union a change. `folder`: a package of declarations, see {@link declarationsFolder}.
 */
export function judgeChange(before: string, after: string, { folder, tsc }: { folder: string; tsc: string }): Change {
  const [old, now] = [declaredIn(before), declaredIn(after)]
  const added = [...now.keys()].filter((name) => !old.has(name))
  const removed = [...old.keys()].filter((name) => !now.has(name))
  if (before === after) return { step: 'none', added: [], broken: [] }
  const kept = [...old].filter(([name]) => now.has(name))
  const broken = [...removed, ...incompatible(kept, { before, after, folder, tsc })]
  return { step: broken.length > 0 ? 'major' : 'minor', added, broken }
}

const exported = /^export (?:abstract )?(const|let|function|class|type|interface|enum) (\w+)/gm
const handedOn = /^export \{ (\w+) \}/gm

function declaredIn(report: string): Map<string, Declared> {
  const code = codeOf(report)
  const found = new Map<string, Declared>()
  for (const { 1: kind, 2: name = '', index, 0: match } of code.matchAll(exported)) {
    const isType = kind === 'type' || kind === 'interface'
    const parameters = isType ? parametersOf(code.slice(index + match.length)) : 0
    found.set(name, { kind: isType ? 'type' : 'value', parameters })
  }
  for (const { 1: name = '' } of code.matchAll(handedOn)) found.set(name, { kind: 'elsewhere', parameters: 0 })
  return found
}

/** `<Key extends string, Value = Map<Key, number>> = …` → 2 */
function parametersOf(text: string): number {
  if (!text.startsWith('<')) return 0
  let depth = 0
  let count = 1
  for (const [place, sign] of [...text].entries()) {
    if ('<{[('.includes(sign)) depth += 1
    if ('}])'.includes(sign) || (sign === '>' && text[place - 1] !== '=')) depth -= 1
    if (sign === ',' && depth === 1) count += 1
    if (depth === 0) break
  }
  return count
}

const codeOf = (report: string): string => /```ts\n([\s\S]*)```/.exec(report)?.[1] ?? ''

/** A brand is a symbol of one file: two reports of it would never meet. */
const asDeclarations = (report: string): string =>
  codeOf(report)
    .replaceAll(/^(const|let|function|class|abstract class|enum|namespace)\b/gm, 'declare $1')
    .replaceAll(/^(declare const|export const) (\w+): unique symbol/gm, "$1 $2: '$2'")

type Reports = { before: string; after: string; folder: string; tsc: string }

/** Names whose new declaration does not do for the old one, by the compiler's word. */
function incompatible(kept: readonly [string, Declared][], { before, after, folder, tsc }: Reports): string[] {
  const place = path.join(folder, 'compatibility')
  mkdirSync(place, { recursive: true })
  writeFileSync(path.join(place, 'before.d.ts'), asDeclarations(before))
  writeFileSync(path.join(place, 'after.d.ts'), asDeclarations(after))
  const checked = kept.filter(([, { kind }]) => kind !== 'elsewhere')
  const lines = checked.map(([name, { kind, parameters }]) => {
    const args = parameters === 0 ? '' : `<${Array.from({ length: parameters }, () => 'any').join(', ')}>`
    const [then, since] =
      kind === 'value'
        ? [`typeof before.${name}`, `typeof after.${name}`]
        : [`before.${name}${args}`, `after.${name}${args}`]
    return `export const ${name}Does: (given: ${since}) => ${then} = (given) => given`
  })
  // A name that another entry point has lost would be `any` in the old report, and everything would do for it.
  const needed = [...codeOf(before).matchAll(/^import \{ (\w+)(?: as \w+)? \} from '([^']+)';/gm)].map(
    ([, name = '', from = '']) => ({ name, line: `import type { ${name} as needs${name} } from '${from}'` }),
  )
  const head = "import type * as before from './before.d.ts'; import type * as after from './after.d.ts'"
  writeFileSync(path.join(place, 'check.ts'), `${[head, ...lines, ...needed.map(({ line }) => line)].join('\n')}\n`)
  writeFileSync(
    path.join(place, 'tsconfig.json'),
    JSON.stringify({ extends: '../tsconfig.json', include: ['check.ts'] }),
  )
  const { status, stdout } = spawnSync(tsc, ['-p', place, '--pretty', 'false'], { encoding: 'utf8' })
  if (status === 0) return []
  const failed = new Set([...stdout.matchAll(/check\.ts\((\d+),/g)].map(([, line]) => Number(line)))
  const names = [...checked.map(([name]) => name), ...needed.map(({ name }) => name)]
  return names.filter((_, index) => failed.has(index + 2))
}
