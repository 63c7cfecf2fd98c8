import { describe, expect, it } from '@jest/globals'
import { type Suites, selectSuites } from './select-suites.ts'

const remotes = ['mfe-a', 'mfe-b']
const workspace = {
  remotes,
  isReadByBuild: (name: string, file: string) => file.startsWith(`${name}/`) || file.startsWith('shared/src/'),
  chunksOf: (remote: string, file: string) =>
    file === 'mfe-b/src/new.ts' ? undefined : [`${remote}/${file.includes('list') ? 'list' : 'entry'}`],
  chunksOfTests: new Map([
    ['journeys/a.spec.ts:3', ['mfe-a/entry']],
    ['journeys/both.spec.ts:5', ['mfe-a/entry', 'mfe-b/entry']],
    ['journeys/both.spec.ts:9', ['mfe-b/entry', 'mfe-b/list']],
    ['journeys/frame.spec.ts:4', []],
  ]),
}
const nothing: Suites = { unit: 'changed', journeys: [], remotes: [], others: false }
const everything: Suites = { unit: 'changed', journeys: 'all', remotes, others: true }

describe('a difference to a commit', () => {
  it.each<{ says: string; files: string[]; suites: Suites }>([
    { says: 'that is none runs nothing', files: [], suites: nothing },
    { says: 'of words runs nothing', files: ['docs/releasing.md', 'README.md'], suites: nothing },
    {
      says: 'of a unit test runs what jest finds',
      files: ['mfe-a/src/a.test.tsx', 'shared/src/testing/server.ts'],
      suites: nothing,
    },
    {
      says: 'of one remote runs its suite and the journeys that load the chunks which the file is in',
      files: ['mfe-b/src/list.ts', 'mfe-b/src/list.test.ts'],
      suites: { ...nothing, journeys: ['journeys/both.spec.ts:9'], remotes: ['mfe-b'] },
    },
    {
      says: 'of a file that no build has read runs the journeys that load anything of its remote',
      files: ['mfe-b/src/new.ts'],
      suites: { ...nothing, journeys: ['journeys/both.spec.ts:5', 'journeys/both.spec.ts:9'], remotes: ['mfe-b'] },
    },
    {
      says: 'of a journey and of what it loads runs the whole file once',
      files: ['mfe-b/src/list.ts', 'e2e/journeys/both.spec.ts'],
      suites: { ...nothing, journeys: ['journeys/both.spec.ts'], remotes: ['mfe-b'] },
    },
    {
      says: 'of the own suite of a remote runs that alone',
      files: ['mfe-a/e2e/a.spec.ts'],
      suites: { ...nothing, remotes: ['mfe-a'] },
    },
    {
      says: 'of a journey runs it, also one that no whole run has seen',
      files: ['e2e/journeys/new.spec.ts'],
      suites: { ...nothing, journeys: ['journeys/new.spec.ts'] },
    },
    { says: 'of the steps of journeys runs everything', files: ['e2e/journeys/steps/order.ts'], suites: everything },
    { says: 'of the shell runs everything', files: ['shell/src/main.ts'], suites: everything },
    { says: 'of what the shell is built from runs everything', files: ['shared/src/yen.ts'], suites: everything },
    { says: 'of the services runs everything', files: ['reference-services/src/main.ts'], suites: everything },
    { says: 'of a library runs everything', files: ['pnpm-lock.yaml'], suites: { ...everything, unit: 'all' } },
    { says: 'of data runs everything', files: ['static-data/phones.json'], suites: { ...everything, unit: 'all' } },
  ])('$says', ({ files, suites }) => expect(selectSuites(files, workspace)).toEqual(suites))

  it('of a remote runs all journeys where no whole run has told which ones load it', () => {
    const files = ['mfe-b/src/b.ts']
    expect(selectSuites(files, { ...workspace, chunksOfTests: undefined })).toEqual({
      ...nothing,
      journeys: 'all',
      remotes: ['mfe-b'],
    })
  })
})
