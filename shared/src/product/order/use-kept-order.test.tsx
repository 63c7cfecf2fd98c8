import { afterEach, describe, expect, it, jest } from '@jest/globals'
import {
  aMember,
  anOrder,
  anOrderLine,
  aPlanningWeek,
  aProduct,
  badParsedValues,
  type FakePlatform,
  fakePlatform,
  renderScreen,
  theNextWeek,
  type Viewer,
} from '@shop/shared/testing'
import { fireEvent } from '@testing-library/react'
import { currentOrderQuery } from './order.queries.ts'
import { readAtOf, useKeptOrder } from './use-kept-order.ts'

const storeKey = 'ordering.lastOrder'
const inTheRush = '2026-11-24T22:05:00+09:00'
const readAt = Date.parse('2026-11-24T12:00:00Z')
const { number: week } = aPlanningWeek()
const order = anOrder([anOrderLine({ product: aProduct(), quantity: 2 })])

function Page({ of = week }: { of?: typeof week }) {
  useKeptOrder(of)
  return null
}

/** A page in the browser's tab, with what the tab has kept. */
function open(platform: FakePlatform, { as = 'delivery', of = week }: { as?: Viewer; of?: typeof week } = {}) {
  return renderScreen(<Page of={of} />, { platform, as })
}

const stateOf = ({ api, queryClient }: FakePlatform, of = week) =>
  queryClient.getQueryState(currentOrderQuery(api, of).queryKey)

function turnTo(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

afterEach(() => void jest.restoreAllMocks())

const kept = { member: aMember().code, version: '1.0.0', readAt, order }
const aReload = (value: unknown = kept, now = inTheRush) => {
  const platform = fakePlatform({ now })
  platform.storage.session.write(storeKey, value)
  return platform
}

describe('the order that was read before the rush', () => {
  it('is kept when the page goes out of sight, and when it was read', () => {
    const platform = fakePlatform({ now: inTheRush })
    open(platform)
    platform.queryClient.setQueryData(currentOrderQuery(platform.api, week).queryKey, order, { updatedAt: readAt })
    turnTo('visible')
    expect(platform.storage.session.read(storeKey)).toBeUndefined()
    turnTo('hidden')
    expect(platform.storage.session.read(storeKey)).toEqual(kept)
    expect(platform.storage.local.read(storeKey)).toBeUndefined()
  })

  it.each([
    { says: 'of which nothing is known', as: 'delivery' as const, data: undefined },
    { says: 'which holds no more than what was ordered in the rush', as: 'delivery' as const, data: 0 },
    { says: 'of nobody', as: 'visitor' as const, data: readAt },
  ])('an order $says is not kept', ({ as, data }) => {
    const platform = fakePlatform({ now: inTheRush })
    open(platform, { as })
    const { queryKey } = currentOrderQuery(platform.api, week)
    if (data !== undefined) platform.queryClient.setQueryData(queryKey, order, { updatedAt: data })
    turnTo('hidden')
    expect(platform.storage.session.read(storeKey)).toBeUndefined()
  })

  it('is not kept by a page that was left', () => {
    const platform = fakePlatform({ now: inTheRush })
    const { unmount } = open(platform)
    platform.queryClient.setQueryData(currentOrderQuery(platform.api, week).queryKey, order, { updatedAt: readAt })
    unmount()
    turnTo('hidden')
    expect(platform.storage.session.read(storeKey)).toBeUndefined()
  })

  it('is there again after a reload, as old as it was', () => {
    const platform = aReload()
    open(platform)
    expect(stateOf(platform)).toMatchObject({ data: order, dataUpdatedAt: readAt })
  })

  it.each([
    { says: 'of another member', over: { member: 'other' } },
    { says: 'that another version has kept', over: { version: '0.9.9' } },
    { says: 'of another week', over: { order: anOrder([], theNextWeek().number) } },
    { says: 'without a member', over: { member: undefined } },
    { says: 'whose version is no text', over: { version: 1 } },
    { says: 'without the time of its reading', over: { readAt: 'today' } },
    { says: 'without lines', over: { order: { week } } },
    { says: 'whose lines are no list', over: { order: { week, lines: 1 } } },
    { says: 'that is nothing', over: { order: null } },
    { says: 'that is a text', over: { order: 'lines' } },
  ])('one $says is not', ({ over }) => {
    const platform = aReload({ ...kept, ...over })
    open(platform)
    expect(stateOf(platform)?.data).toBeUndefined()
  })

  it.each(badParsedValues)('nothing is for bad value %#', (stored) => {
    const platform = aReload(stored)
    open(platform)
    expect(stateOf(platform)?.data).toBeUndefined()
  })

  it('is read, not brought back, at any other hour', () => {
    const platform = aReload(kept, '2026-11-24T22:30:00+09:00')
    open(platform)
    expect(stateOf(platform)?.data).toBeUndefined()
  })

  it('takes the place of nothing that is known by now', () => {
    const platform = aReload()
    const known = anOrder([anOrderLine({ product: aProduct(), quantity: 5 })])
    platform.queryClient.setQueryData(currentOrderQuery(platform.api, week).queryKey, known)
    open(platform)
    expect(stateOf(platform)?.data).toBe(known)
  })
})

describe('when the order on show was read', () => {
  afterEach(() => void jest.useRealTimers())

  it('is told by the clock of the shop, whatever that of the device says', () => {
    const platform = fakePlatform({ now: inTheRush })
    jest.useFakeTimers({ now: Date.parse('2026-11-20T00:10:00Z') })
    const ofDevice = Date.parse('2026-11-20T00:00:00Z')
    const tenMinutesBefore = new Date('2026-11-24T21:55:00+09:00')
    expect(readAtOf({ dataUpdatedAt: ofDevice }, platform)).toEqual(tenMinutesBefore)
  })

  it('is not known where it never was', () => {
    expect(readAtOf({ dataUpdatedAt: 0 }, fakePlatform())).toBeUndefined()
  })
})
