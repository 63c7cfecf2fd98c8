import { describe, expect, it } from '@jest/globals'
import { recommendedProductsCall } from '@shop/shared/contract'
import {
  type Asked,
  anOrderBook,
  anOrderLine,
  answer,
  aProduct,
  productWire,
  refused,
  server,
} from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { answerOrders, products } from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

type Query = Asked<typeof recommendedProductsCall>['query']

function recommend(modelid: string, count: number): Query[] {
  const asked: Query[] = []
  server.use(
    answer(recommendedProductsCall, ({ query }) => {
      asked.push(query)
      return {
        product_basic_info_list: products(count, { maxOrder: 2 }).map(productWire),
        meta: { request_params: { modelid } },
      }
    }),
  )
  return asked
}
const cards = () => screen.queryAllByRole('article')
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('[CAT-013] recommended products', () => {
  it('[CAT-093] [API-036] are asked for up to 100 beside what is ordered: twenty at first, then all', async () => {
    const asked = recommend('3001', 45)
    answerOrders(anOrderBook([anOrderLine({ product: aProduct({ orderNumber: '104099' }) })]))
    const { user, platform } = openCatalogue('/recommend?specId=recommend-top')
    await waitFor(() => expect(cards()).toHaveLength(20))
    expect(await heading('おすすめ商品')).toBeVisible()
    expect(platform.meta()?.title).toBe('おすすめ商品')
    expect(asked).toMatchObject([{ specId: 'recommend-top', limit: 100, itemIds: ['20261201_104099'] }])
    expect(screen.getByText('45件中 20件を表示')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '次の商品を表示する' }))
    await waitFor(() => expect(screen.getByText('45件中 45件を表示')).toBeInTheDocument())
    expect(await screen.findByRole('link', { name: '商品45' })).toHaveAttribute(
      'href',
      '/products/20261201/200045/recommend',
    )
  })

  it('[CAT-093] are asked for beside at most twenty order numbers', async () => {
    const asked = recommend('3001', 1)
    const lines = Array.from({ length: 25 }, (_, at) =>
      anOrderLine({ product: aProduct({ orderNumber: String(104_101 + at) }) }),
    )
    answerOrders(anOrderBook(lines))
    openCatalogue('/recommend?specId=recommend-top')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.itemIds).toHaveLength(20)
  })

  it('[BIZ-010] of a ranking are called that, and asked for beside nothing', async () => {
    const asked = recommend('5001', 3)
    answerOrders(anOrderBook([anOrderLine({ product: aProduct({ orderNumber: '104099' }) })]))
    openCatalogue('/recommend?specId=ranking-top')
    expect(await heading('人気ランキング')).toBeVisible()
    expect(asked[0]).not.toHaveProperty('itemIds')
  })

  it.each([
    { as: 'delivery', path: '/recommend', specId: 'recommend-top' },
    { as: 'delivery', path: '/recommend?specId=%3Cscript%3E', specId: 'recommend-top' },
    { as: 'visitor', path: '/recommend', specId: 'ranking-top' },
    { as: 'delivery', path: '/mobile/recommend?specId=recommend-cart', specId: undefined },
  ] as const)('for a $as at $path are those of $specId', async ({ as, path, specId }) => {
    const asked = recommend('3001', 1)
    answerOrders()
    openCatalogue(path, { as })
    if (specId === undefined) expect(await heading('別の画面')).toBeVisible()
    else await waitFor(() => expect(asked).toMatchObject([{ specId }]))
  })
})

describe('[CAT-094] [K-58] without anything to recommend', () => {
  const nothing = { product_basic_info_list: [], meta: { request_params: { modelid: '3001' } } }

  it.each([
    { says: 'has nothing', give: () => nothing },
    { says: 'refuses', give: () => refused(400) },
    { says: 'is down', give: () => refused(500) },
    { says: 'answers nonsense', give: () => Response.json({ product_basic_info_list: 'x' }) },
    { says: 'answers HTML', give: () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } }) },
  ])('because the service $says, the page says so calmly, with ways on', async ({ give }) => {
    server.use(answer(recommendedProductsCall, give))
    answerOrders()
    const { platform } = openCatalogue('/recommend')
    expect(await screen.findByText('ただいまおすすめできる商品はありません')).toBeVisible()
    expect(screen.getByRole('link', { name: 'カテゴリから探す' })).toHaveAttribute('href', '/category')
    expect(screen.getByRole('link', { name: '注文トップへ' })).toHaveAttribute('href', '/')
    expect([platform.notices.shown(), screen.queryByRole('alert', { name: 'エラー' })?.textContent]).toEqual([[], ''])
  })
})
