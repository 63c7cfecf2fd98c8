import { describe, expect, it } from '@jest/globals'
import { putOrderCall } from '@shop/shared/contract'
import { answer, createGate, publishFromOtherTab, refused, server } from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { aFavourite, someFavourites } from '../../testing/builders.ts'
import { chosenNames, count, openBulk, outcome, saysAtLast } from '../../testing/bulk-screen.tsx'
import { answerFavourites } from '../../testing/favourite-services.ts'

const [one, two, three] = someFavourites(3) as [
  ReturnType<typeof aFavourite>,
  ReturnType<typeof aFavourite>,
  ReturnType<typeof aFavourite>,
]
const button = (name: string) => screen.getByRole('button', { name })

describe('choosing', () => {
  it('says how many are chosen, one by one and all at once', async () => {
    answerFavourites(someFavourites(3))
    const { choose, press } = await openBulk()
    expect(count()).toHaveTextContent('0品を選択中')
    expect(button('注文する')).toBeDisabled()
    await choose('商品1', '商品3')
    expect(count()).toHaveTextContent('2品を選択中')
    await press('すべて選ぶ')
    expect(count()).toHaveTextContent('3品を選択中')
    await press('選択を解除')
    expect(count()).toHaveTextContent('0品を選択中')
  })

  it('[AX-29] is there again after a reload, and gone when it was ended', async () => {
    answerFavourites(someFavourites(2))
    const { choose, platform, unmount } = await openBulk()
    await choose('商品2')
    unmount()
    const again = await openBulk({ platform })
    expect(chosenNames()).toEqual(['商品2'])
    await again.press('終わる')
    again.unmount()
    await openBulk({ platform })
    expect(chosenNames()).toEqual([])
  })

  it('loses what another tab has taken off', async () => {
    answerFavourites(someFavourites(2))
    const { choose } = await openBulk()
    await choose('商品1', '商品2')
    act(() => publishFromOtherTab('favourite/changed', { orderNumber: one.orderNumber, isFavourite: false }))
    await waitFor(() => expect(count()).toHaveTextContent('1品を選択中'))
    act(() => publishFromOtherTab('favourite/changed', { orderNumber: one.orderNumber, isFavourite: true }))
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2))
    expect(chosenNames()).toEqual(['商品2'])
  })
})

describe('ordering many at once', () => {
  it('[BIZ-013] orders each once, leaves what is ordered already, and takes exactly that back', async () => {
    const { orders } = answerFavourites([one, two, three])
    orders.set(two, 4)
    const { choose, press, platform } = await openBulk()
    await choose('商品1', '商品2', '商品3')
    await press('注文する')
    await saysAtLast('2品を注文しました')
    expect(outcome()).toHaveTextContent('1品はご注文済みのためそのままです')
    expect(orders.writes).toMatchObject([
      { did: 'put', no: '200001', quantity: 1, mode: 'append', inputStatus: 9109 },
      { did: 'put', no: '200003', quantity: 1, mode: 'append', inputStatus: 9109 },
    ])
    expect(chosenNames()).toEqual([])
    await waitFor(() => expect(button('元に戻す')).toHaveFocus())
    await press('元に戻す')
    await saysAtLast('元に戻しました')
    expect([one, two, three].map(orders.quantityOf)).toEqual([0, 4, 0])
    expect(chosenNames()).toEqual(['商品1', '商品3'])
    expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull()
    expect(platform.holds()).toBe(0)
  })

  it('does not take back what somebody has changed since', async () => {
    const { orders } = answerFavourites([one, two])
    const { choose, press } = await openBulk()
    await choose('商品1', '商品2')
    await press('注文する')
    await saysAtLast('2品を注文しました')
    orders.set(two, 5)
    await press('元に戻す')
    await saysAtLast('1品を元に戻しました')
    expect(outcome()).toHaveTextContent('1品はその後に数量が変わったためそのままです：「商品2」')
    expect([one, two].map(orders.quantityOf)).toEqual([0, 5])
  })

  it('can be taken back once more when that has failed', async () => {
    const { orders } = answerFavourites([one, two])
    const { choose, press } = await openBulk()
    await choose('商品1', '商品2')
    await press('注文する')
    await saysAtLast('2品を注文しました')
    orders.next({ is: 'refused', status: 503 })
    await press('元に戻す')
    await saysAtLast('元に戻せませんでした')
    expect([one, two].map(orders.quantityOf)).toEqual([1, 1])
    await press('元に戻す')
    await saysAtLast('元に戻しました')
    expect([one, two].map(orders.quantityOf)).toEqual([0, 0])
  })

  it('[FAV-038] says before what is left out and why, and leaves it chosen', async () => {
    const { orders } = answerFavourites([one, aFavourite({ orderNumber: '200009', name: 'バター', isOnSale: false })])
    const { choose, press } = await openBulk()
    await choose('商品1', 'バター')
    await press('注文する')
    const question = await screen.findByRole('dialog', { name: '1品を1点ずつ注文しますか？' })
    expect(question).toHaveTextContent('1品はご注文いただけません。')
    expect(question).toHaveTextContent('今週はお取扱いありません（1品）：「バター」')
    await press('いいえ、注文しない')
    await waitFor(() => expect(count()).toHaveTextContent('2品を選択中'))
    expect(orders.writes).toEqual([])
    await press('注文する')
    await press('はい、注文する')
    await saysAtLast('1品を注文しました')
    expect(outcome()).toHaveTextContent('今週はお取扱いありません（1品）：「バター」')
    expect(chosenNames()).toEqual(['バター'])
  })

  it('[CAT-045] asks for the age once for all, and orders nothing for who is younger', async () => {
    const { orders } = answerFavourites([
      aFavourite({ orderNumber: '200001', name: '日本酒', isAlcohol: true }),
      aFavourite({ orderNumber: '200002', name: 'ビール', isAlcohol: true }),
    ])
    const { press, user } = await openBulk()
    await press('すべて選ぶ')
    await press('注文する')
    await user.click(await screen.findByRole('button', { name: /20歳未満です/ }))
    await waitFor(() => expect(count()).toHaveTextContent('2品を選択中'))
    expect(orders.writes).toEqual([])
    await press('注文する')
    await screen.findByRole('dialog')
    await press(/20歳以上です/)
    await saysAtLast('2品を注文しました')
  })

  it('orders the others where the service refuses one, which stays chosen with its reason', async () => {
    const { orders } = answerFavourites([one, two])
    const { choose, press } = await openBulk()
    await choose('商品1', '商品2')
    orders.next({ is: 'refused', status: 404, code: 'CSP9001' })
    await press('注文する')
    await saysAtLast('1品を注文しました')
    expect(outcome()).toHaveTextContent('今週はお取扱いありません（1品）：「商品1」')
    expect(chosenNames()).toEqual(['商品1'])
  })

  it('ends where every further one would fail, and says how many were not ordered', async () => {
    const { orders } = answerFavourites([one, two, three])
    const { press } = await openBulk()
    await press('すべて選ぶ')
    server.use(answer(putOrderCall, () => refused(409, 'CSP50002')))
    await press('注文する')
    await saysAtLast('注文した商品はありません')
    expect(outcome()).toHaveTextContent('3品は注文していません。ご注文の受付は終了しました')
    expect(chosenNames()).toEqual(['商品1', '商品2', '商品3'])
    expect(orders.writes).toEqual([])
  })

  it('[ORD-133] asks again for one that could not be read, and then takes it back too', async () => {
    const { orders } = answerFavourites([one, two])
    const { choose, press } = await openBulk()
    await choose('商品1', '商品2')
    const gate = createGate()
    orders.next({ is: 'held', until: gate.until }, { is: 'lost', stored: true })
    await press('注文する')
    await waitFor(() => expect(orders.writes).toHaveLength(1))
    orders.breakReads(true)
    gate.release()
    await saysAtLast('1品を注文しました')
    expect(outcome()).toHaveTextContent('確認中（1品）：「商品2」ご注文が届いたか確認できませんでした')
    expect(chosenNames()).toEqual(['商品2'])
    orders.breakReads(false)
    await press('もう一度確認する')
    await saysAtLast('1品のご注文を確認しました')
    expect(chosenNames()).toEqual([])
    await press('元に戻す')
    await saysAtLast('元に戻しました')
    expect([one, two].map(orders.quantityOf)).toEqual([0, 0])
  })

  it('tells that the order could not be read, and sends nothing', async () => {
    const { orders } = answerFavourites([one])
    const { choose, press } = await openBulk()
    await choose('商品1')
    orders.breakReads(true)
    await press('注文する')
    await waitFor(() => expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent('失敗'))
    expect(orders.writes).toEqual([])
    expect(chosenNames()).toEqual(['商品1'])
  })

  it('[AX-29] leads to the login when the session has ended, with the choice kept', async () => {
    answerFavourites([one, two])
    const { choose, press, platform, user } = await openBulk()
    await choose('商品1', '商品2')
    server.use(answer(putOrderCall, () => refused(401)))
    await press('注文する')
    await user.click(await screen.findByRole('button', { name: /ログイン画面へ移動する/ }))
    await waitFor(() => expect(platform.logins()).toBe(1))
    expect(outcome()).toHaveTextContent('2品は注文していません')
    expect(chosenNames()).toEqual(['商品1', '商品2'])
  })

  it('[ORD-075] shows how far it is, and takes no second press', async () => {
    const { orders } = answerFavourites([one, two])
    const { choose, user } = await openBulk()
    await choose('商品1', '商品2')
    const gate = createGate()
    orders.next({ is: 'held', until: gate.until })
    await user.dblClick(button('注文する'))
    await waitFor(() => expect(count()).toHaveTextContent('注文中 0/2品'))
    gate.release()
    await saysAtLast('2品を注文しました')
    await user.dblClick(button('元に戻す'))
    await saysAtLast('元に戻しました')
    expect(orders.writes.map(({ did }) => did)).toEqual(['put', 'put', 'delete', 'delete'])
  })

  it('tells the outcome to who has gone on meanwhile', async () => {
    const { orders } = answerFavourites([one])
    const { choose, press, unmount, platform } = await openBulk()
    await choose('商品1')
    const gate = createGate()
    orders.next({ is: 'held', until: gate.until })
    await press('注文する')
    await waitFor(() => expect(orders.writes).toHaveLength(1))
    unmount()
    gate.release()
    await waitFor(() => expect(platform.notices.shown()).toMatchObject([{ title: '1品を注文しました' }]))
    expect(platform.holds()).toBe(0)
  })
})
