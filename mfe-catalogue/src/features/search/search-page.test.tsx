import { describe, expect, it } from '@jest/globals'
import {
  appCategoriesCall,
  popularWordsCall,
  productCall,
  productSearchSuggestCall,
  webCataloguesCall,
} from '@shop/shared/contract'
import { searchHistoryKey } from '@shop/shared/search'
import { answer, fakePlatform, refused, server } from '@shop/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  answerOrders,
  answerProduct,
  answerSearch,
  answerSearchPage,
  products,
} from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

const question = 'ログイン後のみ使用できる機能となります。ログイン画面へ移動しますか？'
const results = (word: string) => `/search/results?searchWord=${encodeURIComponent(word)}`
const field = () => screen.getByRole('textbox', { name: '商品名' })

async function open(options: Parameters<typeof openCatalogue>[1] & { past?: string[] } = {}) {
  answerSearchPage()
  const { past = [], ...screenOptions } = options
  const platform = options.platform ?? fakePlatform({ path: '/search', ...screenOptions })
  platform.storage.write(searchHistoryKey, past)
  const opened = openCatalogue('/search', { ...screenOptions, platform })
  await screen.findByRole('region', { name: '今週よくさがされる言葉' })
  await screen.findByText('野菜')
  await screen.findByText('週刊トドック', { selector: '[data-name]' })
  return opened
}

describe('the search page', () => {
  it('[CAT-010] [CAT-078] shows every way to a product', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('商品をさがす')
    expect(screen.getByRole('link', { name: '注文番号から探す' })).toHaveAttribute(
      'href',
      '/cart/ordered?mode=inputNumber',
    )
    expect(screen.getByRole('link', { name: 'リピ買い商品から探す' })).toHaveAttribute('href', '/orders/repeat')
    const categories = within(screen.getByRole('region', { name: 'カテゴリからさがす' }))
    expect(categories.getByRole('link', { name: /野菜/ })).toHaveAttribute('href', '/category/11/0/0/-1')
    expect(screen.getByRole('link', { name: /週刊トドック/ })).toHaveAttribute(
      'href',
      '/catalogue?selectedBaitaiCode=4010',
    )
    expect(screen.getByRole('link', { name: '牛乳' })).toHaveAttribute('href', results('牛乳'))
  })

  it.each([
    { where: 'on the web', on: { entry: 'web' }, to: '/catalogs' },
    { where: 'in the app', on: { entry: 'app', app: 'renewed' }, to: '/mobile/catalogs/' },
    { where: 'in an older app', on: { entry: 'app', app: 'older' }, to: '/mobile/old-catalogs/' },
  ] as const)('[CAT-078] [MOB-015] [MOB-016] leads to all catalogues $where', async ({ on, to }) => {
    await open({ platform: fakePlatform({ path: '/search', ...on }) })
    expect(screen.getByRole('link', { name: 'Webカタログからさがす すべて見る' })).toHaveAttribute('href', to)
  })

  it('[CHR-043] [API-060] suggests words and categories as the box of the header does', async () => {
    const { user, platform } = await open({ as: 'visitor' })
    answerSearch(products(1))
    server.use(
      answer(productSearchSuggestCall, {
        keyword_list: [{ keyword: '牛乳' }],
        category_list: [
          { category_code: '15_1501_150101', category_name: '成分無調整', parent_category_name: '牛乳', count: 12 },
        ],
      }),
    )
    await user.type(field(), 'ぎゅうにゅう')
    const list = within(await screen.findByRole('list', { name: '候補' }))
    expect(list.getByRole('link', { name: '牛乳 › 成分無調整 12件' })).toHaveAttribute(
      'href',
      '/category/15/1501/150101/-1',
    )
    await user.click(list.getByRole('button', { name: '牛乳' }))
    await waitFor(() => expect(platform.navigation.path()).toBe(results('牛乳')))
    await screen.findByText('商品1')
  })

  it.each([
    { id: 'CAT-079', way: '注文番号から探す' },
    { id: 'CAT-080', way: 'リピ買い商品から探す' },
  ])('[$id] asks a visitor to log in for $way', async ({ way }) => {
    const { user, platform } = await open({ as: 'visitor' })
    await user.click(screen.getByRole('button', { name: way }))
    await user.click(
      within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: /いいえ/ }),
    )
    expect(platform.logins()).toBe(0)
    await user.click(screen.getByRole('button', { name: way }))
    await user.click(
      within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: /はい/ }),
    )
    await waitFor(() => expect(platform.logins()).toBe(1))
  })
})

describe('its field', () => {
  it('searches for a word and remembers it', async () => {
    const { user, platform } = await open({ as: 'visitor' })
    answerSearch(products(1))
    await user.type(field(), '牛乳{Enter}')
    await waitFor(() => expect(platform.navigation.path()).toBe(results('牛乳')))
    expect(platform.storage.read(searchHistoryKey)).toEqual(['牛乳'])
    await screen.findByText('商品1')
  })

  it('leads a number to its product', async () => {
    const { user, platform } = await open()
    const [milk] = products(1)
    if (milk !== undefined) answerProduct(milk)
    answerOrders()
    await user.type(field(), '２００００１{Enter}')
    await waitFor(() => expect(platform.navigation.path()).toBe('/products/20261201/200001'))
    await screen.findByRole('heading', { level: 1, name: /商品1/ })
  })

  it('does nothing while nothing is typed', async () => {
    const { user, platform } = await open()
    await user.type(field(), '　{Enter}')
    expect(platform.navigation.path()).toBe('/search')
  })

  it.each([
    { says: 'while a word is being composed', key: { key: 'Enter', isComposing: true } },
    { says: 'that ends a composition in Safari', key: { key: 'Enter', keyCode: 229 } },
  ])('[JP-01] ignores the Enter key $says', async ({ key }) => {
    const { user } = await open()
    await user.type(field(), 'ぎゅうにゅう')
    expect(fireEvent.keyDown(field(), key)).toBe(false)
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
  })
})

describe('the words of before', () => {
  const past = ['食パン', '牛乳 低脂肪', '減塩みそ']
  const area = () => within(screen.getByRole('region', { name: '最近の検索' }))

  it('[CHR-051] stand newest first, and lead to their results', async () => {
    await open({ past })
    expect(
      area()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(past.map(results))
  })

  it('[CHR-052] are forgotten one by one, and the focus goes on', async () => {
    const { user, platform } = await open({ past })
    await user.click(area().getByRole('button', { name: '「牛乳 低脂肪」を履歴から削除' }))
    expect(platform.storage.read(searchHistoryKey)).toEqual(['食パン', '減塩みそ'])
    expect(
      area()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['食パン', '減塩みそ'])
    await waitFor(() => expect(area().getByRole('link', { name: '減塩みそ' })).toHaveFocus())
  })

  it('[CHR-052] are forgotten all at once', async () => {
    const { user, platform } = await open({ past })
    await user.click(area().getByRole('button', { name: '履歴をすべて削除' }))
    expect(platform.storage.read(searchHistoryKey)).toBeUndefined()
    expect(screen.queryByRole('region', { name: '最近の検索' })).not.toBeInTheDocument()
  })

  it('take no room while there are none', async () => {
    await open()
    expect(screen.queryByRole('region', { name: '最近の検索' })).not.toBeInTheDocument()
  })
})

describe('a part that cannot be had', () => {
  it.each([{ reply: () => refused(500) }, { reply: { word_list: [] } }])(
    'leaves out the words of the week: %j',
    async ({ reply }) => {
      answerSearchPage()
      server.use(answer(popularWordsCall, reply))
      openCatalogue('/search')
      await screen.findByText('野菜')
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: '今週よくさがされる言葉' })).not.toBeInTheDocument(),
      )
    },
  )

  it.each([
    { call: appCategoriesCall, says: 'カテゴリを表示できませんでした', text: '野菜' },
    { call: webCataloguesCall, says: 'Webカタログを表示できませんでした', text: '週刊トドック' },
  ])('says $says in its place, comes back when asked, and the rest is alive', async ({ call, says, text }) => {
    answerSearchPage()
    server.use(answer(call, () => refused(500)))
    const { user } = openCatalogue('/search')
    const failed = within(await screen.findByRole('region', { name: says }))
    expect(screen.getByRole('link', { name: '注文番号から探す' })).toBeInTheDocument()
    await screen.findByRole('link', { name: '牛乳' })
    answerSearchPage()
    await user.click(failed.getByRole('button', { name: '再読み込み' }))
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  })

  it('says nothing of what there is none of', async () => {
    answerSearchPage()
    server.use(answer(appCategoriesCall, { app_category_list: [] }), answer(webCataloguesCall, { catalogue_list: [] }))
    openCatalogue('/search')
    await screen.findByRole('link', { name: '牛乳' })
    await waitFor(() => expect(screen.queryByRole('heading', { name: /からさがす/ })).not.toBeInTheDocument())
  })

  it('searches while a product cannot be looked up', async () => {
    const { user, platform } = await open()
    server.use(answer(productCall, () => refused(500)))
    answerSearch(products(1))
    answerOrders()
    await user.type(field(), '104001')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(platform.navigation.path()).toBe(results('104001')))
    await act(() => screen.findByText('商品1'))
  })
})
