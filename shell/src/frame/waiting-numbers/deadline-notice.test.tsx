import { describe, expect, it } from '@jest/globals'
import { ownerMark } from '@shop/shared/product/number-list'
import { aMember, atDeadline, type FakePlatform, fakePlatform, renderScreen, type Viewer } from '@shop/shared/testing'
import { aPlanningWeek } from '@shop/shared/testing/builders'
import { act, waitFor } from '@testing-library/react'
import { DeadlineNoticeOutlet } from './deadline-notice-outlet.tsx'

const week = aPlanningWeek({ closesAt: atDeadline() })
const line = { no: '104001', quantity: 2, intent: 'intent-1' }

function show({ now, lines = [line], as = 'delivery' }: { now: string; lines?: object[]; as?: Viewer }) {
  const platform = fakePlatform({ now })
  platform.storage.local.write('numberLists', [{ week: week.number, owner: ownerMark(aMember().code), lines }])
  renderScreen(<DeadlineNoticeOutlet />, { platform, as, weeks: [week] })
  return platform
}

const titles = (platform: FakePlatform) => platform.notices.shown().map(({ title }) => title)
/** The page comes back to the front at that hour, where timers may have slept. */
function comeBackAt(platform: FakePlatform, now: string) {
  act(() => platform.setNow(now))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('numbers that wait', () => {
  it('[ORD-050] [ORD-083] are spoken of in the last hour, in the last minutes and at the deadline', async () => {
    const platform = show({ now: atDeadline(-50 * 60) })
    const waiting = 'まだ注文していません（1商品）'
    await waitFor(() =>
      expect(platform.notices.shown()).toMatchObject([
        {
          kind: 'error',
          title: waiting,
          text: '締切まであと50分です。',
          link: { href: '/cart/ordered?mode=inputNumber' },
        },
      ]),
    )
    comeBackAt(platform, atDeadline(-40 * 60))
    expect(titles(platform)).toEqual([waiting])
    comeBackAt(platform, atDeadline(-480))
    expect(titles(platform)).toEqual([waiting, waiting])
    comeBackAt(platform, atDeadline(0.001))
    expect(titles(platform)).toEqual([waiting, waiting, '注文番号のリストの1商品は注文されませんでした'])
  })

  it.each([
    { says: 'a day before', now: '2026-11-23T15:30:00+09:00' },
    { says: 'with an empty list', now: atDeadline(-50 * 60), lines: [] },
    { says: 'to another member', now: atDeadline(-50 * 60), as: 'corporate' as const },
    { says: 'to who comes after the deadline', now: atDeadline(30 * 60) },
  ])('are not spoken of $says', async ({ says: _, ...options }) => {
    const platform = show(options)
    await act(async () => void (await import('./deadline-notice.tsx')))
    expect(platform.notices.shown()).toEqual([])
  })
})
