import { afterEach, describe, expect, it } from '@jest/globals'
import type { ApiClient } from '@shop/shared/api'
import { isSalesPersonCode } from '@shop/shared/domain/sales-person'
import { badStoredValues } from '@shop/shared/testing'
import * as v from 'valibot'
import { entryOfPage } from '../arrival/app-tracker.ts'
import { rememberCampaign } from '../arrival/campaign.ts'
import { readFaults } from '../features/platform-panel/faults/planned-faults.ts'
import { createScrollMemory } from '../frame/screen/scroll-memory.ts'
import { isWelcomeShown } from '../frame/welcome/welcome-rule.ts'
import { createRedirectBudget } from '../login/redirect-budget.ts'
import { createSavedPages } from '../login/saved-page.ts'
import { aProvider } from '../login/testing/fake-browser.ts'
import { createTokenKeeper } from '../login/token-keeper.ts'
import { localKeys, sessionKeys } from './kept-keys.ts'
import { loadPlanningWeeks } from './planning-weeks.ts'
import { createStorage, type ShellKeys } from './storage.ts'
import { visitorId } from './visitor-id.ts'

/** Whether a value fits a key; every key has a schema. */
const holds = (key: ShellKeys[string] | undefined, value: unknown) => key !== undefined && v.is(key.schema, value)

const stores = [
  { name: 'session', store: window.sessionStorage, keys: sessionKeys },
  { name: 'local', store: window.localStorage, keys: localKeys },
] as const
afterEach(() => {
  for (const { store } of stores) store.clear()
})

const now = new Date('2026-11-20T18:00:00+09:00')
const noWeeks: ApiClient = {
  send: (async () => ({ member_latest_planning_weeks: [], old_week_planning_list: [] })) as ApiClient['send'],
}

/** Everything that the shell reads at the start of a page, and what it writes then. */
async function start(openSession: () => Storage, openLocal: () => Storage): Promise<void> {
  const session = createStorage(openSession, sessionKeys)
  const local = createStorage(openLocal, localKeys)
  const keeper = createTokenKeeper({
    session,
    local,
    channel: undefined,
    locks: undefined,
    endpoint: aProvider().endpoint,
    now: () => now.getTime(),
    ended: () => undefined,
    forget: session.clear,
    switched: () => undefined,
  })
  expect(await keeper.restore()).toBeUndefined()
  expect(await keeper.accessToken()).toBeUndefined()
  expect(visitorId(local, () => 'made')).toEqual(expect.any(String))
  expect(createSavedPages(session, () => undefined).take()).toBeUndefined()
  expect(typeof createRedirectBudget({ session, now: () => now.getTime() }).spend()).toBe('boolean')
  expect(entryOfPage({ location: { pathname: '/' } }, session)).toBe('web')
  expect(isSalesPersonCode(session.read('sp') ?? 'E12')).toBe(true)
  rememberCampaign(new URL('https://shop.test/?utm_source=x'), {
    local,
    session,
    page: { marketingSources: [] },
    randomId: () => 'one',
  })
  expect(typeof isWelcomeShown(local.read('topViewModeTimestamp'), now)).toBe('boolean')
  expect(readFaults(session)).toEqual({})
  expect(createScrollMemory(session).placeOf('k')).toBeUndefined()
  await loadPlanningWeeks({ api: noWeeks, session, tell: () => undefined })
  session.clear()
}

describe('what stands in the stores of a browser', () => {
  it('there are thirty bad values', () => expect(new Set(badStoredValues).size).toBe(30))

  it.each(stores.flatMap(({ name, keys }) => Object.keys(keys).map((key) => ({ name, key }))))(
    'the $name key $key holds none of them, or what fits it',
    ({ name, key }) => {
      const { store, keys } = stores.find((one) => one.name === name) ?? stores[0]
      for (const text of badStoredValues) {
        store.setItem(`shop.${key}`, text)
        const value = createStorage(() => store, keys).read(key)
        expect(value === undefined || holds(keys[key], value)).toBe(true)
        expect(store.getItem(`shop.${key}`)).toBe(value === undefined ? null : text)
      }
    },
  )

  it.each(badStoredValues.map((text) => ({ text, says: text.slice(0, 60) })))(
    'the shop starts with $says under every key',
    async ({ text }) => {
      for (const { store, keys } of stores) for (const key of Object.keys(keys)) store.setItem(`shop.${key}`, text)
      await start(
        () => window.sessionStorage,
        () => window.localStorage,
      )
    },
  )
})

const longText = 'x'.repeat(200)
const aRecord = { fits: [{}, { a: 1 }], bad: [null, [], 'text', 1, true] }
const aText = { fits: ['a', longText], bad: ['', `${longText}x`, 1, null, ['a']] }
const aTrue = { fits: [true], bad: [false, 'true', 1, null] }
const aNumber = { fits: [0, 1.5, -1], bad: ['1', null, Number.NaN, Number.POSITIVE_INFINITY] }
const aList = { fits: [[], [1, 'a']], bad: [{}, 'list', null] }

describe('[GRD-066] what a key may hold', () => {
  it.each<{ keys: string; fits: readonly unknown[]; bad: readonly unknown[] }>([
    { keys: 'from app platform-panel.faults lastRefresh', ...aRecord },
    { keys: 'unionMember toldWithoutDelivery passwordAgain utm_isWebAd is_official_site', ...aTrue },
    { keys: 'askedInSilence pendingLogin sessionId visitor utm_source utm_medium utm_planningWeek', ...aText },
    { keys: 'outdatedReloadAt topViewModeTimestamp', ...aNumber },
    { keys: 'places', ...aList },
    { keys: 'planningWeekIndex weeksAhead', fits: [0, 1, 7], bad: [-1, 0.5, '0', null] },
    { keys: 'redirects', fits: [[], [1, 2]], bad: [['1'], [1, null], {}, 1] },
    { keys: 'sp', fits: ['E12'], bad: ['E 12', '', 12] },
    { keys: 'tokens', fits: [aProvider().tokensOf(1)], bad: [{}, null, { ...aProvider().tokensOf(1), subject: '' }] },
  ])('$keys', ({ keys, fits, bad }) => {
    for (const key of keys.split(' ')) {
      const held = { ...sessionKeys, ...localKeys }[key]
      for (const value of fits) expect([key, value, holds(held, value)]).toEqual([key, value, true])
      for (const value of bad) expect([key, value, holds(held, value)]).toEqual([key, value, false])
    }
  })
})

/** A store whose methods of these names throw from a given call on. */
function failing(inner: Storage, names: readonly string[], from: number): () => Storage {
  let calls = 0
  const store = new Proxy(inner, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name)
      if (typeof own !== 'function') return own
      return (...args: unknown[]) => {
        calls += 1
        if (names.includes(String(name)) && calls >= from) throw new DOMException('full', 'QuotaExceededError')
        return Reflect.apply(own, target, args)
      }
    },
  })
  return () => store
}
const forbidden = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

describe('a browser whose stores throw', () => {
  it('when they are opened: the shop starts', () => start(forbidden, forbidden))

  it.each(
    [['setItem'], ['getItem'], ['removeItem'], ['setItem', 'getItem', 'removeItem']].flatMap((names) =>
      [1, 2, 5, 12].map((from) => ({ names, from })),
    ),
  )('in $names from call $from on: the shop starts', ({ names, from }) =>
    start(failing(window.sessionStorage, names, from), failing(window.localStorage, names, from)),
  )

  it('keep nothing over the loading of a page, and say so', () => {
    expect(createStorage(() => window.sessionStorage).isLasting()).toBe(true)
    expect(createStorage(forbidden).isLasting()).toBe(false)
    expect(createStorage(failing(window.sessionStorage, ['setItem'], 1)).isLasting()).toBe(false)
    expect(window.sessionStorage.length).toBe(0)
  })
})

describe('what a logout takes away', () => {
  it('[GRD-062] is everything of the member, and of keys that the shell does not know', () => {
    const session = createStorage(() => window.sessionStorage, sessionKeys)
    for (const key of ['tokens', 'from', 'unionMember', 'planningWeekIndex', 'signup.application'])
      session.write(key, { any: 'thing' })
    session.clear()
    expect(window.sessionStorage.length).toBe(0)
  })

  it('[GRD-045] [GRD-095] is not the code of the sales person: it is kept for the session', () => {
    for (const open of [() => window.sessionStorage, forbidden]) {
      const session = createStorage(open, sessionKeys)
      session.write('sp', 'E12')
      session.write('from', { path: '/' })
      session.clear()
      expect([session.read('sp'), session.read('from')]).toEqual(['E12', undefined])
    }
  })

  it('[GRD-066] no token and no name of anybody is kept beyond the visit', () => {
    const kept = Object.keys(localKeys)
    expect(kept).not.toContain('tokens')
    expect(Object.values(localKeys).every(({ of }) => of === 'visit')).toBe(true)
  })
})
