import { describe, expect, it } from '@jest/globals'
import { favouritesCall, removeFavouriteCall } from '@shop/shared/contract'
import { orderNumber } from '@shop/shared/domain'
import { Route, Routes } from '@shop/shared/router'
import { mobilePath } from '@shop/shared/routes'
import { dispatchSession } from '@shop/shared/session'
import {
  answer,
  aPlanningWeek,
  fakePlatform,
  publishFromOtherTab,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
  theNextWeek,
} from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { aFavourite, someFavourites } from '../../testing/builders.ts'
import { answerFavourites } from '../../testing/favourite-services.ts'
import { FavouritesPage } from './favourites-page.tsx'

const { path } = routes.favourites

const open = (options: ScreenOptions = {}) =>
  renderScreen(
    <Routes>
      <Route path={path} element={<FavouritesPage />} />
      <Route path={mobilePath(path)} element={<FavouritesPage />} />
      <Route path="*" element={<h1>別の画面</h1>} />
    </Routes>,
    { path, ...options },
  )

/** By a plain query: roles of dozens of cards take long, and a test that looks at one card asks for its role. */
const names = () => [...document.querySelectorAll('article')].map((card) => card.querySelector('h2, h3')?.textContent)
const card = (name: string) => within(screen.getByRole('article', { name }))
const heart = (name: string) => screen.getByRole('button', { name: `お気に入り ${name}` })
const count = () => screen.getByRole('heading', { level: 2, name: /お気に入り商品$/ }).nextElementSibling

describe('the favourites', () => {
  it.each([path, mobilePath(path)])('[FAV-001] are at %s, as the service orders them', async (address) => {
    const { asked } = answerFavourites(someFavourites(3))
    open({ path: address })
    await screen.findByRole('article', { name: '商品1' })
    expect(names()).toEqual(['商品1', '商品2', '商品3'])
    expect(count()).toHaveTextContent('3品')
    const whole = { is_category_filtering: 0, is_independent_category: 0, limit: 999, offset: 0 }
    expect(asked).toEqual([{ planningWeek: aPlanningWeek().number, ...whole }])
  })

  it('[AX-11] leave the focus where it was, and the screen at its top', async () => {
    answerFavourites(someFavourites(3))
    open()
    await screen.findByRole('article', { name: '商品3' })
    expect(document.body).toHaveFocus()
  })

  it.each(['family', 'corporate', 'watchedOver', 'newcomer'] as const)('are there for a %s member', async (as) => {
    answerFavourites(someFavourites(1))
    open({ as })
    expect(await screen.findByRole('article', { name: '商品1' })).toBeInTheDocument()
    expect(heart('商品1')).toHaveAttribute('aria-pressed', 'true')
  })

  it('[FAV-038] can be ordered when they are on sale and not 訳あり', async () => {
    const { orders } = answerFavourites([
      aFavourite({ orderNumber: '200001', name: '牛乳' }),
      aFavourite({ orderNumber: '200002', name: 'バター', isOnSale: false }),
      aFavourite({ orderNumber: '200003', name: 'りんご', isImperfect: true }),
    ])
    const { user } = open()
    await screen.findByRole('article', { name: '牛乳' })
    for (const name of ['バター', 'りんご']) {
      expect(card(name).getByText('今週はお取扱いありません')).toBeInTheDocument()
      expect(card(name).queryByRole('button', { name: /^注文する/ })).not.toBeInTheDocument()
    }
    await user.click(card('牛乳').getByRole('button', { name: /^注文する/ }))
    await waitFor(() => expect(orders.writes).toMatchObject([{ did: 'put', no: '200001', inputStatus: 9109 }]))
  })
})

describe('taking one off', () => {
  it('leaves it in its place, counts it out, and takes it back', async () => {
    const { writes } = answerFavourites(someFavourites(2))
    const { user } = open()
    await screen.findByRole('article', { name: '商品1' })
    await user.click(heart('商品1'))
    await waitFor(() => expect(count()).toHaveTextContent('1品'))
    expect(names()).toEqual(['商品1', '商品2'])
    expect(heart('商品1')).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByRole('status', { name: 'お知らせ' })).toHaveTextContent('お気に入りから外しました')
    await user.click(heart('商品1'))
    await waitFor(() => expect(count()).toHaveTextContent('2品'))
    expect(writes).toEqual(['DELETE 200001', 'POST 200001'])
  })

  it('has it gone on the next visit', async () => {
    answerFavourites(someFavourites(2))
    const { user, platform } = open()
    await screen.findByRole('article', { name: '商品1' })
    await user.click(heart('商品1'))
    await waitFor(() => expect(count()).toHaveTextContent('1品'))
    act(() => platform.navigation.navigate('/elsewhere'))
    act(() => platform.navigation.go(-1))
    await waitFor(() => expect(names()).toEqual(['商品2']))
  })

  it('follows another tab, without a word', async () => {
    answerFavourites(someFavourites(2))
    open()
    await screen.findByRole('article', { name: '商品1' })
    act(() => publishFromOtherTab('favourite/changed', { orderNumber: orderNumber('200002'), isFavourite: false }))
    await waitFor(() => expect(count()).toHaveTextContent('1品'))
    expect(heart('商品2')).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByRole('status', { name: 'お知らせ' })).toHaveTextContent('')
  })

  it('keeps it, and its count, when the service refuses', async () => {
    answerFavourites(someFavourites(2))
    server.use(answer(removeFavouriteCall, () => refused(500, 'CSP99999')))
    const { user } = open()
    await screen.findByRole('article', { name: '商品1' })
    await user.click(heart('商品1'))
    await waitFor(() => expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP99999'))
    expect(heart('商品1')).toHaveAttribute('aria-pressed', 'true')
    expect(count()).toHaveTextContent('2品')
  })
})

describe('a heart pressed elsewhere', () => {
  it('brings its product into the list', async () => {
    const { add } = answerFavourites(someFavourites(1))
    open()
    await screen.findByRole('article', { name: '商品1' })
    add(aFavourite({ orderNumber: '300001', name: '新しい商品' }))
    act(() => publishFromOtherTab('favourite/changed', { orderNumber: orderNumber('300001'), isFavourite: true }))
    await screen.findByRole('article', { name: '新しい商品' })
    expect(names()).toEqual(['新しい商品', '商品1'])
  })
})

describe('the week', () => {
  it('has favourites of its own', async () => {
    const { asked } = answerFavourites(someFavourites(1))
    open({ weeks: [aPlanningWeek(), theNextWeek()] })
    await screen.findByRole('article', { name: '商品1' })
    act(() => dispatchSession({ type: 'weekSwitched', to: theNextWeek().number }))
    await waitFor(() =>
      expect(asked.map(({ planningWeek }) => planningWeek)).toEqual([aPlanningWeek().number, theNextWeek().number]),
    )
  })

  it('is missed when none is open', () => {
    answerFavourites(someFavourites(1))
    open({ weeks: [] })
    expect(screen.getByText('ただいまご注文を受け付けている週はありません。')).toBeInTheDocument()
  })
})

it.each([true, false])('[CAT-045] the note on alcohol stands below them where there is some: %s', async (isAlcohol) => {
  answerFavourites([aFavourite({ name: '赤ワイン', isAlcohol })])
  open()
  await screen.findByRole('article', { name: '赤ワイン' })
  expect(screen.queryAllByText('20歳未満の飲酒は法律で禁止されています')).toHaveLength(isAlcohol ? 1 : 0)
})

describe('those that can be bought this week', () => {
  const mixed = [...someFavourites(2), aFavourite({ orderNumber: '300001', name: 'お休み', isOnSale: false })]

  it('are chosen in the address, and told with their count', async () => {
    answerFavourites(mixed)
    const { user, platform } = open()
    await screen.findByRole('article', { name: 'お休み' })
    await user.click(screen.getByRole('button', { name: '今週買える 2品' }))
    expect(names()).toEqual(['商品1', '商品2'])
    expect(platform.navigation.path()).toBe('/favorite?sale=thisWeek')
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('今週買えるお気に入り商品 2品')
    await user.click(screen.getByRole('button', { name: 'すべて 3品' }))
    expect(names()).toHaveLength(3)
  })

  it('may be none', async () => {
    answerFavourites([aFavourite({ name: 'お休み', isOnSale: false })])
    const { user } = open({ path: '/favorite?sale=thisWeek' })
    expect(await screen.findByText('今週お取扱いのあるお気に入り商品はありません')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'すべてのお気に入りを見る' }))
    expect(names()).toEqual(['お休み'])
  })
})

describe('a long list', () => {
  const more = () => screen.findByText('次の商品を表示する', { selector: 'button, button *' })

  it('comes thirty at a time; the first new card takes the focus when the button goes', async () => {
    answerFavourites(someFavourites(31))
    const { user } = open()
    const button = await more()
    expect(names()).toHaveLength(30)
    await user.click(button)
    expect(names()).toHaveLength(31)
    expect(screen.queryByText('次の商品を表示する')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByText('商品31')).toHaveFocus())
  })

  it('stands as it was on the way back from a product, in the very first drawing', async () => {
    answerFavourites(someFavourites(32))
    const { user, platform } = open()
    await user.click(await more())
    act(() => platform.navigation.navigate('/products/20261201/200001'))
    expect(screen.getByRole('heading', { name: '別の画面' })).toBeInTheDocument()
    act(() => platform.navigation.go(-1))
    expect(names()).toHaveLength(32)
  })
})

describe('without favourites to show', () => {
  it('says that it waits', () => {
    answerFavourites()
    server.use(answer(favouritesCall, () => new Promise<Response>(() => undefined)))
    open()
    expect(screen.getByText('商品を読み込み中です')).toBeInTheDocument()
  })

  it('says what failed, and tries again', async () => {
    answerFavourites()
    server.use(answer(favouritesCall, () => refused(500)))
    const { user } = open()
    const failed = await screen.findByRole('region', { name: 'お気に入りを表示できませんでした' })
    answerFavourites(someFavourites(1))
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('article', { name: '商品1' })).toBeInTheDocument()
  })

  it('[FAV-013] says how to get some when there are none', async () => {
    answerFavourites()
    open()
    expect(await screen.findByText('お気に入り商品はまだありません。♡ を押すと登録できます')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'カテゴリから商品を探す' })).toHaveAttribute('href', '/category')
  })
})

describe('in view mode', () => {
  it('[FAV-008] a sample and a login button stand there, and no favourite call is sent', async () => {
    const { asked } = answerFavourites(someFavourites(1))
    const platform = fakePlatform({ path })
    const { user } = open({ as: 'visitor', platform })
    expect(await screen.findByRole('img', { name: 'お気に入り画面の見本' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'ログイン' }))
    expect(platform.logins()).toBe(1)
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(asked).toEqual([])
  })

  it('a login without membership is led to the application', async () => {
    answerFavourites(someFavourites(1))
    open({ as: 'unregistered' })
    expect(await screen.findByRole('link', { name: 'ご利用登録へ進む' })).toHaveAttribute('href', '/signup/todok')
    expect(screen.queryByRole('button', { name: 'ログイン' })).not.toBeInTheDocument()
  })
})
