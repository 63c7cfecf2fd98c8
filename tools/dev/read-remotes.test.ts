import { expect, it } from '@jest/globals'
import { readRemotes } from './read-remotes.ts'

const all = ['mfe-one', 'mfe-two']

it.each([
  { args: [], remotes: [] },
  { args: ['mfe-two'], remotes: ['mfe-two'] },
  { args: ['shell', 'mfe-one', 'mfe-one'], remotes: ['mfe-one'] },
])('pnpm dev $args follows $remotes', ({ args, remotes }) => {
  expect(readRemotes(all, args)).toEqual(remotes)
})

it('names a remote that is not there, and those that are', () => {
  expect(() => readRemotes(all, ['mfe-one', 'mfe-three'])).toThrow(
    'There is no remote mfe-three. The remotes here: mfe-one, mfe-two.',
  )
})
