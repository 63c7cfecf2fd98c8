import { describe, expect, it } from '@jest/globals'
import {
  addFavouriteCall,
  addToFavouriteListCall,
  favouritesCall,
  removeFavouriteCall,
  removeFromFavouriteListCall,
} from '@shop/shared/contract'
import { favouriteListId } from '@shop/shared/domain/favourites'
import { answer, refused, server } from '@shop/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { someFavourites } from '../../testing/builders.ts'
import { chosenNames, openBulk, outcome, saysAtLast } from '../../testing/bulk-screen.tsx'
import { answerFavourites } from '../../testing/favourite-services.ts'

const all = someFavourites(4)
const numbers = all.map(({ orderNumber }) => orderNumber as string)
const breakfast = { id: favouriteListId('list-1'), name: '朝ごはん' }
const withBreakfast = (count: number) => answerFavourites(all, [{ ...breakfast, holds: numbers.slice(0, count) }])
const dialog = () => within(screen.getByRole('dialog'))
const alerts = () => screen.getByRole('alert', { name: 'エラー' })

describe('taking many off the favourites', () => {
  it('takes them off one after another, tells it once, and sets them again', async () => {
    const { writes, heldNumbers } = withBreakfast(0)
    const { choose, press, platform } = await openBulk()
    await choose('商品1', '商品3')
    await press('お気に入りから外す')
    await saysAtLast('2品をお気に入りから外しました')
    expect(writes).toEqual(['DELETE 200001', 'DELETE 200003'])
    expect(screen.queryByRole('checkbox', { name: '商品1' })).toBeNull()
    expect(platform.notices.shown()).toEqual([])
    await press('元に戻す')
    await saysAtLast('元に戻しました')
    expect(heldNumbers()).toHaveLength(4)
    expect(chosenNames()).toEqual(['商品1', '商品3'])
  })

  it('[FAV-017] tells failures once, by number; they stay favourites and chosen', async () => {
    const { takeOff } = withBreakfast(0)
    let tries = 0
    server.use(
      answer(removeFavouriteCall, ({ body }) => {
        tries += 1
        if (tries < 3) return refused(409, 'CSP99999')
        takeOff(body.order_no)
        return { order_no: body.order_no, is_favorite: 0 as const, favorite_count: 11 }
      }),
    )
    const { choose, press } = await openBulk()
    await choose('商品1', '商品2', '商品3')
    await press('お気に入りから外す')
    await saysAtLast('1品をお気に入りから外しました')
    expect(outcome()).toHaveTextContent('2品は外せませんでした：「商品1」「商品2」')
    expect(chosenNames()).toEqual(['商品1', '商品2'])
    expect(alerts()).toHaveTextContent('')
  })

  it('can be taken back once more where that has failed', async () => {
    const { heldNumbers, setHeart } = withBreakfast(0)
    const { choose, press } = await openBulk()
    await choose('商品1')
    await press('お気に入りから外す')
    await saysAtLast('1品をお気に入りから外しました')
    server.use(
      answer(addFavouriteCall, ({ body, time }) => {
        if (time === 1) return refused(503)
        setHeart(body.order_no, true)
        return { order_no: body.order_no, is_favorite: 1 as const, favorite_count: 12 }
      }),
    )
    await press('元に戻す')
    await saysAtLast('元に戻せませんでした')
    await press('元に戻す')
    await saysAtLast('元に戻しました')
    expect(heldNumbers()).toHaveLength(4)
  })
})

describe('putting many into a list', () => {
  it('tells how many came in and how many were there, and takes out only those that came', async () => {
    const { list } = withBreakfast(1)
    const { press, user } = await openBulk()
    await press('すべて選ぶ')
    await press('リストに入れる')
    await user.click(await screen.findByRole('radio', { name: /朝ごはん/ }))
    await user.click(dialog().getByRole('button', { name: 'リストに入れる' }))
    await saysAtLast('3品を「朝ごはん」に入れました')
    expect(outcome()).toHaveTextContent('1品はすでに入っています')
    expect(list('list-1')?.holds).toEqual(numbers)
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: '元に戻す' })).toHaveFocus())
    await press('元に戻す')
    await saysAtLast('元に戻しました')
    expect(list('list-1')?.holds).toEqual(numbers.slice(0, 1))
  })

  it('keeps the dialog where the list has gone, and says so', async () => {
    withBreakfast(0)
    server.use(answer(addToFavouriteListCall, () => refused(404, 'CSP20001')))
    const { choose, press, user } = await openBulk()
    await choose('商品1')
    await press('リストに入れる')
    await user.click(await screen.findByRole('radio', { name: /朝ごはん/ }))
    await user.click(dialog().getByRole('button', { name: 'リストに入れる' }))
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('リストが見つかりませんでした'))
    await press('やめる')
    expect(chosenNames()).toEqual(['商品1'])
  })

  it('[FAV-021] [FAV-022] [FAV-023] [FAV-024] [FAV-020] makes a new list by the rules of names, and deletes it again', async () => {
    const { list } = withBreakfast(0)
    const { choose, press, user } = await openBulk()
    await choose('商品1', '商品2')
    await press('リストに入れる')
    await screen.findByRole('radio', { name: /朝ごはん/ })
    await press('新しいリストを作る')
    const name = screen.getByRole('textbox', { name: /リスト名/ })
    const send = () => screen.getByRole('button', { name: '作って入れる' })
    expect(send()).toBeDisabled()
    await user.click(name)
    await user.paste('朝ごはん')
    expect(name).toHaveAccessibleDescription(/お気に入り商品リスト名が重複しています。ご確認ください。/)
    expect(send()).toBeDisabled()
    await user.paste('とおひるごはん')
    expect(name).toHaveAccessibleDescription(/10文字以内で入力してください。/)
    await user.clear(name)
    await user.type(name, '夜{Enter}')
    await saysAtLast('お気に入りリストを作成しました')
    expect(outcome()).toHaveTextContent('2品を「夜」に入れました')
    expect(list('made-1')?.holds).toEqual(numbers.slice(0, 2))
    await press('元に戻す')
    await saysAtLast('元に戻しました')
    expect(list('made-1')).toBeUndefined()
  })

  it('leaves a new list into which somebody has put something since', async () => {
    const { list, put } = answerFavourites(all)
    const { choose, press, user } = await openBulk()
    await choose('商品1')
    await press('リストに入れる')
    await user.type(await screen.findByRole('textbox', { name: /リスト名/ }), '夜{Enter}')
    await saysAtLast('お気に入りリストを作成しました')
    put('made-1', ['200004'])
    await press('元に戻す')
    await saysAtLast('1品を元に戻しました')
    expect(list('made-1')?.holds).toEqual(numbers.slice(3))
  })

  it('[AX-29] keeps the name that was typed over a reload or a login', async () => {
    answerFavourites(all, [{ id: 'other', name: '夜' }])
    const { choose, press, user, unmount, platform } = await openBulk()
    await choose('商品1')
    await press('リストに入れる')
    await screen.findByRole('radio', { name: /夜/ })
    await press('新しいリストを作る')
    await user.type(screen.getByRole('textbox', { name: /リスト名/ }), '昼')
    unmount()
    const again = await openBulk({ platform })
    await again.press('リストに入れる')
    expect(await screen.findByRole('textbox', { name: /リスト名/ })).toHaveValue('昼')
  })
})

describe('the name of a new list', () => {
  it('[K-10] is not judged while letters are converted', async () => {
    answerFavourites(all, [])
    const { choose, press } = await openBulk()
    await choose('商品1')
    await press('リストに入れる')
    const name = await screen.findByRole('textbox', { name: /リスト名/ })
    const send = screen.getByRole('button', { name: '作って入れる' })
    fireEvent.compositionStart(name)
    fireEvent.change(name, { target: { value: 'あさごはんのこんだてひょう' } })
    expect(name).toBeValid()
    expect(send).toBeEnabled()
    fireEvent.compositionEnd(name)
    // What is too much is refused; the rest can be sent. [FAV-021]
    expect(name).toBeInvalid()
    expect(name).toHaveValue('あさごはんのこんだて')
    expect(send).toBeEnabled()
  })
})

describe('a list that cannot be read', () => {
  it('gets nothing, as nobody knows what would have to be taken out again', async () => {
    const { list } = withBreakfast(1)
    const { choose, press, user } = await openBulk()
    await choose('商品2')
    await press('リストに入れる')
    server.use(answer(favouritesCall, () => refused(503)))
    await user.click(await screen.findByRole('radio', { name: /朝ごはん/ }))
    await user.click(dialog().getByRole('button', { name: 'リストに入れる' }))
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('もう一度お試しください。'))
    expect(list('list-1')?.holds).toEqual(numbers.slice(0, 1))
    expect(chosenNames()).toEqual(['商品2'])
  })
})

describe('taking many out of a list', () => {
  it('takes them out, and puts them back', async () => {
    const { list, heldNumbers } = withBreakfast(3)
    const { choose, press } = await openBulk({ list: breakfast })
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    await choose('商品1', '商品2')
    await press('リストから外す')
    await saysAtLast('2品を「朝ごはん」から外しました')
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
    expect(list('list-1')?.holds).toEqual(numbers.slice(2, 3))
    expect(heldNumbers()).toHaveLength(4)
    await press('元に戻す')
    await saysAtLast('元に戻しました')
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3))
    expect(chosenNames()).toEqual(['商品1', '商品2'])
  })

  it('tells a failure, and leaves all as it was', async () => {
    withBreakfast(3)
    server.use(answer(removeFromFavouriteListCall, () => refused(503)))
    const { choose, press } = await openBulk({ list: breakfast })
    await choose('商品1')
    await press('リストから外す')
    await waitFor(() => expect(alerts()).toHaveTextContent('リストから外せませんでした'))
    expect(chosenNames()).toEqual(['商品1'])
  })
})
