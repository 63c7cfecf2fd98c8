import { expect, it } from '@jest/globals'
import { chunksOfTests } from './loaded-chunks.ts'

const spec = (file: string, line: number, ...chunks: string[]) => ({
  file,
  line,
  tests: chunks.map((description) => ({ annotations: [{ type: 'chunks', description }] })),
})

it('the chunks of a test are those of all its runs, each once, and none of a page of the shell', () => {
  const report = {
    suites: [
      {
        specs: [spec('journeys/a.spec.ts', 3, 'mfe-a/entry', 'mfe-a/entry mfe-b/list')],
        suites: [{ specs: [spec('journeys/a.spec.ts', 9, 'mfe-b/entry')] }],
      },
      { specs: [{ file: 'journeys/frame.spec.ts', line: 5, tests: [{}] }] },
    ],
  }
  expect([...(chunksOfTests(report) ?? [])]).toEqual([
    ['journeys/a.spec.ts:3', ['mfe-a/entry', 'mfe-b/list']],
    ['journeys/a.spec.ts:9', ['mfe-b/entry']],
    ['journeys/frame.spec.ts:5', []],
  ])
})

it('nothing is known from a run whose tests have noted nothing', () => {
  expect(chunksOfTests({ suites: [{ specs: [spec('journeys/a.spec.ts', 3)] }] })).toBeUndefined()
})
