import { describe, expect, it } from '@jest/globals'
import { atDeadline, deadlineText } from '@shop/shared/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { asked } from '../../parts/subscriptions/testing/a-subscription.ts'
import { SubscriptionPage } from './subscription-page.tsx'
import { eggs, openSubscriptions } from './testing/open-subscriptions.tsx'

describe('the deadline', () => {
  it.each([
    { at: 'a minute before', now: atDeadline(-60), isOpen: true },
    { at: 'at the very instant', now: atDeadline(), isOpen: true },
    { at: 'just after', now: atDeadline(0.001), isOpen: false },
  ])('[ORD-108] $at changes can be asked for: $isOpen', async ({ now, isOpen }) => {
    const { row } = openSubscriptions([asked({ code: 4, quantity: 3 }), eggs], { now })
    const buttons = (await row('平飼いたまご')).queryAllByRole('button')
    expect(buttons.length > 0).toBe(isOpen)
    // The old state stays in effect until the service has turned the week.
    expect((await row('十勝しぼりたて牛乳')).getByText('変更依頼中')).toBeVisible()
    expect((await row('十勝しぼりたて牛乳')).getByText('毎週')).toBeVisible()
    expect(screen.queryByText(`変更は${deadlineText()}の締切後に反映されます`) !== null).toBe(isOpen)
  })
})

it('[ORD-108] what was set and not sent at the deadline is not asked for, and the screen says so', async () => {
  const { change, row, platform, book, rerender } = openSubscriptions()
  await change()
  platform.setNow(atDeadline(0.001))
  rerender(<SubscriptionPage key="later" />)
  expect(await screen.findByText(/確定していない変更は送られていません/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
  expect((await row('十勝しぼりたて牛乳')).queryByText('変更（未確定）')).toBeNull()
  expect(platform.holds()).toBe(0)
  expect(book.writes).toEqual([])
})

it('[ORD-108] [ORD-131] the list of what would be sent closes at the deadline, and the focus stays near', async () => {
  const { change, platform, user, rerender } = openSubscriptions()
  await change()
  await user.click(screen.getByRole('button', { name: '変更を確定する' }))
  expect(screen.getByRole('dialog', { name: '変更を確定しますか？' })).toBeVisible()
  platform.setNow(atDeadline(0.001))
  rerender(<SubscriptionPage />)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/確定していない変更は送られていません/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('link', { name: 'ゆめぴりか' })).toHaveFocus())
})
