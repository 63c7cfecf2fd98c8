import { describe, expect, it } from '@jest/globals'
import { deleteFavouriteListCall, favouriteListsCall, favouritesCall } from '@shop/shared/contract'
import { orderNumber } from '@shop/shared/domain'
import { Route, Routes } from '@shop/shared/router'
import { mobilePath } from '@shop/shared/routes'
import { dispatchSession } from '@shop/shared/session'
import {
  answer,
  aPlanningWeek,
  connectionLost,
  createGate,
  publishedFacts,
  publishFromOtherTab,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
  theNextWeek,
} from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { aFavourite, type StoredList } from '../../testing/builders.ts'
import { answerFavourites } from '../../testing/favourite-services.ts'
import { ListPage } from './list-page.tsx'

const { path } = routes.list
const address = '/favorite/category/detail/list-1'

const milk = aFavourite({ orderNumber: '200001', name: '牛乳' })
const shelf = [milk, aFavourite({ orderNumber: '200002', name: 'バター', isOnSale: false })]
const morning = { id: 'list-1', name: '朝ごはん', holds: ['200001', '200002'] }
const noon = { id: 'list-2', name: '昼' }

const answerAll = (lists: readonly StoredList[] = [morning, noon]) => answerFavourites(shelf, lists)

function open(options: ScreenOptions = {}) {
  publishedFacts()
  return renderScreen(
    <Routes>
      <Route path={path} element={<ListPage />} />
      <Route path={mobilePath(path)} element={<ListPage />} />
      <Route path="/favorite" element={<h1>すべてのお気に入り</h1>} />
      <Route path="*" element={<h1>別の画面</h1>} />
    </Routes>,
    { path: address, ...options },
  )
}
const ready = () => screen.findByRole('article', { name: '牛乳' })
const said = () => screen.getByRole('status', { name: 'お知らせ' })
const failures = () => screen.getByRole('alert', { name: 'エラー' })
const heading = () => screen.getByRole('heading', { level: 1 })
const isBack = () => screen.findByRole('heading', { name: 'すべてのお気に入り' })

async function askToDelete(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'リストを編集' }))
  await user.click(screen.getByRole('button', { name: 'リストを削除' }))
  return screen.findByRole('dialog', { name: 'お気に入りリストを削除しますか？' })
}
async function deleteIt(user: ReturnType<typeof open>['user']) {
  await askToDelete(user)
  await user.click(screen.getByRole('button', { name: 'はい、削除する' }))
}

describe('a list', () => {
  it.each([address, mobilePath(address)])(
    '[FAV-004] [FAV-034] [FAV-035] at %s has its name, its count and its products',
    async (at) => {
      const { asked } = answerAll()
      const { platform } = open({ path: at })
      const card = within(await ready())
      expect(heading()).toHaveTextContent('朝ごはん')
      expect(heading().nextElementSibling).toHaveTextContent('2品')
      expect(card.getByRole('button', { name: /^お気に入り/ })).toHaveAttribute('aria-pressed', 'true')
      expect(card.getByRole('button', { name: /^注文する/ })).toBeInTheDocument()
      expect(card.getByText('税込')).toBeInTheDocument()
      expect(card.getByText(/本体/)).toBeInTheDocument()
      expect(asked).toMatchObject([{ is_category_filtering: 1, favorite_product_category_id: 'list-1' }])
      expect(platform.meta()).toEqual({ title: '朝ごはん' })
    },
  )

  it.each(['family', 'corporate'] as const)('[FAV-043] is there for a %s member', async (as) => {
    answerAll()
    open({ as })
    expect(await ready()).toBeInTheDocument()
  })

  it('[FAV-036] [FAV-037] says what cannot be had this week', async () => {
    answerAll()
    open()
    await ready()
    const butter = within(screen.getByRole('article', { name: 'バター' }))
    expect(butter.getByText('今週はお取扱いありません')).toBeInTheDocument()
    expect(butter.queryByRole('button', { name: /^注文する/ })).not.toBeInTheDocument()
    expect(screen.getByText('※今週お取扱いのある商品のみご注文いただけます。')).toBeInTheDocument()
  })

  it('[FAV-012] of a longer name shows ten characters and is called by all of it', async () => {
    answerAll([{ ...morning, name: '一二三四五六七八九十十一' }])
    const { platform } = open()
    await ready()
    expect(within(heading()).getByText('一二三四五六七八九十')).toBeInTheDocument()
    expect(heading()).toHaveAccessibleName('一二三四五六七八九十十一')
    expect(platform.meta()).toEqual({ title: '一二三四五六七八九十' })
  })

  it('never shows its id while the name is on its way', async () => {
    answerAll()
    const hold = createGate()
    server.use(answer(favouriteListsCall, () => hold.until.then(() => refused(500))))
    open()
    await ready()
    expect(document.body).not.toHaveTextContent('list-1')
    expect(heading()).toHaveTextContent('お気に入りリスト')
    expect(screen.queryByRole('button', { name: 'リストを編集' })).not.toBeInTheDocument()
    act(hold.release)
    const failed = await screen.findByRole('region', { name: 'リスト名を表示できませんでした' })
    expect(screen.getByRole('article', { name: '牛乳' })).toBeInTheDocument()
    expect(within(failed).getByRole('button', { name: '再読み込み' })).toBeInTheDocument()
  })

  it('says what failed, and tries again', async () => {
    answerAll()
    server.use(answer(favouritesCall, () => refused(500)))
    const { user } = open()
    const failed = await screen.findByRole('region', { name: 'リストの商品を表示できませんでした' })
    answerAll()
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await ready()).toBeInTheDocument()
  })

  it('says that it waits', () => {
    answerAll()
    server.use(answer(favouritesCall, () => new Promise<Response>(() => undefined)))
    open()
    expect(screen.getByText('商品を読み込み中です')).toBeInTheDocument()
  })

  it('without products leads to where they are chosen', async () => {
    answerAll([{ ...morning, holds: [] }])
    open()
    expect(await screen.findByText('このリストにはまだ商品がありません')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'お気に入り商品を修正' })).toHaveAttribute(
      'href',
      `/favorite/category/edit/false/list-1/${encodeURIComponent('朝ごはん')}`,
    )
  })

  it('[FAV-042] is read again for another week', async () => {
    const { asked } = answerAll()
    open({ weeks: [aPlanningWeek(), theNextWeek()] })
    await ready()
    act(() => dispatchSession({ type: 'weekSwitched', to: theNextWeek().number }))
    await waitFor(() =>
      expect(asked.map(({ planningWeek }) => planningWeek)).toEqual([aPlanningWeek().number, theNextWeek().number]),
    )
  })

  it('[FAV-042] [MOB-017] is read again when favourites were changed outside, and hearts follow', async () => {
    const { asked, add } = answerAll()
    const { user } = open()
    await ready()
    const heart = () => screen.getByRole('button', { name: 'お気に入り 牛乳' })
    await user.click(heart())
    await waitFor(() => expect(heading().nextElementSibling).toHaveTextContent('1品'))
    add(milk)
    act(() => publishFromOtherTab('favourites/changed', {}))
    await waitFor(() => expect(asked.length).toBeGreaterThan(1))
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'))
    expect(heading().nextElementSibling).toHaveTextContent('2品')
  })

  it('keeps the place of one that is taken off, here and in another tab', async () => {
    answerAll()
    const { user } = open()
    await ready()
    await user.click(screen.getByRole('button', { name: 'お気に入り 牛乳' }))
    await waitFor(() => expect(heading().nextElementSibling).toHaveTextContent('1品'))
    expect(screen.getAllByRole('article')).toHaveLength(2)
    act(() => publishFromOtherTab('favourite/changed', { orderNumber: orderNumber('200002'), isFavourite: false }))
    await waitFor(() => expect(heading().nextElementSibling).toHaveTextContent('0品'))
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('[FAV-046] is a sample to a visitor, and no call is sent', async () => {
    const { asked, listReads } = answerAll()
    open({ as: 'visitor' })
    expect(await screen.findByRole('img', { name: 'お気に入り画面の見本' })).toBeInTheDocument()
    expect([asked, listReads()]).toEqual([[], 0])
  })
})

describe('its edit dialog', () => {
  it('[FAV-040] leads to its name, its products and its end', async () => {
    answerAll()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'リストを編集' }))
    const dialog = within(screen.getByRole('dialog', { name: '「朝ごはん」の編集' }))
    const name = encodeURIComponent('朝ごはん')
    expect(dialog.getByRole('link', { name: 'リスト名を変更' })).toHaveAttribute(
      'href',
      `/favorite/category/edit/true/list-1/${name}`,
    )
    expect(dialog.getByRole('link', { name: 'お気に入り商品を修正' })).toHaveAttribute(
      'href',
      `/favorite/category/edit/false/list-1/${name}`,
    )
    expect(dialog.getByRole('button', { name: 'リストを削除' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'リストを編集' })).toHaveFocus()
  })
})

describe('deleting it', () => {
  it('[FAV-041] is asked about, said, and leads to all favourites in place of it', async () => {
    const { writes } = answerAll()
    const { user, platform } = open({ path: '/before' })
    act(() => platform.navigation.navigate(address))
    await ready()
    await deleteIt(user)
    await isBack()
    expect(writes).toEqual(['delete list-1'])
    expect(said()).toHaveTextContent(/^リストを削除しました$/)
    expect(failures()).toBeEmptyDOMElement()
    expect(publishedFacts()).toContainEqual({ name: 'favourite-list/changed', payload: { list: 'list-1' } })
    act(() => platform.navigation.go(-1))
    expect(screen.getByRole('heading', { name: '別の画面' })).toBeInTheDocument()
  })

  it('[FAV-041] いいえ leaves it', async () => {
    const { writes } = answerAll()
    const { user } = open()
    await ready()
    await askToDelete(user)
    await user.click(screen.getByRole('button', { name: 'いいえ、削除しない' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(writes).toEqual([])
    expect(heading()).toHaveTextContent('朝ごはん')
  })

  it('ends the same way when it was deleted elsewhere', async () => {
    const services = answerAll()
    const { user } = open()
    await ready()
    await askToDelete(user)
    services.delete('list-1')
    await user.click(screen.getByRole('button', { name: 'はい、削除する' }))
    await isBack()
    expect(said()).toHaveTextContent(/^リストを削除しました$/)
  })

  it('that is refused is told, and the list stays', async () => {
    answerAll()
    server.use(answer(deleteFavouriteListCall, () => refused(403, 'CSP90000')))
    const { user } = open()
    await ready()
    await deleteIt(user)
    await waitFor(() => expect(failures()).toHaveTextContent('CSP90000'))
    expect(heading()).toHaveTextContent('朝ごはん')
  })

  it('[K-153] leaves it where another device has put more into it, and says so', async () => {
    answerAll()
    let seen: number | undefined
    server.use(
      answer(deleteFavouriteListCall, ({ body }) => {
        seen = body.seen_count
        return refused(409, 'CSP50023', '別の端末で変更されています（いま5品）')
      }),
    )
    const { user } = open()
    await ready()
    await deleteIt(user)
    await waitFor(() => expect(failures()).toHaveTextContent('別の端末で変更されています（いま5品）'))
    expect([seen, heading().textContent]).toEqual([2, '朝ごはん'])
  })

  it('whose answer is lost is told, and can be wished again', async () => {
    answerAll()
    const intents: (string | null)[] = []
    server.use(
      answer(deleteFavouriteListCall, ({ headers }) => {
        intents.push([...headers].find(([name]) => /intent|idempotency/i.test(name))?.[1] ?? null)
        return connectionLost()
      }),
    )
    const { user } = open()
    await ready()
    await deleteIt(user)
    await waitFor(() => expect(failures()).toHaveTextContent('リストを削除できたか確認できませんでした'))
    expect(heading()).toHaveTextContent('朝ごはん')
    expect(new Set(intents).size).toBe(1)
  })

  it('whose answer is lost, but which was done, ends as deleted', async () => {
    const services = answerAll()
    server.use(
      answer(deleteFavouriteListCall, () => {
        services.delete('list-1')
        return connectionLost()
      }),
    )
    const { user } = open()
    await ready()
    await deleteIt(user)
    await isBack()
    expect(said()).toHaveTextContent('リストを削除しました')
    expect(said()).not.toHaveTextContent('見つかりませんでした')
  })
})

describe('a list that is not there', () => {
  it('[FAV-044] leads to all favourites, and says so once', async () => {
    answerAll([noon])
    open()
    await isBack()
    expect(said()).toHaveTextContent(/^リストが見つかりませんでした$/)
  })

  it('[FAV-044] is known by the list of lists where the products say nothing', async () => {
    answerAll([noon])
    server.use(answer(favouritesCall, { total_count: 0, product_list: [] }))
    open()
    await isBack()
    expect(said()).toHaveTextContent(/^リストが見つかりませんでした$/)
  })

  it('[FAV-044] any more, as another tab has deleted it', async () => {
    const services = answerAll()
    open()
    await ready()
    services.delete('list-1')
    act(() => publishFromOtherTab('favourite-list/changed', { list: 'list-1' }))
    await isBack()
    expect(said()).toHaveTextContent(/^リストが見つかりませんでした$/)
  })
})
