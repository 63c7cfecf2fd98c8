import { describe, expect, it } from '@jest/globals'
import { chooseQuantity, renderScreen } from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { asked, numberOf } from '../../parts/subscriptions/testing/a-subscription.ts'
import { SubscriptionPage } from './subscription-page.tsx'
import { milkNo, openSubscriptions } from './testing/open-subscriptions.tsx'

describe('[ORD-109] when a write fails', () => {
  const done = { kind: 'popup', title: '定期便の変更を受け付けました' }

  it('the first: the screen shows what is held, and offers both halves again', async () => {
    const { book, change, apply, row, platform } = openSubscriptions()
    book.next('refused')
    await change()
    await apply()
    expect(await screen.findByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP50002')
    expect(platform.notices.shown()).not.toContainEqual(done)
    expect((await row('十勝しぼりたて牛乳')).getByText('変更（未確定）')).toBeVisible()
    await apply()
    await waitFor(() => expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), milkNo(1), milkNo(4)]))
    await waitFor(() => expect(platform.notices.shown()).toContainEqual(done))
  })

  it('[K-150] says what was shown, half for half, and hears what another device has asked for', async () => {
    const { book, change, apply, platform } = openSubscriptions()
    book.next('changed')
    await change()
    await apply()
    const says = /十勝しぼりたて牛乳：別の端末で変更されています（いま隔週3点）/
    await waitFor(() => expect(JSON.stringify(platform.notices.question())).toMatch(says))
    expect(book.reads()).toBeGreaterThan(1)
    act(() => platform.notices.question()?.answer(true))
    await apply()
    await waitFor(() => expect(book.seen).toEqual(['', '', '1:2']))
  })

  it('the second: only the missing half is sent again', async () => {
    const { book, change, apply, platform } = openSubscriptions()
    book.next('stored', 'refused')
    await change()
    await apply()
    await waitFor(() => expect(book.reads()).toBe(2))
    expect(platform.notices.shown()).not.toContainEqual(done)
    await apply()
    await waitFor(() => expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), milkNo(4), milkNo(4)]))
    await waitFor(() => expect(platform.notices.shown()).toContainEqual(done))
  })

  it('[ORD-103] the second: 変更のキャンセル drops the request and takes back the half that is held', async () => {
    const { book, change, apply, press, row, platform } = openSubscriptions()
    book.next('stored', 'refused')
    await change()
    await apply()
    await waitFor(() => expect(book.reads()).toBe(2))
    await press('十勝しぼりたて牛乳', '変更のキャンセル')
    await waitFor(() => expect(book.writes.slice(2)).toEqual([{ did: 'delete', no: milkNo(1) }]))
    expect(await (await row('十勝しぼりたて牛乳')).findByRole('button', { name: /^周期・数量を変更/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    expect(platform.notices.shown().at(-1)).toMatchObject({ kind: 'popup', title: '定期便の変更を取り消しました' })
  })

  it('[ORD-108] [ORD-131] the second, and the request is dropped on leaving: the half that is held is no change', async () => {
    const { book, change, apply, answerIn, row, platform } = openSubscriptions()
    book.next('stored', 'refused')
    await change()
    await apply()
    await waitFor(() => expect(book.reads()).toBe(2))
    act(() => platform.navigation.navigate('/category'))
    await answerIn('確定していない変更があります', /^いいえ/)
    await waitFor(() => expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull())
    const milkRow = await row('十勝しぼりたて牛乳')
    expect(milkRow.queryByText('変更依頼中')).toBeNull()
    expect(milkRow.queryByText(/→/)).toBeNull()
    expect(milkRow.getByRole('button', { name: /^変更のキャンセル/ })).toBeVisible()
  })

  it('[ORD-109] the second, of a change to one piece: only the missing half is sent again', async () => {
    const { book, press, user, apply, row } = openSubscriptions()
    book.next('stored', 'refused')
    await press('十勝しぼりたて牛乳', '周期・数量を変更')
    await chooseQuantity(user, screen.getByRole('combobox'), '1')
    await user.click(screen.getByRole('button', { name: '変更する' }))
    await apply()
    await waitFor(() => expect(book.reads()).toBe(2))
    await apply()
    await waitFor(() => expect(book.writes.map(({ quantity }) => quantity)).toEqual([1, 1, 1]))
    expect(await (await row('十勝しぼりたて牛乳')).findByText('変更依頼中')).toBeVisible()
  })

  it('and the list cannot be read: it is read before anything is sent', async () => {
    const { book, change, apply, user, platform } = openSubscriptions()
    await change()
    book.next('stored', 'refused')
    book.breakReads(true)
    await apply()
    expect(await screen.findByText('変更が届いたか確認できませんでした')).toBeVisible()
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '変更を確認する' }))
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    book.breakReads(false)
    await waitFor(() => expect(screen.getByRole('button', { name: '変更を確認する' })).not.toHaveAttribute('aria-busy'))
    await user.click(screen.getByRole('button', { name: '変更を確認する' }))
    await apply()
    await waitFor(() => expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), milkNo(4), milkNo(4)]))
    await waitFor(() => expect(platform.notices.shown()).toContainEqual(done))
  })

  it.each([
    { says: 'stored: the change is done', fate: 'lost', left: false },
    { says: 'not stored: it is offered again', fate: 'lostUnstored', left: true },
  ] as const)('[ORD-133] an answer is lost, $says', async ({ fate, left }) => {
    const { book, change, apply, platform } = openSubscriptions()
    book.next('stored', fate)
    await change()
    await apply()
    await waitFor(() => expect(book.reads()).toBe(2))
    await waitFor(() => expect(platform.notices.shown()).toHaveLength(1))
    expect(book.writes).toHaveLength(2)
    expect(platform.notices.shown()[0]?.kind).toBe(left ? 'error' : 'popup')
    expect(screen.queryByRole('button', { name: '変更を確定する' }) !== null).toBe(left)
  })

  it('[ORD-133] an answer is lost half-way and the list shows that it has arrived: the other half follows', async () => {
    const { book, change, apply, platform } = openSubscriptions()
    book.next('lost')
    await change()
    await apply()
    await waitFor(() => expect(platform.notices.shown()).toContainEqual(done))
    expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), milkNo(4)])
  })

  it('[ORD-133] what had not arrived is sent again under the same name', async () => {
    const { book, change, apply, platform } = openSubscriptions()
    book.next('lostUnstored')
    await change()
    await apply()
    await waitFor(() => expect(platform.notices.shown()).toMatchObject([{ kind: 'error' }]))
    await apply()
    await waitFor(() => expect(platform.notices.shown()).toContainEqual(done))
    expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), milkNo(1), milkNo(4)])
    const [lost, again, other] = book.intents
    expect([again === lost, other === lost]).toEqual([true, false])
  })

  it('[ORD-133] an answer that was lost is looked for first, also by who has left the screen meanwhile', async () => {
    const { book, change, apply, platform, unmount } = openSubscriptions()
    await change()
    book.next('stored', 'lost')
    book.breakReads(true)
    await apply()
    expect(await screen.findByText('変更が届いたか確認できませんでした')).toBeVisible()
    await waitFor(() => expect(platform.holds()).toBe(1))
    unmount()
    book.breakReads(false)
    const back = renderScreen(<SubscriptionPage />, { platform, path: '/mycle?tab=manage' })
    expect(await screen.findByText('変更が届いたか確認できませんでした')).toBeVisible()
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    await back.user.click(screen.getByRole('button', { name: '変更を確認する' }))
    await waitFor(() => expect(screen.queryByText('変更が届いたか確認できませんでした')).toBeNull())
    expect(screen.queryByRole('button', { name: '変更を確定する' })).toBeNull()
    expect(screen.getByText('変更依頼中')).toBeVisible()
    expect(book.writes).toHaveLength(2)
  })

  const cancelEggs = async ({ press, answerIn }: ReturnType<typeof openSubscriptions>) => {
    await press('平飼いたまご', '解約')
    await answerIn('定期便を解約しますか？', /^はい/)
  }

  it('a product that the service refuses holds up no other, and is named with the reason', async () => {
    const page = openSubscriptions()
    const { book, change, apply, row, answerIn, platform } = page
    await change()
    await cancelEggs(page)
    book.next('stored', 'tooMany')
    await apply()
    const said = await screen.findByRole('dialog', { name: '受け付けられなかった変更があります' })
    expect(said).toHaveTextContent('十勝しぼりたて牛乳：この商品は2個までご注文いただけます。')
    expect(said).not.toHaveTextContent('平飼いたまご')
    await answerIn('受け付けられなかった変更があります', /^OK/)
    expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), milkNo(4), numberOf('104033', 10)])
    expect((await row('平飼いたまご')).getByText('解約依頼中')).toBeVisible()
    expect((await row('十勝しぼりたて牛乳')).getByText('変更（未確定）')).toBeVisible()
    expect(screen.getByText('確定していない変更 1件')).toBeVisible()
    expect(platform.notices.shown()).toEqual([])
  })

  it('[ORD-133] an answer that is lost after a refusal ends the run: nothing further is sent', async () => {
    const page = openSubscriptions()
    const { book, change, apply, press, answerIn, platform } = page
    await change()
    await cancelEggs(page)
    await press('ゆめぴりか', '次回だけ中止')
    await answerIn('次回のお届けを中止しますか？', /^はい/)
    book.next('tooMany', 'lostUnstored')
    await apply()
    await answerIn('受け付けられなかった変更があります', /^OK/)
    expect(book.writes.map(({ no }) => no)).toEqual([milkNo(1), numberOf('104033', 10)])
    expect(platform.notices.shown()).toMatchObject([{ kind: 'error' }])
    expect(screen.getByText('確定していない変更 3件')).toBeVisible()
  })

  it('what was taken back in vain stays', async () => {
    const { book, press, row } = openSubscriptions([asked({ code: 4, quantity: 3 })])
    book.next('refused')
    await press('十勝しぼりたて牛乳', '変更のキャンセル')
    expect(await screen.findByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP50002')
    expect((await row('十勝しぼりたて牛乳')).getByText('変更依頼中')).toBeVisible()
  })

  it('[ORD-103] [ORD-133] the list cannot be read between two halves taken back: the second stays, and is not said to be gone', async () => {
    const { book, change, press, apply, row, user, platform } = openSubscriptions()
    await change()
    await apply()
    await (await row('十勝しぼりたて牛乳')).findByText('変更依頼中')
    book.breakReads(true)
    await press('十勝しぼりたて牛乳', '変更のキャンセル')
    expect(await screen.findByText('変更が届いたか確認できませんでした')).toBeVisible()
    expect(platform.notices.shown()).not.toContainEqual({ kind: 'popup', title: '定期便の変更を取り消しました' })
    expect(book.writes.slice(2)).toEqual([{ did: 'delete', no: milkNo(4) }])
    book.breakReads(false)
    await waitFor(() => expect(screen.getByRole('button', { name: '変更を確認する' })).not.toHaveAttribute('aria-busy'))
    await user.click(screen.getByRole('button', { name: '変更を確認する' }))
    await waitFor(() => expect(screen.queryByText('変更が届いたか確認できませんでした')).toBeNull())
    await press('十勝しぼりたて牛乳', '変更のキャンセル')
    await waitFor(() => expect(book.writes.slice(3)).toEqual([{ did: 'delete', no: milkNo(1) }]))
    await waitFor(async () => expect((await row('十勝しぼりたて牛乳')).queryByText('変更依頼中')).toBeNull())
  })
})
