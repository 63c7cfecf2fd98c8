import { expect, it } from '@jest/globals'
import { remotesOfSpecs } from './spec-remotes.ts'

const loads = (description: string) => ({ tests: [{ annotations: [{ type: 'remotes', description }] }] })

it('the remotes of a journey are those of all its tests, each once, and none of a page of the shell', () => {
  const report = {
    suites: [
      {
        file: 'journeys/a.spec.ts',
        specs: [loads('mfe-a'), { tests: [{ annotations: [] }, {}] }],
        suites: [{ file: 'journeys/a.spec.ts', specs: [loads('mfe-b mfe-a')] }],
      },
      { file: 'journeys/frame.spec.ts', specs: [{ tests: [{}] }] },
    ],
  }
  expect([...(remotesOfSpecs(report) ?? [])]).toEqual([
    ['journeys/a.spec.ts', ['mfe-a', 'mfe-b']],
    ['journeys/frame.spec.ts', []],
  ])
})

it('nothing is known from a run whose tests have noted nothing', () => {
  expect(remotesOfSpecs({ suites: [{ file: 'journeys/a.spec.ts', specs: [{ tests: [{}] }] }] })).toBeUndefined()
})
