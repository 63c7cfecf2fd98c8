import { expect, it } from '@jest/globals'
import { currentOrderQuery } from '@shop/shared/product/current-order'
import { anOrderBook, aProduct, beginSession, fakePlatform, publishFromOtherTab, server } from '@shop/shared/testing'
import { anOrderLine, aPlanningWeek } from '@shop/shared/testing/builders'
import { waitFor } from '@testing-library/react'
import { postOrder } from './post-order.ts'

const [milk, eggs] = ['104001', '104002'].map((number) => aProduct({ orderNumber: number }))
const { week } = aProduct()
const told = (pieces: number) => ({ type: 'orderInit', payload: { planningWeek: week, pieces } })
/** Sales of limited products begin. */
const inTheRush = '2026-11-24T22:05:00+09:00'

async function aPage(now?: string) {
  beginSession('delivery', [aPlanningWeek()])
  const platform = fakePlatform({ app: 'renewed', ...(now === undefined ? {} : { now }) })
  const book = anOrderBook([anOrderLine({ product: milk ?? aProduct(), quantity: 2 })])
  server.use(...book.handlers)
  const query = currentOrderQuery(platform.api, week)
  await postOrder(platform)
  const read = () => platform.queryClient.fetchQuery({ ...query, staleTime: 0 })
  return { platform, book, read }
}

it('[MOB-009] the app is told when the order was initialised, and again only when its number is another', async () => {
  const { platform, book, read } = await aPage()
  expect(platform.app.messages).toEqual([])
  await read()
  await read()
  expect(platform.app.messages).toEqual([told(2)])
  book.set(eggs ?? aProduct(), 3)
  await read()
  expect(platform.app.messages).toEqual([told(2), told(5)])
})

it('[MOB-004] an order that another view of the app has changed is read, and told', async () => {
  const { platform, book, read } = await aPage()
  await read()
  book.set(eggs ?? aProduct(), 1)
  publishFromOtherTab('order/changed', { week })
  await waitFor(() => expect(platform.app.messages).toEqual([told(2), told(3)]))
})

it('[MOB-009] nothing is told in the rush, in which no whole order is known', async () => {
  const { platform, read } = await aPage(inTheRush)
  await read()
  expect(platform.app.messages).toEqual([])
})
