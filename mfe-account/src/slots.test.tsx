import { expect, it } from '@jest/globals'
import * as remote from './remote.tsx'
import { fills } from './slots.ts'

it('the entry has lifecycles for each slot that the release says it fills', () => {
  expect(Object.keys(remote.slots ?? {})).toEqual(fills.map(({ name }) => name))
})
