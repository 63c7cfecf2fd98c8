import { describe, expect, it } from '@jest/globals'
import {
  addToFavouriteListCall,
  favouritesCall,
  removeFromFavouriteListCall,
  renameFavouriteListCall,
} from '@shop/shared/contract'
import { memberCode } from '@shop/shared/domain'
import { favouriteListId } from '@shop/shared/domain/favourites'
import { mobilePath } from '@shop/shared/routes'
import { aMember, answer, connectionLost, publishFromOtherTab, refused, server } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { someFavourites } from '../../testing/builders.ts'
import { answerFavourites } from '../../testing/favourite-services.ts'
import {
  breakfast,
  checkbox,
  chooseAddress,
  detailAddress,
  editBar,
  lostAnswer,
  openEdit,
  register,
  typeName,
} from './testing/open-edit.tsx'

const open = (options: Partial<Parameters<typeof openEdit>[0]> = {}) => openEdit({ path: chooseAddress, ...options })
const done = () => screen.findByRole('dialog', { name: 'お気に入りリストを修正しました' })
const press = async (user: ReturnType<typeof open>['user'], ...names: string[]) => {
  for (const name of names) await user.click(await checkbox(name))
}
const changedElsewhere = () =>
  act(() => publishFromOtherTab('favourite-list/changed', { list: favouriteListId('list-1') }))

describe('the products of a list', () => {
  it('[FAV-005] [FAV-026] are chosen at the mobile address too', async () => {
    answerFavourites(someFavourites(3), [breakfast])
    open({ path: mobilePath(chooseAddress) })
    expect(await screen.findByRole('checkbox', { name: '商品1' })).toBeChecked()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('[FAV-005] [FAV-026] [FAV-029] [FAV-030] [FAV-031] [K-22] go out first, then those that are chosen come in', async () => {
    const { writes, list } = answerFavourites(someFavourites(4), [breakfast])
    const { user, platform } = open()
    expect(await checkbox('商品1')).toBeChecked()
    expect(await checkbox('商品3')).not.toBeChecked()
    expect(editBar()).toHaveTextContent('2品を選択中')
    await press(user, '商品1', '商品3', '商品4')
    expect(editBar()).toHaveTextContent('3品を選択中（追加2・取消1）')
    await press(user, '商品4')
    await user.click(register())
    await user.click(within(await done()).getByRole('button', { name: '戻る' }))
    expect(writes).toEqual(['remove 200001', 'add 200003'])
    expect(list('list-1')?.holds).toEqual(['200002', '200003'])
    expect(platform.navigation.path()).toBe(detailAddress)
    expect(platform.storage.session.read('list-drafts')).toBeUndefined()
  })

  it.each([
    { press: '商品1', writes: ['remove 200001'] },
    { press: '商品3', writes: ['add 200003'] },
  ])('[FAV-031] one half alone is sent alone: $writes', async ({ press: name, writes: expected }) => {
    const { writes } = answerFavourites(someFavourites(3), [breakfast])
    const { user } = open()
    await press(user, name)
    await user.click(register())
    await done()
    expect(writes).toEqual(expected)
  })

  it('[FAV-033] without a change there is nothing to send', async () => {
    answerFavourites(someFavourites(3), [breakfast])
    const { user } = open()
    await checkbox('商品1')
    expect(register()).toBeDisabled()
    await press(user, '商品1')
    expect(register()).toBeEnabled()
    await press(user, '商品1')
    expect(register()).toBeDisabled()
  })

  it('left out because they are no favourites any more are told', async () => {
    const { takeOff } = answerFavourites(someFavourites(4), [breakfast])
    const { user } = open()
    await press(user, '商品3', '商品4')
    takeOff('200003')
    await user.click(register())
    expect(await done()).toHaveTextContent('1品は、お気に入りから外れた')
  })
})

describe('[FAV-032] a half that fails', () => {
  it('the second: the first is stored, and only the second is left to do', async () => {
    const { writes } = answerFavourites(someFavourites(3), [breakfast])
    server.use(answer(addToFavouriteListCall, () => refused(400, 'CSP99999')))
    const { user } = open()
    await press(user, '商品1', '商品3')
    await user.click(register())
    expect(await screen.findByText(/^取り消しは保存しました。追加できませんでした。/)).toBeInTheDocument()
    expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP99999')
    await waitFor(() => expect(editBar()).toHaveTextContent('2品を選択中（追加1）'))
    expect(await checkbox('商品1')).not.toBeChecked()
    answerFavourites(someFavourites(3), [{ ...breakfast, holds: ['200002'] }])
    await user.click(register())
    await done()
    expect(writes).toEqual(['remove 200001'])
  })

  it('the first: nothing is stored, and all is left to do', async () => {
    const { writes } = answerFavourites(someFavourites(3), [breakfast])
    server.use(answer(removeFromFavouriteListCall, () => refused(400, 'CSP99999')))
    const { user } = open()
    await press(user, '商品1', '商品3')
    await user.click(register())
    expect(await screen.findByText(/^取り消しを保存できませんでした。追加もまだ/)).toBeInTheDocument()
    expect(editBar()).toHaveTextContent('2品を選択中（追加1・取消1）')
    expect(writes).toEqual([])
  })

  it('alone has the default words', async () => {
    answerFavourites(someFavourites(3), [breakfast])
    server.use(answer(addToFavouriteListCall, () => refused(400, 'CSP99999')))
    const { user } = open()
    await press(user, '商品3')
    await user.click(register())
    await waitFor(() => expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP99999'))
    expect(within(editBar()).queryByRole('alert')).not.toBeInTheDocument()
    expect(register()).toBeEnabled()
  })

  it('whose answer was lost is sent again as the same request, though the list has it by now', async () => {
    const { change, intents, writes } = answerFavourites(someFavourites(3), [breakfast])
    const fates = ['lost', 'lost']
    server.use(
      answer(addToFavouriteListCall, ({ body, headers }) => {
        intents.push(headers.get('idempotency-key'))
        if (fates.length === 2) change('list-1', (list) => ({ ...list, holds: [...list.holds, '200003'] }))
        if (fates.pop() !== undefined) return connectionLost()
        return { favorite_category_id: body.id, favorite_product_ids: body.favorite_product_ids }
      }),
    )
    const { user } = open()
    await press(user, '商品1', '商品3')
    await user.click(register())
    expect(await screen.findByText(`取り消しは保存しました。追加は${lostAnswer}`)).toBeInTheDocument()
    await waitFor(() => expect(editBar()).not.toHaveTextContent('追加1'))
    await user.click(register())
    await done()
    expect(writes).toEqual(['remove 200001'])
    expect(new Set(intents.slice(1)).size).toBe(1)
  })
})

describe('a list that is changed elsewhere', () => {
  it('does not mix with what was chosen here', async () => {
    const { change, writes } = answerFavourites(someFavourites(4), [breakfast])
    const { user } = open()
    await press(user, '商品1', '商品3')
    change('list-1', (list) => ({ ...list, holds: ['200002', '200003', '200004'] }))
    changedElsewhere()
    await waitFor(() => expect(editBar()).toHaveTextContent(/^3品を選択中やめる/))
    expect(register()).toBeDisabled()
    await press(user, '商品1')
    await user.click(register())
    await done()
    expect(writes).toEqual(['add 200001'])
  })

  it('says how many of the chosen are no favourites any more', async () => {
    const { takeOff, writes } = answerFavourites(someFavourites(4), [breakfast])
    const { user } = open()
    await press(user, '商品3', '商品4')
    takeOff('200003')
    changedElsewhere()
    expect(await screen.findByText(/選んだ商品のうち1品は/)).toBeInTheDocument()
    expect(editBar()).toHaveTextContent('3品を選択中（追加1）')
    await user.click(register())
    await done()
    expect(writes).toEqual(['add 200004'])
  })

  it.each([
    { says: 'and was deleted', by: changedElsewhere },
    { says: 'and was deleted, as the service says', by: () => act(() => register().click()) },
  ])('$says: what was chosen becomes a new list', async ({ by }) => {
    const lists = answerFavourites(someFavourites(4), [breakfast])
    const { user, platform } = open()
    await press(user, '商品1', '商品3')
    lists.delete('list-1')
    by()
    expect(await screen.findByText(/このリストは見つかりませんでした/)).toBeInTheDocument()
    await press(user, '商品4')
    await user.click(screen.getByRole('button', { name: '新しいリストとして作る' }))
    expect(platform.navigation.path()).toBe('/favorite/category/create')
    expect(await screen.findByRole('textbox', { name: 'リスト名' })).toHaveValue('朝ごはん')
    for (const name of ['商品2', '商品3', '商品4']) expect(await checkbox(name)).toBeChecked()
    await user.click(register())
    await screen.findByRole('dialog', { name: 'お気に入りリストを作成しました' })
    expect(lists.writes.at(-1)).toBe('create 朝ごはん 200002,200003,200004')
  })

  it('renamed and then deleted: the new list has the last name', async () => {
    const lists = answerFavourites(someFavourites(4), [breakfast])
    const { user } = open()
    await press(user, '商品3')
    lists.change('list-1', (list) => ({ ...list, name: '朝の食卓' }))
    changedElsewhere()
    await screen.findByText('朝の食卓', { selector: 'b' })
    lists.delete('list-1')
    changedElsewhere()
    await user.click(await screen.findByRole('button', { name: '新しいリストとして作る' }))
    expect(await screen.findByRole('textbox', { name: 'リスト名' })).toHaveValue('朝の食卓')
  })

  it('asks before it takes the place of another new list', async () => {
    const lists = answerFavourites(someFavourites(4), [breakfast])
    const first = openEdit({ path: '/favorite/category/create' })
    await typeName(first.user, '夜食')
    act(() => first.platform.navigation.navigate(chooseAddress))
    await press(first.user, '商品3')
    lists.delete('list-1')
    changedElsewhere()
    await first.user.click(await screen.findByRole('button', { name: '新しいリストとして作る' }))
    await first.user.click(await screen.findByRole('button', { name: /^いいえ/ }))
    expect(await checkbox('商品3')).toBeChecked()
    expect(first.platform.navigation.path()).toBe(chooseAddress)
  })
})

describe('what was chosen', () => {
  it('is there after a reload, and holds the release', async () => {
    answerFavourites(someFavourites(3), [breakfast])
    const first = open()
    await press(first.user, '商品1', '商品3')
    expect(first.platform.holds()).toBe(1)
    first.unmount()
    open({ platform: first.platform })
    await waitFor(() => expect(editBar()).toHaveTextContent('2品を選択中（追加1・取消1）'))
  })

  it('is not shown to another member', async () => {
    answerFavourites(someFavourites(3), [breakfast])
    const first = open()
    await press(first.user, '商品1', '商品3')
    first.unmount()
    open({ platform: first.platform, as: { ...aMember(), code: memberCode('1234567899') } })
    expect(await checkbox('商品1')).toBeChecked()
    expect(register()).toBeDisabled()
  })

  it('stays when another name is stored', async () => {
    answerFavourites(someFavourites(3), [breakfast])
    server.use(
      answer(renameFavouriteListCall, ({ body }) => ({
        favorite_category_id: body.id,
        favorite_category_name: body.category_name,
        image_url_list: [],
      })),
    )
    const { user, platform } = open()
    await press(user, '商品3')
    await user.click(screen.getByRole('link', { name: 'リスト名を変更' }))
    await typeName(user, '2')
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'お気に入りリスト名を変更しました' })
    act(() => platform.navigation.navigate(chooseAddress))
    expect(await checkbox('商品3')).toBeChecked()
  })

  it('is dropped by やめる, which leads to the list', async () => {
    answerFavourites(someFavourites(3), [breakfast])
    const { user, platform } = open()
    await press(user, '商品3')
    await user.click(screen.getByRole('button', { name: 'やめる' }))
    await user.click(await screen.findByRole('button', { name: /^はい/ }))
    await waitFor(() => expect(platform.navigation.path()).toBe(detailAddress))
    expect(platform.storage.session.read('list-drafts')).toBeUndefined()
    expect(platform.holds()).toBe(0)
  })
})

describe('without products to show', () => {
  it('says that it waits', async () => {
    answerFavourites([], [breakfast])
    server.use(answer(favouritesCall, () => new Promise<Response>(() => undefined)))
    open()
    expect(await screen.findByText('商品を読み込み中です')).toBeInTheDocument()
  })

  it('says what failed, and tries again', async () => {
    answerFavourites([], [breakfast])
    server.use(answer(favouritesCall, () => refused(500)))
    const { user } = open()
    const failed = await screen.findByRole('region', { name: 'リストの商品を表示できませんでした' })
    answerFavourites(someFavourites(3), [breakfast])
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    const choices = await screen.findByRole('region', { name: 'お気に入りを表示できませんでした' })
    await user.click(within(choices).getByRole('button', { name: '再読み込み' }))
    expect(await checkbox('商品1')).toBeChecked()
  })

  it('says how to get favourites when there are none', async () => {
    answerFavourites([], [{ ...breakfast, holds: [] }])
    open()
    expect(await screen.findByText('お気に入り商品はまだありません。♡ を押すと登録できます')).toBeInTheDocument()
    expect(register()).toBeDisabled()
  })
})
