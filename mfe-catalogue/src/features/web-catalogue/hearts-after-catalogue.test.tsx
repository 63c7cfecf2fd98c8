import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { addFavouriteCall, favouriteMarksCall, webCataloguesCall, webCatalogueTicketCall } from '@shop/shared/contract'
import type { Product } from '@shop/shared/domain/shopping'
import { answer, aPlanningWeek, createGate, type ScreenOptions, server, theNextWeek } from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { answerCategoryProducts, answerOrders, products } from '../../testing/catalogue-services.ts'
import { openCatalogue } from '../../testing/open-catalogue.tsx'

beforeEach(() => {
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  server.use(answer(webCataloguesCall, { catalogue_list: [] }), answer(webCatalogueTicketCall, { ticket: 'ticket' }))
})
afterEach(() => void jest.restoreAllMocks())

const list = '/category/13/1301/0/-1'
const heart = (name: string) => screen.findByRole('button', { name: `お気に入り ${name}` })
const isPressed = async (name: string) => (await heart(name)).getAttribute('aria-pressed') === 'true'

/** A list on which 商品2 is marked, then a page of the catalogue, on which both are turned round, then the list again. */
async function throughTheCatalogue(options: Omit<ScreenOptions, 'path'> = {}, { count = 2 } = {}) {
  const all = products(count) as [Product, Product, ...Product[]]
  const rest = createGate()
  const mark = ({ orderNumber, isFavourite }: Product) => ({
    order_no: orderNumber as string,
    is_favorite: isFavourite ? (1 as const) : (0 as const),
    favorite_count: 12,
  })
  const set = (at: 0 | 1, isFavourite: boolean) => {
    all[at] = { ...all[at], isFavourite }
    return mark(all[at])
  }
  server.use(
    answer(addFavouriteCall, () => set(1, true)),
    answer(favouriteMarksCall, ({ query }) => ({
      order_code_list: all
        .filter(({ orderNumber }) => query.order_no.includes(orderNumber))
        .map((product) => ({ ...mark(product), has_products: 1 as const })),
    })),
  )
  const asked = answerCategoryProducts(all, async ({ offset }) => {
    if (offset > 0) await rest.until
    return {}
  })
  answerOrders()
  const { user, platform } = openCatalogue(list, options)
  await screen.findByRole('article', { name: '商品1' })
  if (options.as !== 'visitor') {
    await user.click(await heart('商品2'))
    await waitFor(() => expect(all[1].isFavourite).toBe(true))
  }
  act(() => platform.navigation.navigate('/catalogue'))
  await screen.findByRole('heading', { level: 1, name: 'Webカタログ' })
  set(0, true)
  set(1, false)
  rest.release()
  act(() => platform.navigation.go(-1))
  await screen.findByRole('article', { name: '商品1' })
  return { asked }
}

it('[FAV-018] who comes back from the web catalogue sees hearts as the service holds them', async () => {
  const { asked } = await throughTheCatalogue()
  await waitFor(async () => expect([await isPressed('商品1'), await isPressed('商品2')]).toEqual([true, false]))
  expect(asked).toHaveLength(2)
})

it('[FAV-018] also on a list that was left before all of it had come', async () => {
  const { asked } = await throughTheCatalogue({}, { count: 31 })
  await screen.findByRole('article', { name: '商品31' })
  expect([await isPressed('商品1'), await isPressed('商品2')]).toEqual([true, false])
  expect(asked.map(({ offset }) => offset)).toEqual([0, 30, 0, 30])
})

it.each<{ who: string; options: Omit<ScreenOptions, 'path'> }>([
  { who: 'a visitor, who has none', options: { as: 'visitor' } },
  {
    who: 'anybody in the rush',
    options: { now: '2026-11-24T22:05:00+09:00', weeks: [aPlanningWeek(), theNextWeek()] },
  },
])('nothing is read again for $who', async ({ options }) => {
  const { asked } = await throughTheCatalogue(options)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(asked).toHaveLength(1)
})
