import { expect, it } from '@jest/globals'
import { judgeDoc, maxBytes } from './judge-doc.ts'

const there = ['docs/writes.md', 'shared/src/writes', 'tools/test/main.ts']
const judge = (text: string) => judgeDoc('docs/testing.md', text, (file) => there.includes(file))

it('accepts links and paths that lead somewhere, and addresses of elsewhere', () => {
  const text =
    '[a write](writes.md#states), `tools/test/main.ts`, `shared/src/writes`, <https://example.com>, [here](#top)'
  expect(judge(text)).toEqual([])
})

it.each([
  ['a link', '[a write](write.md)', 'docs/write.md'],
  ['a link that climbs', '[the map](../READ.md)', 'READ.md'],
  ['a path', 'see `tools/test/suite.ts`', 'tools/test/suite.ts'],
])('refuses %s to a file that is not there', (_kind, text, missing) => {
  expect(judge(text)).toEqual([`docs/testing.md: there is no ${missing}`])
})

it('does not read what stands in an example', () => {
  expect(judge('```ts\nimport x from "[x](y.md)" // `tools/x.ts`\n```')).toEqual([])
})

it('refuses a document that is too long to be read in one go', () => {
  expect(judge('あ'.repeat(maxBytes / 3 + 1))).toEqual([expect.stringMatching(/8193 bytes/)])
})
