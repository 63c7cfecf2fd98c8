import { describe, expect, it } from '@jest/globals'
import { favouriteListsCall, renameFavouriteListCall } from '@shop/shared/contract'
import { favouriteListId } from '@shop/shared/domain/favourites'
import { mobilePath } from '@shop/shared/routes'
import { answer, connectionLost, createGate, publishFromOtherTab, refused, server } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { someFavourites } from '../../testing/builders.ts'
import { answerFavourites } from '../../testing/favourite-services.ts'
import {
  breakfast,
  detailAddress,
  dinner,
  lostAnswer,
  nameField,
  openEdit,
  register,
  renameAddress,
  typeName,
} from './testing/open-edit.tsx'

const open = (options: Partial<Parameters<typeof openEdit>[0]> = {}) => openEdit({ path: renameAddress, ...options })
const done = () => screen.findByRole('dialog', { name: 'お気に入りリスト名を変更しました' })
const changedElsewhere = () =>
  act(() => publishFromOtherTab('favourite-list/changed', { list: favouriteListId('list-1') }))

describe('another name for a list', () => {
  it('[FAV-005] [FAV-026] is typed at the mobile address too', async () => {
    answerFavourites(someFavourites(1), [breakfast, dinner])
    open({ path: mobilePath(renameAddress) })
    expect(await nameField()).toHaveValue('朝ごはん')
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('[FAV-005] [FAV-026] [FAV-028] is typed, and leads to the list', async () => {
    const { writes } = answerFavourites(someFavourites(1), [breakfast, dinner])
    const { user, platform } = open()
    expect(await nameField()).toHaveValue('朝ごはん')
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    await typeName(user, '2')
    await user.keyboard('{Enter}')
    await user.click(within(await done()).getByRole('button', { name: '戻る' }))
    expect(writes).toEqual(['rename list-1 朝ごはん2'])
    expect(platform.navigation.path()).toBe(detailAddress)
  })

  it('[K-153] is not given to a list that another device has renamed, and what it is called now is said', async () => {
    answerFavourites(someFavourites(1), [breakfast, dinner])
    let seen: string | undefined
    server.use(
      answer(renameFavouriteListCall, ({ body }) => {
        seen = body.seen_name
        return refused(409, 'CSP50023', '別の端末で変更されています（いま「昼ごはん」）')
      }),
    )
    const { user, platform } = open()
    await nameField()
    await typeName(user, '2')
    await user.keyboard('{Enter}')
    const says = { title: '別の端末で変更されています（いま「昼ごはん」）', kind: 'error' }
    await waitFor(() => expect(platform.notices.shown()).toContainEqual(says))
    expect(seen).toBe('朝ごはん')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(['100%25 %3F%23%2F', '%F0%9F%8D%8E', '夕食'])(
    '[FAV-006] is that of the id, whatever name stands in the address: %s',
    async (name) => {
      answerFavourites([], [breakfast, dinner])
      open({ path: `/favorite/category/edit/true/list-1/${name}` })
      expect(await nameField()).toHaveValue('朝ごはん')
      expect(screen.getByRole('link', { name: '朝ごはん' })).toHaveAttribute('href', detailAddress)
    },
  )

  it.each([
    { says: 'unchanged', typed: '朝ごはん', error: '' },
    { says: 'unchanged but for blanks', typed: ' 朝ごはん ', error: '' },
    { says: 'of blanks', typed: '　', error: '' },
    {
      says: 'that another list has',
      typed: '夕食',
      error: 'お気に入り商品リスト名が重複しています。ご確認ください。 ',
    },
  ])('[FAV-027] $says cannot be sent', async ({ typed, error }) => {
    answerFavourites([], [breakfast, dinner])
    const { user } = open()
    await user.clear(await nameField())
    expect(register()).toBeDisabled()
    await typeName(user, typed)
    expect(register()).toBeDisabled()
    expect(await nameField()).toHaveAccessibleDescription(`${error}10文字まで`)
  })

  it('that the service has for another list is told at the field', async () => {
    answerFavourites([], [breakfast])
    server.use(answer(renameFavouriteListCall, () => refused(409, 'CSP20004')))
    const { user } = open()
    await typeName(user, '2')
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await nameField()).toBeInvalid())
    expect(register()).toBeDisabled()
  })

  it('is kept, and sent again as the same request, when the answer was lost', async () => {
    const { change, intents } = answerFavourites([], [breakfast])
    const { user } = open()
    const fates = ['lost', 'lost']
    server.use(
      answer(renameFavouriteListCall, ({ body, headers }) => {
        intents.push(headers.get('idempotency-key'))
        change('list-1', (list) => ({ ...list, name: body.category_name }))
        if (fates.pop() !== undefined) return connectionLost()
        return { favorite_category_id: 'list-1', favorite_category_name: body.category_name, image_url_list: [] }
      }),
    )
    await typeName(user, '2')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(lostAnswer)).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: '朝ごはん2' })).toBeInTheDocument()
    await user.click(register())
    await done()
    expect(new Set(intents).size).toBe(1)
    expect(intents).toHaveLength(3)
  })
})

describe('a list that is changed elsewhere', () => {
  it('says its name of now, and keeps what was typed', async () => {
    const { change } = answerFavourites([], [breakfast])
    const { user } = open()
    await typeName(user, '2')
    change('list-1', (list) => ({ ...list, name: 'ランチ' }))
    changedElsewhere()
    expect(await screen.findByText(/ほかの画面で「ランチ」に変更/)).toBeInTheDocument()
    expect(await nameField()).toHaveValue('朝ごはん2')
    expect(register()).toBeEnabled()
  })

  it('shows its name of now where nothing was typed', async () => {
    const { change } = answerFavourites([], [breakfast])
    open()
    await nameField()
    change('list-1', (list) => ({ ...list, name: 'ランチ' }))
    changedElsewhere()
    await waitFor(async () => expect(await nameField()).toHaveValue('ランチ'))
    expect(screen.queryByText(/変更されています/)).not.toBeInTheDocument()
  })

  it('[FAV-044] and deleted: leads back where nothing was typed', async () => {
    const lists = answerFavourites([], [breakfast])
    const { platform } = open()
    await nameField()
    lists.delete('list-1')
    changedElsewhere()
    await waitFor(() => expect(platform.navigation.path()).toBe('/favorite'))
    expect(platform.notices.shown()).toMatchObject([{ title: 'リストが見つかりませんでした' }])
  })

  it('and deleted: what was typed becomes a new list', async () => {
    const lists = answerFavourites([], [breakfast])
    const { user, platform } = open()
    await typeName(user, '2')
    lists.delete('list-1')
    await user.click(register())
    expect(await screen.findByText(/このリストは見つかりませんでした/)).toBeInTheDocument()
    expect(await nameField()).toHaveValue('朝ごはん2')
    await user.click(screen.getByRole('button', { name: '新しいリストとして作る' }))
    expect(platform.navigation.path()).toBe('/favorite/category/create')
    expect(await nameField()).toHaveValue('朝ごはん2')
    expect(platform.notices.shown()).toEqual([])
    await user.click(register())
    await screen.findByRole('dialog', { name: 'お気に入りリストを作成しました' })
    expect(lists.writes.at(-1)).toBe('create 朝ごはん2 ')
  })
})

describe('a list that is not there', () => {
  it('[FAV-044] leads back to the favourites, and the way back does not lead here', async () => {
    answerFavourites([], [dinner])
    const { platform } = open()
    await waitFor(() => expect(platform.navigation.path()).toBe('/favorite'))
    expect(platform.notices.shown()).toMatchObject([{ title: 'リストが見つかりませんでした' }])
    act(() => platform.navigation.go(-1))
    expect(platform.navigation.path()).not.toBe(renameAddress)
  })

  it('cannot be told from lists that could not be read', async () => {
    answerFavourites()
    server.use(answer(favouriteListsCall, () => refused(500)))
    const { user } = open()
    const failed = await screen.findByRole('region', { name: 'お気に入りリストを表示できませんでした' })
    answerFavourites([], [breakfast])
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await nameField()).toHaveValue('朝ごはん')
  })
})

it('lists of before do not say that a list is not there', async () => {
  answerFavourites([], [dinner])
  const first = openEdit({ path: renameAddress.replace('list-1', 'list-2') })
  await nameField()
  server.use(answer(favouriteListsCall, () => refused(500)))
  act(() => first.platform.navigation.navigate(renameAddress))
  const failed = await screen.findByRole('region', { name: 'お気に入りリストを表示できませんでした' })
  answerFavourites([], [breakfast, dinner])
  await first.user.click(within(failed).getByRole('button', { name: '再読み込み' }))
  expect(await nameField()).toHaveValue('朝ごはん')
})

it('a name that is stored after its screen was left is told all the same', async () => {
  answerFavourites([], [breakfast])
  const { until, release } = createGate()
  server.use(
    answer(renameFavouriteListCall, async () => {
      await until
      return { favorite_category_id: 'list-1', favorite_category_name: '朝ごはん2', image_url_list: [] }
    }),
  )
  const { user, platform } = open()
  await typeName(user, '2')
  await user.keyboard('{Enter}')
  act(() => platform.navigation.navigate('/category'))
  release()
  await waitFor(() =>
    expect(platform.notices.shown()).toMatchObject([{ kind: 'popup', title: 'お気に入りリスト名を変更しました' }]),
  )
  expect(platform.storage.session.read('list-drafts')).toBeUndefined()
})

describe('what was typed', () => {
  it('is there on the way back, for this list alone', async () => {
    answerFavourites([], [breakfast, dinner])
    const { user, platform } = open()
    await typeName(user, '2')
    act(() => platform.navigation.navigate(renameAddress.replace('list-1', 'list-2')))
    await waitFor(async () => expect(await nameField()).toHaveValue('夕食'))
    act(() => platform.navigation.go(-1))
    await waitFor(async () => expect(await nameField()).toHaveValue('朝ごはん2'))
  })

  it('is dropped by やめる, which leads to the list', async () => {
    answerFavourites([], [breakfast])
    const { user, platform } = open()
    await typeName(user, '2')
    await user.click(screen.getByRole('button', { name: 'やめる' }))
    await user.click(await screen.findByRole('button', { name: /^はい/ }))
    await waitFor(() => expect(platform.navigation.path()).toBe(detailAddress))
    expect(platform.storage.session.read('list-drafts')).toBeUndefined()
  })
})

it('[FAV-046] a visitor sees the sample, and no call is sent', async () => {
  open({ as: 'visitor' })
  expect(await screen.findByRole('img', { name: 'お気に入り画面の見本' })).toBeInTheDocument()
})
