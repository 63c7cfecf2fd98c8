import { describe, expect, it } from '@jest/globals'
import { createRedirectBudget } from './redirect-budget.ts'
import { aStore } from './testing/fake-browser.ts'

const began = 1_790_000_000_000

/** A tab that loads its page anew with every call: only its store stays. */
function aTab(session = aStore()) {
  let now = began
  const budget = () => createRedirectBudget({ session, now: () => now })
  return {
    session,
    at: (ms: number) => {
      now = began + ms
    },
    spend: () => budget().spend(),
    renew: () => budget().renew(),
  }
}

describe('moves that the page makes by itself', () => {
  it('are two in a minute, counted over page loads', () => {
    const tab = aTab()
    expect([tab.spend(), tab.spend(), tab.spend(), tab.spend()]).toEqual([true, true, false, false])
  })

  it.each([
    { ms: 59_999, may: false },
    { ms: 60_000, may: true },
  ])('come back a minute after the first: $ms ms, $may', ({ ms, may }) => {
    const tab = aTab()
    tab.spend()
    tab.at(30_000)
    tab.spend()
    tab.at(ms)
    expect(tab.spend()).toBe(may)
  })

  it('come back when somebody decides to try again', () => {
    const tab = aTab()
    tab.spend()
    tab.spend()
    tab.renew()
    expect(tab.spend()).toBe(true)
  })

  it('are none in a tab that cannot count them', () => {
    const session = aStore()
    session.isLasting = () => false
    expect(aTab(session).spend()).toBe(false)
  })

  it.each([null, 7, 'text', {}, ['x'], [null], [began + 1, began + 2], [Number.NaN]])(
    'are counted anew when %j stands there',
    (stored) => {
      const tab = aTab()
      tab.session.write('redirects', stored)
      expect([tab.spend(), tab.spend(), tab.spend()]).toEqual([true, true, false])
    },
  )
})
