import { describe, expect, it, jest } from '@jest/globals'
import { productSearchCall } from '@shop/shared/contract'
import { answer, refused, server } from '@shop/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { answerOrders, answerSearch, products } from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

jest.setTimeout(20_000)

const names = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent)
const heading = () => screen.getByRole('heading', { level: 1 })
const searchFor = (word: string, rest = '') => `/search/results?searchWord=${encodeURIComponent(word)}${rest}`

async function open(word: string, count: number, options: Parameters<typeof openCatalogue>[1] = {}) {
  const asked = answerSearch(products(count))
  const orders = answerOrders()
  const opened = openCatalogue(searchFor(word), options)
  if (count > 0) await waitFor(() => expect(names()).not.toHaveLength(0))
  return { ...opened, asked, orders }
}

describe('the results of a search', () => {
  it('[CAT-092] shows the word as it was typed and sends it in one width', async () => {
    const { asked } = await open('ﾖｰｸﾞﾙﾄ　低糖', 2)
    expect(heading()).toHaveTextContent('「ﾖｰｸﾞﾙﾄ 低糖」の検索結果')
    expect(asked[0]).toMatchObject({ searchWord: 'ヨーグルト 低糖', planningWeek: '20261201', sort: '-1' })
    expect(names()).toEqual(['商品1', '商品2'])
  })

  it('[GRD-012] puts the word into the title', async () => {
    const { platform } = await open('牛乳', 1)
    expect(platform.meta()).toEqual({ values: { word: '「牛乳」' } })
  })

  it.each([
    { as: 'visitor', isViewMode: 1 },
    { as: 'delivery', isViewMode: undefined },
  ] as const)('[CAT-089] says whether a visitor asks: $as', async ({ as, isViewMode }) => {
    const { asked } = await open('牛乳', 1, { as })
    expect(asked[0]?.isViewMode).toBe(isViewMode)
  })

  it('[CAT-082] reads thirty at a time until all are there', async () => {
    const { user, asked } = await open('牛乳', 34, { as: 'visitor' })
    expect(asked[0]).toMatchObject({ limit: 30, offset: 0 })
    expect(screen.getByText('34件中 30件を表示')).toBeInTheDocument()
    await user.click(screen.getByText('次の商品を表示する'))
    await screen.findByText('34件中 34件を表示')
    expect(asked[1]).toMatchObject({ limit: 30, offset: 30 })
    await waitFor(() => expect(names()).toHaveLength(34))
    expect(screen.queryByText('次の商品を表示する')).not.toBeInTheDocument()
  })

  it('keeps the word when the order changes', async () => {
    const { user, platform, asked } = await open('牛乳 & パン', 2)
    await user.click(screen.getByRole('link', { name: '価格が高い' }))
    expect(new URLSearchParams(platform.navigation.current().search).get('searchWord')).toBe('牛乳 & パン')
    await waitFor(() => expect(names()).toEqual(['商品2', '商品1']))
    expect(asked.at(-1)).toMatchObject({ searchWord: '牛乳 & パン', sort: '-3' })
  })

  it('reads an order that nobody knows as the recommended one', async () => {
    const asked = answerSearch(products(1))
    answerOrders()
    openCatalogue(searchFor('牛乳', '&sort=9'))
    await waitFor(() => expect(asked[0]?.sort).toBe('-1'))
    await screen.findByText('商品1')
  })

  it('[CAT-091] orders as a search', async () => {
    const { user, orders } = await open('牛乳', 1)
    await user.click(screen.getByRole('button', { name: /^注文する/ }))
    await waitFor(() => expect(orders.writes).toMatchObject([{ did: 'put', inputStatus: 63 }]))
  })

  it('[CAT-057] leads to the product with where it was found', async () => {
    await open('牛乳', 1)
    expect(screen.getByRole('link', { name: '商品1' })).toHaveAttribute('href', '/products/20261201/200001/search')
  })
})

describe('a search that finds nothing', () => {
  it('[CAT-085] says so in the member’s own word and shows ways on', async () => {
    await open('ﾖｰｸﾞﾙﾄ', 0)
    expect(await screen.findByText('「ﾖｰｸﾞﾙﾄ」に一致する商品が見つかりませんでした')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'カテゴリから探す' })).toHaveAttribute('href', '/category')
    expect(screen.getByRole('link', { name: '注文番号から探す' })).toHaveAttribute(
      'href',
      '/cart/ordered?mode=inputNumber',
    )
  })

  it.each(['999999', '９９９９９９'])(
    '[CHR-059] says of the number %s that there is no such product',
    async (typed) => {
      await open(typed, 0)
      expect(await screen.findByText('商品が見つかりませんでした')).toBeInTheDocument()
      expect(screen.getByText('注文番号をご確認ください')).toBeInTheDocument()
      expect(screen.queryByText(/に一致する/)).not.toBeInTheDocument()
    },
  )

  it('asks a visitor who wants to order by number to log in', async () => {
    const { user, platform } = await open('zzz', 0, { as: 'visitor' })
    await user.click(await screen.findByRole('button', { name: '注文番号から探す' }))
    const question = await screen.findByRole('dialog', {
      name: 'ログイン後のみ使用できる機能となります。ログイン画面へ移動しますか？',
    })
    await user.click(within(question).getByRole('button', { name: /はい/ }))
    await waitFor(() => expect(platform.logins()).toBe(1))
  })
})

describe('without results to show', () => {
  it('says that it waits', () => {
    server.use(answer(productSearchCall, () => new Promise<Response>(() => undefined)))
    openCatalogue(searchFor('牛乳'))
    expect(screen.getByText('商品を読み込み中です')).toBeInTheDocument()
  })

  it('says what failed, and tries again', async () => {
    server.use(answer(productSearchCall, () => refused(503)))
    const { user } = openCatalogue(searchFor('牛乳'), { as: 'visitor' })
    const failed = await screen.findByRole('region', { name: '商品を表示できませんでした' })
    answerSearch(products(1))
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByText('商品1')).toBeInTheDocument()
  })
})

describe('a search without a word', () => {
  it.each(['/search/results', '/search/results?searchWord=', searchFor(' 　 ')])('%s asks for one', async (path) => {
    const { user, platform } = openCatalogue(path)
    expect(heading()).toHaveTextContent('商品をさがす')
    answerSearch(products(1))
    answerOrders()
    await user.type(screen.getByRole('textbox', { name: '商品名' }), '牛乳{Enter}')
    expect(platform.navigation.path()).toBe(searchFor('牛乳'))
    expect(await screen.findByText('商品1')).toBeInTheDocument()
  })

  it('stays where it is while nothing is typed', async () => {
    const { user, platform } = openCatalogue('/search/results')
    await user.type(screen.getByRole('textbox', { name: '商品名' }), '　{Enter}')
    expect(platform.navigation.path()).toBe('/search/results')
  })

  it.each([
    { says: 'while a word is being composed', key: { key: 'Enter', isComposing: true } },
    { says: 'that ends a composition in Safari', key: { key: 'Enter', keyCode: 229 } },
  ])('[JP-01] ignores the Enter key $says', async ({ key }) => {
    const { user } = openCatalogue('/search/results')
    const field = screen.getByRole('textbox', { name: '商品名' })
    await user.type(field, 'ぎゅうにゅう')
    expect(fireEvent.keyDown(field, key)).toBe(false)
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
  })
})
