import { describe, expect, it } from '@jest/globals'
import { ownerMark } from '@shop/shared/product/number-list'
import { aPlanningWeek, atDeadline, type FakePlatform, publishedFacts, theNextWeek } from '@shop/shared/testing'
import { act, screen } from '@testing-library/react'
import {
  arrive,
  coat,
  goToSite,
  marked,
  member,
  orderButton,
  pageOf,
  path,
  pathOf,
  services,
  thanks,
  towel,
} from './testing/return-visit.tsx'

describe('the week of a return', () => {
  const nextWeek = theNextWeek()

  it('[ORD-022] [ORD-122] is the one that was handed to the site, not the one on show', async () => {
    const { askedWeeks } = services()
    const platform = marked(path, { week: nextWeek.number })
    arrive(platform, { weeks: [aPlanningWeek(), nextWeek] })
    await thanks()
    expect(screen.getByText('12月2週分')).toBeVisible()
    expect(screen.getByText('ご注文内容は、週を12月2週に切り替えてご覧ください。')).toBeVisible()
    expect(publishedFacts()).toContainEqual({ name: 'order/changed', payload: { week: nextWeek.number } })
    expect([...askedWeeks]).toEqual([nextWeek.number])
  })

  it.each([
    { says: 'gone', weeks: [nextWeek], now: atDeadline(5 * 60) },
    { says: 'still on show', weeks: [aPlanningWeek(), nextWeek], now: atDeadline(1) },
  ])('[ORD-122] that has closed, $says, is not ordered for: the next one is named', async ({ weeks, now }) => {
    const { book, askedWeeks } = services()
    const platform = pageOf(undefined)
    platform.setNow(atDeadline(-30 * 60))
    goToSite(platform)
    platform.setNow(now)
    const { user } = arrive(platform, { weeks })
    const button = await orderButton()
    expect(screen.getByText('12月1週分のご注文の受付は終了しました。')).toBeVisible()
    expect(screen.getByText('12月2週分')).toBeVisible()
    expect(book.writes).toEqual([])
    await user.click(button)
    await thanks()
    expect(screen.getByText('12月2週分')).toBeVisible()
    expect(book.writes).toHaveLength(2)
    expect([...askedWeeks]).toEqual([nextWeek.number])
  })

  const closing = atDeadline(0.001)
  const lateWords = '12月1週分のご注文の受付は終了しました。'
  /** Just before the close, so that it comes while the page stands open. */
  function beforeTheClose(platform: FakePlatform): FakePlatform {
    platform.setNow(atDeadline(-1.5))
    return platform
  }
  function markedOnTheDay(): FakePlatform {
    const platform = pageOf(undefined)
    platform.setNow(atDeadline(-30 * 60))
    goToSite(platform)
    return platform
  }
  const close = (platform: FakePlatform) => act(() => platform.setNow(closing))
  const late = () => screen.findByText(lateWords)

  it('[ORD-124] that closes while its lines are listed gives way to the next one', async () => {
    const { book, askedWeeks } = services()
    const platform = beforeTheClose(pageOf(undefined))
    const { user } = arrive(platform, { weeks: [aPlanningWeek(), nextWeek] })
    await orderButton()
    expect(screen.getByText('12月1週分')).toBeVisible()
    close(platform)
    expect((await late()).closest('[role="status"]')).not.toBeNull()
    expect(await screen.findByText('12月2週分')).toBeVisible()
    expect(book.writes).toEqual([])
    await user.click(await orderButton())
    await thanks()
    expect(screen.getByText('12月2週分')).toBeVisible()
    expect([...askedWeeks]).toEqual([aPlanningWeek().number, nextWeek.number])
    expect(book.writes).toHaveLength(2)
  })

  it('[ORD-124] that closed unseen is not ordered for by a late press', async () => {
    const { book } = services()
    const platform = pageOf(undefined)
    const { user } = arrive(platform, { weeks: [aPlanningWeek(), nextWeek] })
    const button = await orderButton()
    close(platform)
    await user.click(button)
    await late()
    expect(await screen.findByText('12月2週分')).toBeVisible()
    expect(book.writes).toEqual([])
    expect(screen.queryByText(/エラーが発生しました/)).toBeNull()
  })

  it('[ORD-124] of lines that failed gives way to the next one, asked, also when it is loaded anew', async () => {
    const { book } = services()
    book.next({ is: 'refused', status: 409, code: 'CSP50002' })
    const weeks = [aPlanningWeek(), nextWeek]
    const platform = beforeTheClose(markedOnTheDay())
    const first = arrive(platform, { weeks })
    await screen.findByRole('button', { name: 'もう一度注文する' })
    expect(book.writes).toHaveLength(1)
    close(platform)
    await late()
    await orderButton()
    first.unmount()
    const again = pageOf(platform.storage)
    again.navigation.navigate(path, { replace: true, state: platform.navigation.current().state })
    again.setNow(atDeadline(10 * 60))
    // A fake platform counts from one; a browser never gives a name twice.
    again.randomId()
    const { user } = arrive(again, { weeks: [nextWeek] })
    await late()
    expect(screen.getByText('12月2週分')).toBeVisible()
    expect(book.writes).toHaveLength(1)
    await user.dblClick(await orderButton())
    await thanks()
    expect(screen.getByText('12月2週分')).toBeVisible()
    expect([book.quantityOf(coat), book.quantityOf(towel)]).toEqual([1, 3])
    const [refusedOne, ...sent] = book.writes
    expect(sent).toHaveLength(2)
    expect(sent).not.toContainEqual(refusedOne)
  })

  describe('[ORD-133] whose answer was lost before it closed is looked up first', () => {
    const { name, owner, week } = { name: '112001x1', owner: ownerMark(member.code), week: aPlanningWeek().number }
    const left = [{ no: '112001', quantity: 1, intent: 'id-1-112001', sentOver: 0 }]
    const at = new Date(atDeadline(-30)).getTime()

    function comeLate() {
      const { book } = services()
      const platform = pageOf(undefined, pathOf('orderNo=112001&orderCount=1'))
      platform.storage.local.write('scrollReturns', [{ name, owner, week, at, site: 'fashion', left }])
      platform.setNow(atDeadline(10 * 60))
      return { book, platform, check: () => screen.findByRole('button', { name: 'ご注文を確認する' }) }
    }

    it('and thanked for when it has arrived', async () => {
      const { book, platform, check } = comeLate()
      book.set(coat, 1)
      const { user } = arrive(platform, { weeks: [nextWeek] })
      await user.click(await check())
      await thanks()
      expect(screen.getByText('12月1週分')).toBeVisible()
      expect(book.writes).toEqual([])
    })

    it('and offered for the next week when it has not', async () => {
      const { book, platform, check } = comeLate()
      const { user } = arrive(platform, { weeks: [nextWeek] })
      const button = await check()
      expect(screen.queryByRole('button', { name: /注文する$/ })).toBeNull()
      await user.click(button)
      await orderButton()
      expect(screen.getByText('12月2週分')).toBeVisible()
      expect(book.writes).toEqual([])
    })

    it('and not offered while nobody can be asked', async () => {
      const { book, platform, check } = comeLate()
      book.breakReads(true)
      const { user } = arrive(platform, { weeks: [nextWeek] })
      await user.click(await check())
      await check()
      expect(screen.queryByRole('button', { name: /注文する$/ })).toBeNull()
      expect(book.writes).toEqual([])
    })
  })

  it.each([
    { says: 'listed', failed: false },
    { says: 'failed', failed: true },
  ])('[ORD-124] says so where no other week is open, of lines that were $says', async ({ failed }) => {
    const { book } = services()
    if (failed) book.next({ is: 'refused', status: 409, code: 'CSP50002' })
    const platform = beforeTheClose(failed ? markedOnTheDay() : pageOf(undefined))
    arrive(platform, { weeks: [aPlanningWeek()] })
    await screen.findByRole('button', { name: /注文する$/ })
    close(platform)
    await late()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('中綿コート')).toBeVisible()
    expect(screen.getByRole('link', { name: 'ご注文内容を見る' })).toHaveAttribute('href', '/cart/ordered')
    expect(book.writes).toHaveLength(failed ? 1 : 0)
  })

  it('[ORD-126] is the one on show, by name, when nobody knows', async () => {
    services()
    arrive(pageOf(undefined), { weeks: [nextWeek] })
    await orderButton()
    expect(screen.getByText('12月2週分')).toBeVisible()
  })
})
