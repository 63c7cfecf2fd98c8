import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { aProduct, deadlineText, publishFromOtherTab, renderScreen, server } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aSubscription, asked } from '../../parts/subscriptions/testing/a-subscription.ts'
import { aSubscriptionBook } from '../../parts/subscriptions/testing/subscription-book.ts'
import { SubscriptionPage } from './subscription-page.tsx'
import { eggs, milk, milkNo, openSubscriptions, rice } from './testing/open-subscriptions.tsx'

/** The row of products that can be subscribed to. */
const subscribable = [
  {
    name: 'ordering/recommendations',
    version: 1,
    props: {
      place: 'subscriptions',
      week: milk.product.week,
      title: '定期便にできる商品',
      text: 'その週のいちばん安い価格でお届けします',
      isForSubscription: true,
    },
  },
]

describe('定期便設定', () => {
  it('[ORD-005] [ORD-089] has two tabs that keys and the address know', async () => {
    const { user, platform } = openSubscriptions(undefined, { path: '/mycle' })
    expect(await screen.findByRole('tab', { name: '次のお届け（2）' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('heading', { level: 1, name: '定期便設定' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '次のお届け（2）' }))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: '定期便商品管理（3）' })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: '定期便商品管理（3）' })).toBeVisible()
    expect(platform.navigation.path()).toBe('/mycle?tab=manage')
    expect(screen.getAllByRole('listitem', { name: /./ })).toHaveLength(3)
    act(() => platform.navigation.go(-1))
    expect(screen.getByRole('tab', { name: '次のお届け（2）' })).toHaveAttribute('aria-selected', 'true')
  })

  it('[ORD-099] [ORD-108] tells what comes next, what it costs and when a change counts', async () => {
    openSubscriptions()
    const box = within(await screen.findByRole('region', { name: '次のお届け' }))
    expect(box.getByText('12月1日(火)')).toBeVisible()
    expect(box.getByText('2商品・税込 922円')).toBeVisible()
    expect(box.getByText('ほかに新規ご注文の定期便 1商品・税込 257円も同じ日にお届けします')).toBeVisible()
    expect(box.getByText(`変更は${deadlineText()}の締切後に反映されます`)).toBeVisible()
  })

  it('[ORD-092] [ORD-100] says cycle, next delivery and pieces of each, and marks a new one', async () => {
    const later = aSubscription({
      product: aProduct({ orderNumber: '101401', name: 'バナナ' }),
      nextWeek: weekNumber('20261203'),
    })
    const { row } = openSubscriptions([milk, eggs, rice, later])
    expect((await row('平飼いたまご')).getByText('隔週')).toBeVisible()
    expect((await row('平飼いたまご')).getByText('12月1日(火)')).toBeVisible()
    expect((await row('ゆめぴりか')).getByText('新規ご注文')).toBeVisible()
    expect((await row('バナナ')).getByText('12月3週')).toBeVisible()
    expect((await row('十勝しぼりたて牛乳')).getByText('2')).toBeVisible()
  })

  it('[ORD-099] counts as the order does: no word of new orders where there are none, nothing of what is stopped', async () => {
    openSubscriptions([milk, asked({ code: 9 }, eggs), asked({ code: 10 }, rice)])
    const box = within(await screen.findByRole('region', { name: '次のお届け' }))
    expect(box.getByText('1商品・税込 514円')).toBeVisible()
    expect(box.queryByText(/新規ご注文/)).toBeNull()
  })

  it('[ORD-094] has a row of what can be subscribed to', async () => {
    const { platform, row } = openSubscriptions()
    await row('ゆめぴりか')
    expect(platform.slots.opened()).toEqual(subscribable)
  })

  it.each([
    { tab: 'next', text: 'お届け予定商品はございません' },
    { tab: 'manage', text: '定期便商品はございません' },
  ])('[ORD-111] says when there is nothing: $text', async ({ tab, text }) => {
    openSubscriptions([], { path: `/mycle?tab=${tab}` })
    expect(await screen.findByRole('heading', { name: text })).toBeVisible()
  })

  it('waits', async () => {
    openSubscriptions()
    expect(screen.getByText('定期便を読み込み中です')).toBeInTheDocument()
    expect(await screen.findByRole('listitem', { name: 'ゆめぴりか' })).toBeVisible()
  })

  it('says that the list could not be read, and reads it again', async () => {
    const book = aSubscriptionBook([milk])
    server.use(...book.handlers)
    book.breakReads(true)
    const { user } = renderScreen(<SubscriptionPage />, { path: '/mycle' })
    expect(await screen.findByRole('region', { name: '定期便を表示できませんでした' })).toBeVisible()
    book.breakReads(false)
    await user.click(screen.getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('listitem', { name: '十勝しぼりたて牛乳' })).toBeVisible()
  })

  it('[ORD-090] explains itself to a visitor and asks the services for nothing of a member', async () => {
    const { user, platform } = renderScreen(<SubscriptionPage />, { path: '/mycle', as: 'visitor' })
    for (const name of ['一度のご登録で', 'お届け周期を選べます', 'Webで休止・数量変更'])
      expect(screen.getByRole('heading', { name })).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(platform.slots.opened()).toEqual(subscribable)
    await user.click(screen.getByRole('button', { name: 'ログインする' }))
    expect(platform.logins()).toBe(1)
  })

  it('[ORD-072] leads a member without delivery use to the application', async () => {
    renderScreen(<SubscriptionPage />, { path: '/mycle', as: 'newcomer' })
    expect(screen.getByRole('link', { name: '利用登録へ進む' })).toBeVisible()
  })

  it.each(['family', 'corporate'] as const)('lets a %s member do all of it', async (as) => {
    const { row } = openSubscriptions(undefined, { as })
    expect((await row('十勝しぼりたて牛乳')).getByRole('button', { name: /^周期・数量を変更/ })).toBeVisible()
  })

  it('reads the list again when another tab has ordered', async () => {
    const { book, row } = openSubscriptions()
    await row('ゆめぴりか')
    const before = book.reads()
    act(() => publishFromOtherTab('order/changed', { week: milk.product.week }))
    await waitFor(() => expect(book.reads()).toBe(before + 1))
  })

  it('[ORD-093] shows every third week to who has it', async () => {
    const third = aSubscription({
      cycleCode: 3,
      orders: [...milk.orders, { orderNumber: milkNo(3), code: 3, quantity: 2, inputStatus: 66 }],
    })
    const { row, press } = openSubscriptions([third, eggs])
    expect((await row('十勝しぼりたて牛乳')).getByText('3週ごと')).toBeVisible()
    await press('平飼いたまご', '周期・数量を変更')
    expect(screen.queryByRole('radio', { name: /3週ごと/ })).toBeNull()
  })
})
