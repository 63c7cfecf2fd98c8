import { describe, expect, it } from '@jest/globals'
import { memberCode } from '@shop/shared/domain'
import { type FakePlatform, publishFromOtherTab } from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import {
  arrive,
  coat,
  goToSite,
  marked,
  member,
  orderButton,
  pageOf,
  path,
  services,
  thanks,
  towel,
} from './testing/return-visit.tsx'

const somebodyElse = { ...member, code: memberCode('8765432101') }

describe('[ORD-123] two tabs on the same link', () => {
  const elsewhere = () => screen.findByText('このご注文は、ほかのタブですでに承っております。')
  /** The record that the other tab leaves in the browser when it orders. */
  async function orderedInOtherTab(): Promise<unknown> {
    const other = pageOf(undefined)
    const { user, unmount } = arrive(other)
    await user.click(await orderButton())
    await thanks()
    unmount()
    return other.storage.local.read('scrollReturns')
  }

  it('the second one hears of it, and says so', async () => {
    const { book } = services()
    const records = await orderedInOtherTab()
    const platform = pageOf(undefined)
    arrive(platform)
    await orderButton()
    platform.storage.local.write('scrollReturns', records)
    act(() => publishFromOtherTab('order/changed', { week: coat.week }))
    await elsewhere()
    expect(screen.queryByText(/ありがとうございました/)).toBeNull()
    expect(screen.getByText('12月1週分')).toBeVisible()
    expect(book.writes).toHaveLength(2)
  })

  it('a press in the second one sends nothing, and thanks for nothing', async () => {
    const { book } = services()
    const records = await orderedInOtherTab()
    const platform = pageOf(undefined)
    const { user } = arrive(platform)
    const button = await orderButton()
    platform.storage.local.write('scrollReturns', records)
    await user.click(button)
    await elsewhere()
    expect(screen.queryByText(/ありがとうございました/)).toBeNull()
    expect(book.writes).toHaveLength(2)
  })
})

describe('another member of the same browser', () => {
  it('[ORD-124] is not thanked for what the first one ordered', async () => {
    const { book } = services()
    const platform = marked()
    const first = arrive(platform)
    await thanks()
    first.unmount()
    arrive(pageOf(platform.storage), { as: somebodyElse })
    await orderButton()
    expect(book.writes).toHaveLength(2)
  })

  it('[ORD-122] [ORD-126] orders nothing unasked by the mark of the first one', async () => {
    const { book } = services()
    arrive(marked(), { as: somebodyElse })
    await orderButton()
    expect(book.writes).toEqual([])
  })
})

describe('an entry of the history', () => {
  /** The member went to the site once more, and this page of the history is looked at again. */
  function lookAgain(platform: FakePlatform, how: { isNew: boolean }) {
    const again = pageOf(platform.storage)
    if (!how.isNew) again.navigation.navigate(path, { replace: true, state: platform.navigation.current().state })
    again.setNow('2026-11-20T18:10:00+09:00')
    // A fake platform counts from one; another visit has another name.
    again.randomId()
    goToSite(again)
    return arrive(again)
  }

  it('[ORD-123] that is done places nothing when it is loaded anew, whatever was clicked since', async () => {
    const { book } = services()
    const platform = marked()
    const first = arrive(platform)
    await thanks()
    first.unmount()
    lookAgain(platform, { isNew: false })
    await thanks()
    expect(book.quantityOf(towel)).toBe(3)
    expect(book.writes).toHaveLength(2)
  })

  it('[ORD-123] that is new places what the newer visit brought', async () => {
    const { book } = services()
    const platform = marked()
    const first = arrive(platform)
    await thanks()
    first.unmount()
    lookAgain(platform, { isNew: true })
    await waitFor(() => expect(book.quantityOf(towel)).toBe(6))
  })

  it('[ORD-123] that asked goes on asking', async () => {
    const { book } = services()
    const platform = pageOf(undefined)
    const first = arrive(platform)
    await orderButton()
    first.unmount()
    lookAgain(platform, { isNew: false })
    await orderButton()
    expect(book.writes).toEqual([])
  })
})
