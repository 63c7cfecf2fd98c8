import { describe, expect, it } from '@jest/globals'
import { memberCode, weekNumber } from '@shop/shared/domain'
import { fakePlatform } from '@shop/shared/testing'
import { badStoredValues } from '@shop/shared/testing/bad-values'
import { keepStaged, readStaged, type StagedWishes } from './staged-wishes.ts'

const whose = { member: memberCode('1234567801'), week: weekNumber('20261201') }
const wishes: StagedWishes = { '040101': { is: 'change', cycle: 4, quantity: 3 }, '040102': { is: 'cancel' } }
const storeWith = (wishesKept: unknown) => {
  const store = fakePlatform().storage
  store.session.write('ordering.subscription-wishes', { ...whose, wishes: wishesKept })
  return store
}

describe('wishes that were not sent', () => {
  it('are found again by the same member in the same week alone', () => {
    const store = fakePlatform().storage
    keepStaged(store, whose, wishes)
    expect(readStaged(store, whose)).toEqual(wishes)
    expect(readStaged(store, { ...whose, member: memberCode('1234567802') })).toEqual({})
    expect(readStaged(store, { ...whose, week: weekNumber('20261202') })).toEqual({})
    keepStaged(store, whose, {})
    expect(readStaged(store, whose)).toEqual({})
  })

  it.each([
    { says: 'no pieces', wish: { is: 'change', cycle: 1, quantity: 0 } },
    { says: 'too many pieces', wish: { is: 'change', cycle: 1, quantity: 100 } },
    { says: 'an unknown cycle', wish: { is: 'change', cycle: 9, quantity: 1 } },
    { says: 'an unknown wish', wish: { is: 'give' } },
    { says: 'a text', wish: 'skip' },
  ])('leave out $says', ({ wish }) => {
    expect(readStaged(storeWith({ '040101': wish, '040102': { is: 'skip' } }), whose)).toEqual({
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
