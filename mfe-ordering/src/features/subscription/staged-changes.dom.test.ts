import { describe, expect, it } from '@jest/globals'
import { memberCode, weekNumber } from '@shop/shared/domain'
import { fakePlatform } from '@shop/shared/testing'
import { badStoredValues } from '@shop/shared/testing/bad-values'
import { keepStaged, readStaged, type StagedChanges } from './staged-changes.ts'

const whose = { member: memberCode('1234567801'), week: weekNumber('20261201') }
const requests: StagedChanges = { '040101': { is: 'change', cycle: 4, quantity: 3 }, '040102': { is: 'cancel' } }
const storeWith = (kept: unknown) => {
  const store = fakePlatform().storage
  store.session.write('ordering.subscription-wishes', { ...whose, wishes: kept })
  return store
}

describe('requests that were not sent', () => {
  it('are found again by the same member in the same week alone', () => {
    const store = fakePlatform().storage
    keepStaged(store, whose, requests)
    expect(readStaged(store, whose)).toEqual(requests)
    expect(readStaged(store, { ...whose, member: memberCode('1234567802') })).toEqual({})
    expect(readStaged(store, { ...whose, week: weekNumber('20261202') })).toEqual({})
    keepStaged(store, whose, {})
    expect(readStaged(store, whose)).toEqual({})
  })

  it.each([
    { says: 'no pieces', request: { is: 'change', cycle: 1, quantity: 0 } },
    { says: 'too many pieces', request: { is: 'change', cycle: 1, quantity: 100 } },
    { says: 'an unknown cycle', request: { is: 'change', cycle: 9, quantity: 1 } },
    { says: 'an unknown request', request: { is: 'give' } },
    { says: 'a text', request: 'skip' },
  ])('leave out $says', ({ request }) => {
    expect(readStaged(storeWith({ '040101': request, '040102': { is: 'skip' } }), whose)).toEqual({
      '040102': { is: 'skip' },
    })
  })

  it.each(badStoredValues)('read %j as none', (text) => {
    const value = parsed(text)
    const store = fakePlatform().storage
    store.session.write('ordering.subscription-wishes', value)
    expect(readStaged(store, whose)).toEqual({})
    expect(readStaged(storeWith(value), whose)).toEqual({})
  })
})

/** As the storage port reads it: what is no JSON is nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? null
  } catch {
    return null
  }
}
