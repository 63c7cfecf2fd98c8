import { describe, expect, it } from '@jest/globals'
import { appCategoriesCall, favouriteListsCall, favouritesCall } from '@shop/shared/contract'
import { yen } from '@shop/shared/domain'
import { Route, Routes } from '@shop/shared/router'
import { answer, refused, renderScreen, type ScreenOptions, server } from '@shop/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aFavourite, someLists } from '../../testing/builders.ts'
import { answerFavourites } from '../../testing/favourite-services.ts'
import { FavouritesPage } from './favourites-page.tsx'

const open = (options: ScreenOptions = {}) =>
  renderScreen(
    <Routes>
      <Route path="/favorite" element={<FavouritesPage />} />
      <Route path="*" element={<h1>別の画面</h1>} />
    </Routes>,
    { path: '/favorite', ...options },
  )

const shelf = [
  aFavourite({ orderNumber: '200001', name: '牛乳', taxIncludedPrice: yen(257), category: '02' }),
  aFavourite({
    orderNumber: '200002',
    name: 'バター',
    taxIncludedPrice: yen(431),
    isOnSale: false,
    category: '02',
    nextWeek: '20261202',
  }),
  aFavourite({ orderNumber: '200003', name: 'ミニトマト', taxIncludedPrice: yen(198), category: '01' }),
]
const lists = (count: number) => someLists(count, ['200001'])

/** By a plain query: roles of dozens of cards take long, and a test that looks at one card asks for its role. */
const names = () => [...document.querySelectorAll('article')].map((card) => card.querySelector('h2, h3')?.textContent)
const card = (name: string) => within(screen.getByRole('article', { name }))
const ready = () => screen.findByRole('article', { name: '牛乳' })
const search = () => screen.getByRole('searchbox', { name: 'お気に入りから探す' })
const statuses = () => screen.getAllByRole('status').map((status) => status.textContent)
const listArea = () => within(screen.getByRole('region', { name: 'お気に入りリスト' }))

describe('the tools', () => {
  it('order the favourites by price, in the address', async () => {
    answerFavourites(shelf)
    const { user, platform } = open()
    await ready()
    const order = screen.getByRole('combobox', { name: '並び順' })
    await user.selectOptions(order, '価格の安い順')
    expect(names()).toEqual(['ミニトマト', '牛乳', 'バター'])
    expect(platform.navigation.path()).toBe('/favorite?sort=low')
    await user.selectOptions(order, '登録の新しい順')
    expect(names()).toEqual(['牛乳', 'バター', 'ミニトマト'])
    expect(new URLSearchParams(platform.navigation.current().search).size).toBe(0)
  })

  it('narrow them to a large category, each with its count', async () => {
    answerFavourites(shelf)
    const { user, platform } = open()
    await ready()
    const categories = await screen.findByRole('combobox', { name: 'カテゴリ' })
    expect(
      within(categories)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['すべてのカテゴリ', '野菜（1）', '乳製品（2）'])
    await user.selectOptions(categories, '乳製品（2）')
    expect(names()).toEqual(['牛乳', 'バター'])
    expect(platform.navigation.path()).toBe('/favorite?category=02')
    await user.click(screen.getByRole('button', { name: '今週買える 2品' }))
    expect(names()).toEqual(['牛乳'])
    expect(statuses()).toContain('今週買えるお気に入り商品 1品')
  })

  it('work without the names of categories', async () => {
    answerFavourites(shelf)
    server.use(answer(appCategoriesCall, () => refused(500)))
    open()
    await ready()
    expect(screen.getByRole('combobox', { name: '並び順' })).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'カテゴリ' })).not.toBeInTheDocument()
  })

  it('search while a word is typed, and tell how many were found', async () => {
    answerFavourites(shelf)
    const { user, platform } = open()
    await ready()
    await user.click(search())
    await user.paste('みにとまと')
    await waitFor(() => expect(names()).toEqual(['ミニトマト']))
    expect(statuses()).toContain('すべてのお気に入り商品 1品')
    expect(search()).toHaveValue('みにとまと')
    expect(new URLSearchParams(platform.navigation.current().search).get('q')).toBe('みにとまと')
  })

  it('do not search in the middle of a conversion', async () => {
    answerFavourites(shelf)
    const { user } = open()
    await ready()
    fireEvent.compositionStart(search())
    fireEvent.change(search(), { target: { value: 'とmあ' } })
    fireEvent.keyDown(search(), { key: 'Enter', keyCode: 229 })
    // As long as the fingers have to rest, and longer.
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    expect(names()).toHaveLength(3)
    fireEvent.change(search(), { target: { value: 'トマト' } })
    fireEvent.compositionEnd(search())
    await user.type(search(), '{Enter}')
    await waitFor(() => expect(names()).toEqual(['ミニトマト']))
  })

  it('stand as they were on the way back, and read what is no value as none', async () => {
    answerFavourites(shelf)
    const { platform } = open({ path: '/favorite?sort=low&q=%E7%89%9B&sale=x&category=99' })
    await ready()
    expect(names()).toEqual(['牛乳'])
    act(() => platform.navigation.navigate('/elsewhere'))
    act(() => platform.navigation.go(-1))
    expect(names()).toEqual(['牛乳'])
    expect(search()).toHaveValue('牛')
    expect(screen.getByRole('combobox', { name: '並び順' })).toHaveDisplayValue('価格の安い順')
  })

  it('that find nothing say so, with the way back to all', async () => {
    answerFavourites(shelf)
    const { user } = open({ path: '/favorite?q=ありません' })
    expect(await screen.findByText('条件に合うお気に入り商品はありません')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'すべてのお気に入りを見る' }))
    expect(names()).toHaveLength(3)
    expect(search()).toHaveValue('')
  })
})

describe('one that is not on sale', () => {
  it('[FAV-038] for being 訳あり names no week in which it could be ordered from here', async () => {
    const apple = aFavourite({ orderNumber: '200009', name: 'りんご', isImperfect: true, nextWeek: '20261202' })
    answerFavourites([apple, ...shelf])
    open()
    await ready()
    expect(card('りんご').getByText('今週はお取扱いありません')).toBeInTheDocument()
    expect(card('りんご').queryByText(/次回のお取扱い/)).not.toBeInTheDocument()
  })

  it('[FAV-036] [FAV-037] says so, when it comes again, and that the others alone can be ordered', async () => {
    answerFavourites(shelf)
    open()
    await ready()
    expect(card('バター').getByText('今週はお取扱いありません')).toBeInTheDocument()
    expect(card('バター').getByText('次回のお取扱い 12月2週')).toBeInTheDocument()
    expect(card('牛乳').queryByText(/次回のお取扱い/)).not.toBeInTheDocument()
    expect(screen.getByText('※今週お取扱いのある商品のみご注文いただけます。')).toBeInTheDocument()
    expect(screen.getByText('お取扱いのない商品は、次回の週が決まるとここに表示されます。')).toBeInTheDocument()
  })
})

it('[FAV-039] [BIZ-013] 注文する orders one, and the dialog after it shows the order number', async () => {
  const { orders } = answerFavourites(shelf)
  const { user } = open()
  await ready()
  await user.click(card('牛乳').getByRole('button', { name: /^注文する/ }))
  expect(await screen.findByRole('dialog', { name: '商品を注文しました' })).toHaveTextContent('番号 200001')
  expect(orders.writes).toMatchObject([{ did: 'put', no: '200001', quantity: 1 }])
})

describe('the lists', () => {
  it('[FAV-007] are three buttons with the way to the others, above all favourites', async () => {
    answerFavourites(shelf, lists(6))
    open()
    await ready()
    expect(
      listArea()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['リスト11品', 'リスト21品', 'リスト31品', 'その他のリスト（3）'])
    expect(listArea().getByRole('link', { name: /リスト1/ })).toHaveAttribute(
      'href',
      '/favorite/category/detail/list-1',
    )
    expect(listArea().getByRole('link', { name: /その他/ })).toHaveAttribute('href', '/favorite/category')
    expect(screen.getByRole('link', { name: 'リストを作る' })).toHaveAttribute('href', '/favorite/category/create')
  })

  it('that are no more than three have the way to all of them', async () => {
    answerFavourites(shelf, lists(3))
    open()
    await ready()
    expect(listArea().getAllByRole('link')).toHaveLength(4)
    expect(listArea().getByRole('link', { name: 'すべてのリスト' })).toHaveAttribute('href', '/favorite/category')
  })

  it('that are not there yet: how one makes one', async () => {
    answerFavourites(shelf)
    open()
    await ready()
    expect(listArea().getByText(/お気に入りリストはまだありません/)).toBeInTheDocument()
  })

  it('[FAV-012] show ten characters of a longer name, and are called by all of it', async () => {
    answerFavourites(shelf, [{ id: 'list-1', name: '一二三四五六七八九十十一' }])
    open()
    await ready()
    expect(listArea().getByText('一二三四五六七八九十')).toBeInTheDocument()
    expect(listArea().getByRole('link', { name: '一二三四五六七八九十十一 0品' })).toBeInTheDocument()
  })

  it('that cannot be read leave the products, and come when they are asked for again', async () => {
    answerFavourites(shelf)
    server.use(answer(favouriteListsCall, () => refused(500)))
    const { user } = open()
    await ready()
    const failed = await screen.findByRole('region', { name: 'お気に入りリストを表示できませんでした' })
    answerFavourites(shelf, lists(1))
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await listArea().findByRole('link', { name: /リスト1/ })).toBeInTheDocument()
  })

  it('stand where the products cannot be read', async () => {
    answerFavourites(shelf, lists(1))
    server.use(answer(favouritesCall, () => refused(500)))
    open()
    expect(await screen.findByRole('region', { name: 'お気に入りを表示できませんでした' })).toBeInTheDocument()
    expect(await listArea().findByRole('link', { name: /リスト1/ })).toBeInTheDocument()
  })

  it('a hundred of them leave no way to one more', async () => {
    answerFavourites(shelf, lists(100))
    open()
    await ready()
    await waitFor(() => expect(screen.queryByText('リストを作る')).not.toBeInTheDocument())
  })
})

it('favourites and lists are read again when the tab is looked at again', async () => {
  const { asked, listReads } = answerFavourites(shelf, lists(1))
  open()
  await ready()
  await listArea().findByRole('link', { name: /リスト1/ })
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect([asked.length, listReads()]).toEqual([2, 2]))
})
