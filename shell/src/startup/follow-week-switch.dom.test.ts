import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import type { StoragePort } from '@shop/shared/platform'
import { QueryClient } from '@shop/shared/query'
import { dispatchSession, subscribeSession } from '@shop/shared/session'
import { beginSession, type Viewer } from '@shop/shared/testing'
import { aPlanningWeek, theNextWeek } from '@shop/shared/testing/builders'
import { followWeekSwitch } from './follow-week-switch.ts'
import { switchWeek } from './switch-week.ts'

const [here, next] = [aPlanningWeek().number, theNextWeek().number]

function aShop({ as = 'delivery' as Viewer, isOnline = true } = {}) {
  beginSession(as, [aPlanningWeek(), theNextWeek()])
  const queryClient = new QueryClient()
  queryClient.setQueryData(['ordering', 'repeat', here], ['牛乳'])
  const kept: Record<string, unknown> = {}
  const told: unknown[] = []
  let reloads = 0
  const stop = followWeekSwitch({
    subscribeSession,
    queryClient,
    isOnline: () => isOnline,
    reloadMember() {
      reloads += 1
    },
  })
  const session: StoragePort = {
    read: (key) => kept[key],
    write(key, value) {
      kept[key] = value
    },
    remove: () => undefined,
  }
  return {
    stop,
    switchTo: (week: string) =>
      switchWeek(weekNumber(week), { session, bus: { publish: (name, fact) => void told.push([name, fact]) } }),
    happened: () => ({ kept, told, reloads, repeat: queryClient.getQueryData(['ordering', 'repeat', here]) }),
  }
}

describe('a switch of the week', () => {
  it('[GRD-081] to a known one is kept and told, forgets what was read for the old one, and reloads the member', () => {
    const { switchTo, happened, stop } = aShop()
    expect(switchTo(next)).toBe(true)
    expect(happened()).toEqual({
      kept: { planningWeekIndex: 1 },
      told: [['week/switched', { from: here, to: next }]],
      reloads: 1,
      repeat: undefined,
    })
    stop()
  })

  it('[GRD-081] to an unknown one fails and changes nothing', () => {
    const { switchTo, happened, stop } = aShop()
    expect(switchTo('20270101')).toBe(false)
    expect(happened()).toEqual({ kept: {}, told: [], reloads: 0, repeat: ['牛乳'] })
    stop()
  })

  it.each([
    { says: 'for a visitor', shop: { as: 'visitor' } as const },
    { says: 'without network', shop: { isOnline: false } },
  ])('$says reloads nobody', ({ shop }) => {
    const { switchTo, happened, stop } = aShop(shop)
    expect(switchTo(next)).toBe(true)
    expect(happened().reloads).toBe(0)
    stop()
  })

  it('is not what happens when the weeks are loaded anew', () => {
    const { happened, stop } = aShop()
    dispatchSession({ type: 'weeksLoaded', open: [aPlanningWeek(), theNextWeek()], past: [], storedIndex: 1 })
    expect(happened()).toMatchObject({ reloads: 0, repeat: ['牛乳'] })
    stop()
  })
})
