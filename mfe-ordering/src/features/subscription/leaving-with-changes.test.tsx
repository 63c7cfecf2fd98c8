import { describe, expect, it } from '@jest/globals'
import { memberCode } from '@shop/shared/domain'
import { aMember, type FakePlatform, renderScreen } from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { SubscriptionPage } from './subscription-page.tsx'
import { openSubscriptions } from './testing/open-subscriptions.tsx'

describe('[ORD-131] leaving with changes', () => {
  it('asks once; はい leads back to them', async () => {
    const { change, platform, answerIn, row } = openSubscriptions()
    await change()
    expect(platform.holds()).toBe(1)
    act(() => platform.navigation.navigate('/category'))
    act(() => platform.navigation.navigate('/cart/ordered'))
    await answerIn('確定していない変更があります', /^はい/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(platform.navigation.path()).toBe('/mycle?tab=manage')
    expect((await row('十勝しぼりたて牛乳')).getByText('変更（未確定）')).toBeVisible()
  })

  it('いいえ drops them', async () => {
    const { change, platform, answerIn } = openSubscriptions()
    await change()
    act(() => platform.navigation.navigate('/category'))
    await answerIn('確定していない変更があります', /^いいえ/)
    await waitFor(() => expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull())
    expect(platform.navigation.path()).toBe('/category')
    expect(platform.holds()).toBe(0)
  })

  it('Esc is no answer: they stay, are there on the way back, and are asked about when they are left again', async () => {
    const { change, platform, user, row } = openSubscriptions()
    await change()
    act(() => platform.navigation.navigate('/category'))
    await screen.findByRole('dialog', { name: '確定していない変更があります' })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(platform.navigation.path()).toBe('/category')
    act(() => platform.navigation.navigate('/cart/ordered'))
    expect(platform.notices.question()).toBeUndefined()
    act(() => platform.navigation.navigate('/mycle?tab=manage'))
    expect((await row('十勝しぼりたて牛乳')).getByText('変更（未確定）')).toBeVisible()
    expect(platform.notices.question()).toBeUndefined()
    act(() => platform.navigation.navigate('/category'))
    expect(platform.notices.question()).toBeDefined()
  })

  it('who goes back without an answer is asked no longer, and finds them', async () => {
    const { change, platform, row } = openSubscriptions()
    await change()
    act(() => platform.navigation.navigate('/category'))
    expect(await screen.findByRole('dialog', { name: '確定していない変更があります' })).toBeVisible()
    act(() => platform.navigation.go(-1))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await row('十勝しぼりたて牛乳')).getByText('変更（未確定）')).toBeVisible()
  })

  it.each([
    {
      says: 'without an answer: they are there',
      leave: ({ navigation }: FakePlatform) => navigation.go(-1),
      left: true,
    },
    {
      says: 'after Esc: they are there',
      leave: ({ notices }: FakePlatform) => notices.question()?.answer(undefined),
      left: true,
    },
    {
      says: 'after いいえ: they are gone',
      leave: ({ notices }: FakePlatform) => notices.question()?.answer(false),
      left: false,
    },
  ])('the page has gone by then; back $says', async ({ leave, left }) => {
    const first = openSubscriptions()
    await first.change()
    act(() => first.platform.navigation.navigate('/category'))
    first.unmount()
    await act(async () => leave(first.platform))
    expect(first.platform.notices.question()).toBeUndefined()
    const { platform } = first
    act(() => platform.navigation.navigate('/mycle?tab=manage'))
    renderScreen(<SubscriptionPage />, { platform })
    expect(await screen.findByRole('listitem', { name: '十勝しぼりたて牛乳' })).toBeVisible()
    expect(screen.queryByText('変更（未確定）') !== null).toBe(left)
  })

  it('asks nothing when nothing was set, and nothing between the tabs', async () => {
    const { change, row, platform, user } = openSubscriptions()
    await row('十勝しぼりたて牛乳')
    act(() => platform.navigation.navigate('/category'))
    expect(platform.notices.question()).toBeUndefined()
    act(() => platform.navigation.navigate('/mycle?tab=manage'))
    await change()
    await user.click(screen.getByRole('tab', { name: /^次のお届け/ }))
    expect(platform.notices.question()).toBeUndefined()
  })

  it('is asked by the browser when the shop itself is left', async () => {
    const { change } = openSubscriptions()
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await screen.findByRole('listitem', { name: '十勝しぼりたて牛乳' })
    expect(leave()).toBe(true)
    await change()
    expect(leave()).toBe(false)
  })

  it('finds them again after a reload, for the same member alone', async () => {
    const first = openSubscriptions()
    await first.change()
    first.unmount()
    const again = renderScreen(<SubscriptionPage />, { path: '/mycle?tab=manage', platform: first.platform })
    expect(await screen.findByText('変更（未確定）')).toBeVisible()
    again.unmount()
    renderScreen(<SubscriptionPage />, {
      as: aMember('family', { code: memberCode('1234567802') }),
      path: '/mycle?tab=manage',
      platform: first.platform,
    })
    expect(await screen.findByRole('listitem', { name: '十勝しぼりたて牛乳' })).toBeVisible()
    expect(screen.queryByText('変更（未確定）')).toBeNull()
  })
})
