import { describe, expect, it } from '@jest/globals'
import { aProduct, chooseQuantity, publishedFacts } from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aSubscription, asked, numberOf } from '../../parts/subscriptions/testing/a-subscription.ts'
import { milk, milkNo, openSubscriptions } from './testing/open-subscriptions.tsx'

describe('changes', () => {
  it('[ORD-107] [ORD-109] [ORD-131] are set, listed, and sent as two writes each, in order', async () => {
    const { book, change, row, user, answerIn, platform } = openSubscriptions()
    await change()
    expect(book.writes).toEqual([])
    expect((await row('十勝しぼりたて牛乳')).getByText('変更（未確定）')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '変更を確定する' }))
    const list = within(await screen.findByRole('list', { name: '変更の内容' }))
    expect(list.getByRole('listitem')).toHaveTextContent('十勝しぼりたて牛乳4週ごと・3点に変更')
    await answerIn('変更を確定しますか？', /^確定する/)
    await waitFor(() =>
      expect(book.writes).toEqual([
        { did: 'put', no: milkNo(1), quantity: 1, status: 9110 },
        { did: 'put', no: milkNo(4), quantity: 3, status: 9110 },
      ]),
    )
    expect(await (await row('十勝しぼりたて牛乳')).findByText('変更依頼中')).toBeVisible()
    expect(platform.notices.shown()).toMatchObject([{ kind: 'popup', title: '定期便の変更を受け付けました' }])
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    expect(publishedFacts()).toContainEqual({ name: 'order/changed', payload: { week: milk.product.week } })
  })

  it('carry the status of the app when they are made there', async () => {
    const { book, change, apply } = openSubscriptions(undefined, { entry: 'app', path: '/mobile/mycle?tab=manage' })
    await change()
    await apply()
    await waitFor(() => expect(book.writes.map(({ status }) => status)).toEqual([9210, 9210]))
  })

  it('[ORD-104] [ORD-105] [K-168] a stop asks first, with the product, the delivery that is left out and the next one', async () => {
    const { press, answerIn, row } = openSubscriptions()
    await press('十勝しぼりたて牛乳', '次回だけ中止')
    const dialog = await screen.findByRole('dialog', { name: '次回のお届けを中止しますか？' })
    expect(dialog).toHaveTextContent('十勝しぼりたて牛乳')
    expect(dialog).toHaveTextContent('中止するお届け12月1週 12月1日(火)その次のお届け12月2週 12月8日(火)')
    expect(dialog).not.toHaveTextContent('最後のお届け')
    await answerIn('次回のお届けを中止しますか？', /^いいえ/)
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    await press('十勝しぼりたて牛乳', '次回だけ中止')
    await answerIn('次回のお届けを中止しますか？', /^はい/)
    expect((await row('十勝しぼりたて牛乳')).getByText('[次回お届け中止]')).toBeVisible()
  })

  it('[ORD-104] [ORD-105] a cancellation asks first, and sends the number that cancels', async () => {
    const { press, answerIn, apply, book, row } = openSubscriptions()
    await press('平飼いたまご', '解約')
    const dialog = await screen.findByRole('dialog', { name: '定期便を解約しますか？' })
    expect(dialog).toHaveTextContent('平飼いたまご次回のお届け12月1週 12月1日(火)最後のお届け11月3週')
    await answerIn('定期便を解約しますか？', /^はい/)
    await apply()
    await waitFor(() => expect(book.writes).toMatchObject([{ no: numberOf('104033', 10), quantity: 1, status: 9110 }]))
    expect(await (await row('平飼いたまご')).findByText('解約依頼中')).toBeVisible()
    expect((await row('平飼いたまご')).getByText('[次回お届け中止]')).toBeVisible()
  })

  it('[ORD-102] [K-168] a stop that is set leaves the sum of the box at once, which says that it is not sent', async () => {
    const { press, answerIn } = openSubscriptions()
    const box = await screen.findByRole('region', { name: '次のお届け' })
    const before = box.textContent
    expect(box).toHaveTextContent('2商品・税込 922円')
    await press('十勝しぼりたて牛乳', '次回だけ中止')
    await answerIn('次回のお届けを中止しますか？', /^はい/)
    expect(box).toHaveTextContent('1商品・税込 408円')
    expect(box).toHaveTextContent('確定していない中止・解約を除いた金額です')
    await press('平飼いたまご', '解約')
    await answerIn('定期便を解約しますか？', /^はい/)
    expect(box).toHaveTextContent('0商品・税込 0円')
    await press('十勝しぼりたて牛乳', '変更のキャンセル')
    await press('平飼いたまご', '変更のキャンセル')
    expect(box).toHaveTextContent(before ?? '')
  })

  it('[ORD-103] can be taken back, before and after they were sent', async () => {
    const { book, change, press, apply, row } = openSubscriptions()
    await change()
    await press('十勝しぼりたて牛乳', '変更のキャンセル')
    expect((await row('十勝しぼりたて牛乳')).queryByText('変更（未確定）')).toBeNull()
    expect(book.writes).toEqual([])
    await change()
    await apply()
    await (await row('十勝しぼりたて牛乳')).findByText('変更依頼中')
    await press('十勝しぼりたて牛乳', '変更のキャンセル')
    await waitFor(async () => expect((await row('十勝しぼりたて牛乳')).queryByText('変更依頼中')).toBeNull())
    expect(book.writes.slice(2)).toEqual([
      { did: 'delete', no: milkNo(4) },
      { did: 'delete', no: milkNo(1) },
    ])
  })

  it('[ORD-102] a skipped delivery can be had again', async () => {
    const { book, press, row } = openSubscriptions([asked({ code: 9 })])
    expect((await row('十勝しぼりたて牛乳')).getByText('[次回お届け中止]')).toBeVisible()
    await press('十勝しぼりたて牛乳', 'お届けを再開')
    await waitFor(() => expect(book.writes).toEqual([{ did: 'delete', no: milkNo(9) }]))
    await waitFor(async () => expect((await row('十勝しぼりたて牛乳')).queryByText('[次回お届け中止]')).toBeNull())
  })

  it.each([
    { quantity: '9', asks: false },
    { quantity: '10', asks: true },
  ])('[ORD-056] $quantity pieces ask once more: $asks', async ({ quantity, asks }) => {
    const { press, apply, user, answerIn, book } = openSubscriptions()
    await press('十勝しぼりたて牛乳', '周期・数量を変更')
    await user.click(screen.getByRole('combobox'))
    await chooseQuantity(user, screen.getByRole('combobox'), quantity)
    await user.click(screen.getByRole('button', { name: '変更する' }))
    await apply()
    if (asks) {
      expect(book.writes).toEqual([])
      await answerIn('注文数のご確認', /^はい/)
    }
    await waitFor(() => expect(book.writes).toHaveLength(2))
  })

  it.each([
    { quantity: '1', asks: false },
    { quantity: '3', asks: true },
  ])(
    '[CAT-045] alcohol of which $quantity instead of 2 shall come asks for the age: $asks',
    async ({ quantity, asks }) => {
      const beer = aSubscription({ product: aProduct({ name: 'ビール', isSubscription: true, isAlcohol: true }) })
      const { press, apply, user, answerIn, book } = openSubscriptions([beer])
      await press('ビール', '周期・数量を変更')
      await chooseQuantity(user, screen.getByRole('combobox'), quantity)
      await user.click(screen.getByRole('button', { name: '変更する' }))
      await apply()
      if (asks) {
        await answerIn('年齢の確認', /^いいえ/)
        expect(book.writes).toEqual([])
        await apply()
        await answerIn('年齢の確認', /^はい/)
      }
      await waitFor(() => expect(book.writes).not.toEqual([]))
    },
  )

  it('that change nothing are not set', async () => {
    const { press, user } = openSubscriptions()
    await press('十勝しぼりたて牛乳', '周期・数量を変更')
    await user.click(screen.getByRole('button', { name: '変更する' }))
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
  })
})
