import { expect, it } from '@jest/globals'
import { judgeImportCircles } from './import-circles.ts'

const entryPoints = new Map([['@shop/shared/bus', 'shared/src/bus/index.ts']])
const judged = (sources: Record<string, string>) =>
  judgeImportCircles(
    Object.entries(sources).map(([path, source]) => ({ path, source })),
    entryPoints,
  )

it.each([
  { by: 'values', source: "import { a } from './a.ts'" },
  { by: 'types', source: "import type { A } from './a.ts'" },
  { by: 'an export', source: "export { a } from './a.ts'" },
  { by: 'a later load', source: "const load = () => import('./a.ts')" },
])('two files that import each other by $by are named', ({ source }) => {
  const circle = { 'mfe-x/src/a.ts': "import { b } from './b.ts'", 'mfe-x/src/b.ts': source }
  expect(judged(circle)).toEqual([expect.stringContaining('mfe-x/src/a.ts, mfe-x/src/b.ts import each other')])
})

it('a circle of several files, over folders and an entry point, is one line', () => {
  const found = judged({
    'shared/src/bus/index.ts': "export { join } from './join.ts'",
    'shared/src/bus/join.ts': "import type { A } from '../api/a.ts'",
    'shared/src/api/a.ts': "import { join } from '@shop/shared/bus'",
    'shared/src/api/b.ts': "import { a } from './a.ts'",
  })
  expect(found).toEqual([
    expect.stringContaining('shared/src/api/a.ts, shared/src/bus/index.ts, shared/src/bus/join.ts '),
  ])
})

it('two circles are two lines', () => {
  const other = { 'b/a.ts': "import './b.ts'", 'b/b.ts': "import './a.ts'" }
  expect(judged({ 'a/a.ts': "import './b.ts'", 'a/b.ts': "import './a.ts'", ...other })).toHaveLength(2)
})

it('files that lead to the same leaf are none', () => {
  const leaf = "import { c } from './c.ts'"
  expect(judged({ 'a.ts': `import './b.ts'\n${leaf}`, 'b.ts': leaf, 'c.ts': "import 'react'" })).toEqual([])
})
