import { describe, expect, it } from '@jest/globals'
import { recommendedProductsCall } from '@shop/shared/contract'
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
import { screen, waitFor } from '@testing-library/react'
import { recommendationPlaces } from './recommendation-places.ts'
import { RecommendationRow } from './recommendation-row.tsx'

const week = aPlanningWeek().number

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
    renderScreen(<RecommendationRow place={recommendationPlaces.topRanking} week={week} />)
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
    renderScreen(<RecommendationRow place={recommendationPlaces[place]} week={week} />)
    await waitFor(() => expect(cards()).toHaveLength(20))
  })

  it.each([
    { name: 'topForMember', limit: 100 },
    { name: 'orderedList', limit: 50 },
    { name: 'repeat', limit: 50 },
    { name: 'subscriptions', limit: 100 },
  ] as const)('[API-036] $name asks beside what the member has ordered', async ({ name, limit }) => {
    const ordered = anOrderLine({ product: aProduct({ orderNumber: '104099' }) })
    const asked = recommend('3001', 1, anOrderBook([ordered]))
    const place = recommendationPlaces[name]
    renderScreen(<RecommendationRow place={place} week={week} />)
    await waitFor(() => expect(asked).toEqual([{ specId: place.specId, limit, itemIds: [`${week}_104099`] }]))
  })

  it('[API-036] [CAT-094] without an order that can be read it asks beside nothing', async () => {
    const book = anOrderBook()
    book.breakReads(true)
    const asked = recommend('3001', 1, book)
    renderScreen(<RecommendationRow place={recommendationPlaces.topForMember} week={week} />)
    await waitFor(() => expect(asked).toMatchObject([{ specId: 'recommend-top' }]))
    expect(asked).toEqual([{ specId: 'recommend-top', limit: 100 }])
  })

  it.each([
    { modelid: '5001', title: '人気ランキング' },
    { modelid: '3001', title: 'あなたへのおすすめ' },
  ])('[ORD-019] is called $title for model $modelid, wherever it stands', async ({ modelid, title }) => {
    recommend(modelid, 1)
    renderScreen(<RecommendationRow place={recommendationPlaces.topForMember} week={week} />)
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
      const { user } = renderScreen(<RecommendationRow place={recommendationPlaces.topForMember} week={week} />, {
        entry,
      })
      await user.click(await screen.findByRole('button', { name: /^注文する/ }))
      await waitFor(() => expect(book.writes).toMatchObject([{ inputStatus: status }]))
    },
  )

  it('[ORD-020] crowns the first three of a ranking and numbers the others', async () => {
    recommend('5001', 5)
    renderScreen(<RecommendationRow place={recommendationPlaces.topRanking} week={week} />)
    const marks = await screen.findAllByText(/^\d位$/)
    expect(
      marks.map((mark) => `${mark.textContent} ${mark.querySelector('svg') === null ? '' : 'crown'}`.trim()),
    ).toEqual(['1位 crown', '2位 crown', '3位 crown', '4位', '5位'])
  })

  it('gives no rank to recommendations', async () => {
    recommend('3001', 2)
    renderScreen(<RecommendationRow place={recommendationPlaces.topForMember} week={week} />)
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
    const { platform } = renderScreen(<RecommendationRow place={recommendationPlaces.topForMember} week={week} />)
    expect(screen.getByText('商品を読み込み中です')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('商品を読み込み中です')).toBeNull())
    expect(screen.queryByRole('heading')).toBeNull()
    expect(platform.notices.shown()).toEqual([])
  })
})
