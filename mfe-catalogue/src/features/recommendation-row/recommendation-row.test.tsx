import { describe, expect, it } from '@jest/globals'
import { comeEveryStopCall, recommendedProductsCall } from '@shop/shared/contract'
import { orderNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { recommendationQuery, topRanking } from '@shop/shared/recommendations'
import { memberOf, useSession } from '@shop/shared/session'
import type { RecommendedRow } from '@shop/shared/slots'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aPlanningWeek,
  aProduct,
  productWire,
  refused,
  renderScreen,
  server,
} from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { RecommendationRow } from './recommendation-row.tsx'

const week = aPlanningWeek().number
const row = (slot: Omit<RecommendedRow, 'week'>) => (
  <RecommendationRow slot={{ week, ...slot }} waiting={<p>商品を読み込み中です</p>} />
)

/** Answers with so many products of a model, and keeps what was asked. */
function recommend(modelid: string, count: number, book = anOrderBook()) {
  const asked: unknown[] = []
  const products = Array.from({ length: count }, (_, at) => aProduct({ orderNumber: String(101_001 + at) }))
  server.use(
    answer(recommendedProductsCall, ({ query: { specId, limit, itemIds } }) => {
      asked.push({ specId, limit, itemIds })
      return { product_basic_info_list: products.map(productWire), meta: { request_params: { modelid } } }
    }),
    ...book.handlers,
  )
  return asked
}
const cards = () => document.querySelectorAll('article')

describe('a row of recommendations', () => {
  it('[ORD-018] [CAT-093] asks for 100 on the top page and shows 20 of a ranking', async () => {
    const asked = recommend('5001', 100)
    renderScreen(row({ place: 'topRanking' }))
    await waitFor(() => expect(cards()).toHaveLength(20))
    expect(asked).toEqual([{ specId: 'ranking-top', limit: 100 }])
  })

  it.each([
    { place: 'topForMember', id: 'ORD-018' },
    { place: 'repeat', id: 'CAT-093' },
    { place: 'subscriptions', id: 'CAT-093' },
    { place: 'orderedList', id: 'CAT-093' },
  ] as const)('[$id] shows 20 of what $place recommends to a member', async ({ place }) => {
    recommend('3001', 21)
    renderScreen(row({ place }))
    await waitFor(() => expect(cards()).toHaveLength(20))
  })

  it.each([
    { name: 'topForMember', specId: 'recommend-top', limit: 100 },
    { name: 'orderedList', specId: 'recommend-cart', limit: 50 },
    { name: 'repeat', specId: 'recommend-repeat', limit: 50 },
    { name: 'subscriptions', specId: 'recommend-come-every', limit: 100 },
  ] as const)('[API-036] $name asks beside what the member has ordered', async ({ name, specId, limit }) => {
    const ordered = anOrderLine({ product: aProduct({ orderNumber: '104099' }) })
    const asked = recommend('3001', 1, anOrderBook([ordered]))
    renderScreen(row({ place: name }))
    await waitFor(() => expect(asked).toEqual([{ specId, limit, itemIds: [`${week}_104099`] }]))
  })

  it('[API-036] [CAT-094] without an order that can be read it asks beside nothing', async () => {
    const book = anOrderBook()
    book.breakReads(true)
    const asked = recommend('3001', 1, book)
    renderScreen(row({ place: 'topForMember' }))
    await waitFor(() => expect(asked).toMatchObject([{ specId: 'recommend-top' }]))
    expect(asked).toEqual([{ specId: 'recommend-top', limit: 100 }])
  })

  it.each([
    { modelid: '5001', title: '人気ランキング' },
    { modelid: '3001', title: 'あなたへのおすすめ' },
  ])('[ORD-019] is called $title for model $modelid, wherever it stands', async ({ modelid, title }) => {
    recommend(modelid, 1)
    renderScreen(row({ place: 'topForMember' }))
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })

  it.each([
    { modelid: '5001', entry: 'web', status: 9104 },
    { modelid: '5001', entry: 'app', status: 9204 },
    { modelid: '3001', entry: 'web', status: 9102 },
    { modelid: '3001', entry: 'app', status: 9202 },
  ] as const)(
    '[ORD-073] [MOB-020] orders of model $modelid carry $status, $entry',
    async ({ modelid, entry, status }) => {
      recommend(modelid, 1)
      const book = anOrderBook()
      server.use(...book.handlers)
      const { user } = renderScreen(row({ place: 'topForMember' }), {
        entry,
      })
      await user.click(await screen.findByRole('button', { name: /^注文する/ }))
      await waitFor(() => expect(book.writes).toMatchObject([{ inputStatus: status }]))
    },
  )

  it('[ORD-020] crowns the first three of a ranking and numbers the others', async () => {
    recommend('5001', 5)
    renderScreen(row({ place: 'topRanking' }))
    const marks = await screen.findAllByText(/^\d位$/)
    expect(
      marks.map((mark) => `${mark.textContent} ${mark.querySelector('svg') === null ? '' : 'crown'}`.trim()),
    ).toEqual(['1位 crown', '2位 crown', '3位 crown', '4位', '5位'])
  })

  it('gives no rank to recommendations', async () => {
    recommend('3001', 2)
    renderScreen(row({ place: 'topForMember' }))
    await screen.findByRole('heading', { name: 'あなたへのおすすめ' })
    expect(screen.queryByText(/位$/)).toBeNull()
  })

  it.each([
    { says: 'refuses', give: () => refused(400) },
    { says: 'answers nonsense', give: () => Response.json({ product_basic_info_list: 'x' }) },
    {
      says: 'has nothing',
      give: () => ({ product_basic_info_list: [], meta: { request_params: { modelid: '3001' } } }),
    },
  ])('[CAT-094] is left out without a word when the service $says', async ({ give }) => {
    server.use(answer(recommendedProductsCall, give), ...anOrderBook().handlers)
    const { platform } = renderScreen(row({ place: 'topForMember' }))
    expect(screen.getByText('商品を読み込み中です')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('商品を読み込み中です')).toBeNull())
    expect(screen.queryByRole('heading')).toBeNull()
    expect(platform.notices.shown()).toEqual([])
  })

  it.each([
    { place: 'topRanking', modelid: '5001', title: '人気ランキング', specId: 'ranking-top' },
    { place: 'topForMember', modelid: '3001', title: 'あなたへのおすすめ', specId: 'recommend-top' },
  ] as const)('[ORD-018] leads from $title to all of it', async ({ place, modelid, title, specId }) => {
    recommend(modelid, 1)
    renderScreen(row({ place }))
    const link = await screen.findByRole('link', { name: `${title} もっと見る` })
    expect(link).toHaveAttribute('href', `/recommend?specId=${specId}`)
  })

  it('[K-171] shows the ranking that the first of it were taken from, and does not ask again', async () => {
    const asked = recommend('5001', 5)
    const { platform } = renderScreen(<FirstOfRanking />)
    await screen.findByText('5品')
    renderScreen(row({ place: 'topRanking' }), { platform })
    await waitFor(() => expect(cards()).toHaveLength(5))
    expect(asked).toHaveLength(1)
  })

  it('is called by the words of its place, with no rank and no way to more', async () => {
    recommend('5001', 1)
    renderScreen(row({ place: 'orderedList', title: 'ついで買いにいかがですか' }))
    expect(await screen.findByRole('region', { name: 'ついで買いにいかがですか' })).toBeVisible()
    expect(screen.queryByText(/位$|もっと見る/)).toBeNull()
  })

  it('[ORD-094] shows for subscriptions what can be subscribed to, with the way to do so', async () => {
    const subscriptionOrders = [{ code: 1, orderNumber: orderNumber('604012'), quantity: 0 }]
    const products = [
      aProduct({ orderNumber: '104012', name: 'チーズ', isSubscription: true, subscriptionOrders }),
      aProduct({ orderNumber: '109001', name: '紙' }),
    ]
    server.use(
      answer(recommendedProductsCall, {
        product_basic_info_list: products.map(productWire),
        meta: { request_params: { modelid: '3001' } },
      }),
      answer(comeEveryStopCall, {}),
      ...anOrderBook().handlers,
    )
    renderScreen(row({ place: 'subscriptions', title: '定期便にできる商品', isForSubscription: true }))
    expect(await screen.findByRole('button', { name: '定期便で注文 チーズ' })).toBeVisible()
    expect(cards()).toHaveLength(1)
  })

  it('[ORD-001] shows a visitor nothing to order with', async () => {
    recommend('5001', 1)
    renderScreen(row({ place: 'topRanking' }), { as: 'visitor' })
    const ranking = within(await screen.findByRole('region', { name: '人気ランキング' }))
    expect(ranking.getAllByRole('button', { name: /^ログインして購入する/ })).toHaveLength(1)
    expect(ranking.queryByRole('button', { name: /^注文する|お気に入り/ })).toBeNull()
    expect(ranking.queryByRole('combobox', { name: /^数量/ })).toBeNull()
  })
})

/** As the top page reads it. */
function FirstOfRanking() {
  const member = useSession(memberOf)
  const { data } = useQuery(recommendationQuery(usePlatform().api, topRanking, week, member))
  return <p>{data?.products.length}品</p>
}
