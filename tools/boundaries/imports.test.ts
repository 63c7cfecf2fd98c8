import { describe, expect, it } from '@jest/globals'
import { importsOf } from './imports.ts'

const factsOf = (source: string) =>
  importsOf(source).map(({ specifier, isTypeOnly, line }) => `${line} ${specifier}${isTypeOnly ? ' (types)' : ''}`)

describe('the imports of a source', () => {
  it.each([
    { says: 'names', source: "import { a, b } from 'x'", facts: ['1 x'] },
    { says: 'a default', source: "import a from 'x'", facts: ['1 x'] },
    { says: 'everything', source: "import * as a from 'x'", facts: ['1 x'] },
    { says: 'a default and names', source: "import a, { b } from 'x'", facts: ['1 x'] },
    { says: 'a default and types', source: "import a, { type B } from 'x'", facts: ['1 x'] },
    { says: 'an effect', source: "import 'x'", facts: ['1 x'] },
    { says: 'types', source: "import type { A } from 'x'", facts: ['1 x (types)'] },
    { says: 'names that are all types', source: "import { type A, type B } from 'x'", facts: ['1 x (types)'] },
    { says: 'types and a value', source: "import { type A, b } from 'x'", facts: ['1 x'] },
    { says: 'nothing at all', source: "import {} from 'x'", facts: ['1 x'] },
    { says: 'an export', source: "export { a } from 'x'", facts: ['1 x'] },
    { says: 'an export of everything', source: "export * from 'x'", facts: ['1 x'] },
    { says: 'an export of types', source: "export type { A } from 'x'", facts: ['1 x (types)'] },
    { says: 'several lines', source: "import {\n  a,\n  type B,\n} from 'x'", facts: ['1 x'] },
    { says: 'double quotes', source: 'import { a } from "x"', facts: ['1 x'] },
    { says: 'attributes', source: "import a from './x.json' with { type: 'json' }", facts: ['1 ./x.json'] },
    { says: 'a later load', source: "const a = await import('x')", facts: ['1 x'] },
    { says: 'a later load with a chunk name', source: "import(/* webpackChunkName: 'y' */ 'x')", facts: ['1 x'] },
    {
      says: 'the line behind empty ones',
      source: "\n\n\nimport { a } from 'x'\n\nimport { b } from 'y'",
      facts: ['4 x', '6 y'],
    },
    { says: 'the line behind a comment', source: "/**\n * why\n */\nimport { a } from 'x'", facts: ['4 x'] },
    {
      says: 'no comment',
      source: "// import { a } from 'x'\n/* import { b } from 'y' */\n/**\n * import('z')\n */",
      facts: [],
    },
    { says: 'no value that is exported', source: "export const from = 'x'\nexport const a = 'y'", facts: [] },
    { says: 'no text in the middle of a line', source: 'const a = "import { b } from \'x\'"', facts: [] },
    { says: 'no meta', source: 'import.meta.url', facts: [] },
  ])('has $says', ({ source, facts }) => {
    expect(factsOf(source)).toEqual(facts)
  })
})
