import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { readSession } from '@shop/shared/session'
import {
  atDeadline,
  deadlineText,
  type FakePlatform,
  fakePlatform,
  publishedFacts,
  renderScreen,
  theNextWeek,
} from '@shop/shared/testing'
import { aPlanningWeek } from '@shop/shared/testing/builders'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { weekIndexKey } from '../../boot/planning-weeks.ts'
import { WeekStrip } from './week-strip.tsx'

const twoWeeks = [aPlanningWeek(), theNextWeek()]
const strip = () => screen.getByRole('region', { name: 'ご注文の週' })

type Story = { now?: string; isTop?: boolean; weeks?: typeof twoWeeks; platform?: FakePlatform }

function show({ now = '2026-11-20T18:00:00+09:00', isTop = true, weeks = twoWeeks, platform }: Story = {}) {
  const page = renderScreen(<WeekStrip isTop={isTop} reloadWeeks={async () => undefined} />, {
    weeks,
    platform: platform ?? fakePlatform({ now }),
  })
  // The page's own timers are the test's; a press must not wait for them.
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
}

/** Lets time pass for the clock and for the timers alike. */
function pass(platform: FakePlatform, ms: number) {
  act(() => {
    platform.setNow(new Date(platform.clock.now().getTime() + ms).toISOString())
    jest.advanceTimersByTime(ms)
  })
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('[K-155] [GRD-082] the deadline in the strip', () => {
  const justBefore = atDeadline(-1.5)
  it.each([
    { says: 'when it passes', now: justBefore, hour: atDeadline(0.001), ms: 1501 },
    {
      says: 'within a second when the timers have slept',
      now: justBefore,
      hour: atDeadline(1),
      ms: 1000,
    },
    {
      says: 'within a second when the hour of the server is learnt anew',
      now: atDeadline(-55),
      hour: atDeadline(0.001),
      ms: 1000,
    },
  ])('is over $says', ({ now, hour, ms }) => {
    const platform = fakePlatform({ now })
    show({ platform })
    expect(screen.getByRole('region', { name: '締切のお知らせ' })).toHaveTextContent('あと1分')
    act(() => {
      platform.setNow(hour)
      jest.advanceTimersByTime(ms)
    })
    expect(screen.getByRole('region', { name: '締切のお知らせ' })).toHaveTextContent('12月1週の受付は終了しました')
    expect(strip()).toHaveTextContent('受付終了')
  })

  it('has one timer, however often the page comes back', () => {
    show({ now: justBefore })
    const timers = jest.getTimerCount()
    for (let times = 0; times < 3; times += 1) act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(jest.getTimerCount()).toBe(timers)
  })
})

describe('the strip', () => {
  it('[CHR-005] shows month and week, deadline and delivery day', () => {
    show()
    expect(strip()).toHaveTextContent('12月1週')
    expect(strip()).toHaveTextContent(`締切 ${deadlineText()}まで`)
    expect(strip()).toHaveTextContent('12月1日(火)')
  })

  it('says in its rail how many days are left out', () => {
    show({ now: '2026-11-18T12:00:00+09:00' })
    const stops = within(screen.getByRole('list', { name: '締切とお届けまでの日程' })).getAllByRole('listitem')
    const words = ['今日18水', '2日間', '21土', '22日', '23月', '締切24火', '6日間', 'お届け12月1日(火)']
    expect(stops.map((stop) => stop.textContent)).toEqual(words)
  })

  it.each([
    { now: atDeadline(-21 * 3600, -3), text: 'あと3日21時間' },
    { now: atDeadline(-1, -1), text: 'あと1日0時間' },
    { now: atDeadline(0, -1), text: '12月1週 締切まで あと24時間0分' },
    { now: atDeadline(-3600), text: '12月1週 締切まで あと60分' },
    { now: atDeadline(), text: '12月1週 締切まで あと1分' },
    { now: atDeadline(0.001), text: '12月1週の受付は終了しました' },
  ])('[AX-16] says at $now: $text', ({ now, text }) => {
    const { container } = show({ now })
    expect(container).toHaveTextContent(text)
  })

  it('[AX-16] counts minutes, by the clock of the server', () => {
    const { container, platform } = show({ now: atDeadline(-30 * 60 - 30) })
    expect(container).toHaveTextContent('あと30分')
    pass(platform, 30_000)
    expect(container).toHaveTextContent('あと30分')
    pass(platform, 1)
    expect(container).toHaveTextContent('あと29分')
  })

  it('reads the clock again when the page comes back to the front', () => {
    const { container, platform } = show()
    platform.setNow(atDeadline(3600))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(container).toHaveTextContent('受付は終了しました')
  })

  it('[AX-16] speaks at each change of state once, and never of a minute', () => {
    const { platform } = show({ now: atDeadline(-60, -1) })
    const spoken = () => screen.getAllByRole('status').find((region) => region.closest('section') === null)
    expect(spoken()).toBeEmptyDOMElement()
    pass(platform, 60_001)
    expect(spoken()).toHaveTextContent('12月1週 締切まで あと23時間59分')
    pass(platform, 60_000)
    expect(spoken()).toHaveTextContent('12月1週 締切まで あと23時間59分')
    expect(within(strip()).getByText('まもなく締切').closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
  })

  it('leads from a closed week to the next one', async () => {
    const { user, container } = show({ now: atDeadline(3600) })
    await user.click(screen.getByRole('button', { name: '12月2週へ' }))
    expect(strip()).toHaveTextContent('12月2週')
    expect(container).not.toHaveTextContent('受付は終了しました')
  })
})

describe('choosing the week', () => {
  const opener = () => screen.findByRole('button', { name: /週を切り替える/ })
  const open = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await opener())
    return screen.findByRole('dialog', { name: 'ご注文の週' })
  }

  it.each([
    { says: 'on another page', isTop: false, weeks: twoWeeks },
    { says: 'with one week', isTop: true, weeks: [aPlanningWeek()] },
  ])('[CHR-007] is not offered $says', ({ isTop, weeks }) => {
    show({ isTop, weeks })
    expect(screen.queryByRole('button', { name: /週を切り替える/ })).not.toBeInTheDocument()
  })

  it('[CHR-007] offers the weeks as radios, the chosen one on', async () => {
    const { user } = show()
    const dialog = await open(user)
    const radios = within(dialog).getAllByRole('radio')
    expect(radios).toHaveLength(2)
    expect(radios[0]).toBeChecked()
    expect(within(dialog).getByRole('button', { name: 'キャンセル' })).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: '切り替える' })).toBeInTheDocument()
  })

  it('tells session, storage and bus, and says so', async () => {
    const { user, platform } = show()
    publishedFacts()
    const dialog = await open(user)
    await user.click(within(dialog).getByRole('radio', { name: /12月2週/ }))
    await user.click(within(dialog).getByRole('button', { name: '切り替える' }))
    expect(strip()).toHaveTextContent('12月2週')
    expect(readSession().weeks).toMatchObject({ index: 1 })
    expect(platform.storage.session.read(weekIndexKey)).toBe(1)
    expect(platform.notices.shown()).toEqual([{ kind: 'popup', title: '12月2週に切り替えました' }])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each(['キャンセル', 'Escape'])('changes nothing by %s', async (way) => {
    const { user, platform } = show()
    const dialog = await open(user)
    await user.click(within(dialog).getByRole('radio', { name: /12月2週/ }))
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(within(dialog).getByRole('button', { name: way }))
    expect(strip()).toHaveTextContent('12月1週')
    expect(platform.storage.session.read(weekIndexKey)).toBeUndefined()
    expect(await opener()).toHaveFocus()
  })
})
