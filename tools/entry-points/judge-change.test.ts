import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from '@jest/globals'
import { judgeChange } from './judge-change.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'entry-points-'))
const compilerOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
}
writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
afterAll(() => rmSync(folder, { recursive: true }))

const reportOf = (code: string) => `## API Report\n\n\`\`\`ts\n\n${code}\n\n\`\`\`\n`
const judged = (before: string, after: string) =>
  judgeChange(reportOf(before), reportOf(after), { folder, tsc: path.join(root, 'node_modules/.bin/tsc') })

const props = (more = '') =>
  `type Props = {\n    name: string;\n${more}};\nexport const Card: (props: Props) => string;`
const brand =
  'const brand: unique symbol;\nexport type Yen = number & {\n    readonly [brand]: true;\n};\nexport function yen(value: number): Yen;'

describe('what a new report does to those who were built with the one before', () => {
  it.each([
    { says: 'nothing, when it is the same', before: props(), after: props(), step: 'none', broken: [] },
    {
      says: 'nothing bad, when a name came',
      before: props(),
      after: `${props()}\nexport const more: number;`,
      step: 'minor',
      broken: [],
    },
    {
      says: 'nothing bad, when a property came that may be left out',
      before: props(),
      after: props('    tone?: string;\n'),
      step: 'minor',
      broken: [],
    },
    {
      says: 'nothing bad, when a brand has its own symbol in each report',
      before: brand,
      after: `${brand}\nexport const zero: Yen;`,
      step: 'minor',
      broken: [],
    },
    {
      says: 'nothing bad, when a result has more than before',
      before: 'export type Line = {\n    no: number;\n};',
      after: 'export type Line = {\n    no: number;\n    note: string;\n};',
      step: 'minor',
      broken: [],
    },
    {
      says: 'breaks them, when a name went',
      before: `${props()}\nexport const more: number;`,
      after: props(),
      step: 'major',
      broken: ['more'],
    },
    {
      says: 'breaks them, when a type that stands for itself went',
      before: 'export type Line = number;\nexport const a: 1;',
      after: 'export const a: 1;',
      step: 'major',
      broken: ['Line'],
    },
    {
      says: 'breaks them, when a property has to be given from now on',
      before: props(),
      after: props('    tone: string;\n'),
      step: 'major',
      broken: ['Card'],
    },
    {
      says: 'breaks them, when a union that they close has one more case',
      before: "export type State = 'open' | 'closed';",
      after: "export type State = 'open' | 'closed' | 'away';",
      step: 'major',
      broken: ['State'],
    },
    {
      says: 'breaks them, when a function gives another type',
      before: 'export function count(): number;',
      after: 'export function count(): string;',
      step: 'major',
      broken: ['count'],
    },
    {
      says: 'breaks them, when a generic type changed for every argument',
      before: 'export type Page<Item, Key extends string = string> = {\n    items: readonly Item[];\n    key: Key;\n};',
      after: 'export type Page<Item, Key extends string = string> = {\n    rows: readonly Item[];\n    key: Key;\n};',
      step: 'major',
      broken: ['Page'],
    },
    {
      says: 'breaks them, when what it takes from another entry point is gone there',
      before: "import { Gone } from './nowhere.d.ts';\nexport const gone: Gone;",
      after: 'export const gone: number;',
      step: 'major',
      broken: ['Gone'],
    },
  ])('$says', ({ before, after, step, broken }) => {
    expect(judged(before, after)).toMatchObject({ step, broken })
  })

  it('tells the names that came', () => {
    expect(judged(props(), `${props()}\nexport const more: number;`).added).toEqual(['more'])
  })
})
