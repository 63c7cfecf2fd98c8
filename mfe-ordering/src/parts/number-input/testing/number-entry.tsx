import { expect } from '@jest/globals'
import { productCall } from '@shop/shared/contract'
import type { Product } from '@shop/shared/domain/shopping'
import {
  anOrderBook,
  answer,
  aProduct,
  connectionLost,
  createGate,
  type FakePlatform,
  fakePlatform,
  productWire,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { NumberInputOfWeek } from '../number-input-of-week.tsx'

export const milk = aProduct({
  orderNumber: '104001',
  name: '十勝しぼりたて牛乳',
  brand: 'みのりの約束',
  taxIncludedPrice: 257,
})
export const egg = aProduct({ orderNumber: '104033', name: '平飼いたまご', basePrice: 378, taxIncludedPrice: 408 })
export const tea = aProduct({ orderNumber: '106051', name: '深むし茶', basePrice: 1680, taxIncludedPrice: 1814 })
const shelf = [milk, egg, tea]

/** The product service: what it has, by week, and how often it was asked. */
export function stock(products: readonly Product[] = shelf) {
  const asked: string[] = []
  let isBroken = false
  let until = Promise.resolve()
  server.use(
    answer(productCall, async ({ query }) => {
      asked.push(query.orderNo)
      await until
      if (isBroken) return connectionLost()
      const product = products.find(
        ({ orderNumber, week }) => orderNumber === query.orderNo && week === query.planningWeek,
      )
      return product === undefined ? refused(404, 'CSP9001') : productWire(product)
    }),
  )
  return {
    asked,
    break(broken: boolean) {
      isBroken = broken
    },
    /** Answers wait until they are let go. */
    hold() {
      const gate = createGate()
      until = gate.until
      return gate.release
    },
  }
}

export function openEntry(
  options: ScreenOptions & { products?: readonly Product[]; lines?: Parameters<typeof anOrderBook>[0] } = {},
) {
  const service = stock(options.products)
  const book = anOrderBook(options.lines)
  server.use(...book.handlers)
  return { service, book, ...renderScreen(<NumberInputOfWeek />, { path: '/orders/direct', ...options }) }
}

export const field = () => screen.getByRole('textbox', { name: 'カタログの注文番号（1〜6けたの数字）' })
export const decide = () => screen.getByRole('button', { name: '決定' })
export const line = async (name: string) => within(await screen.findByRole('listitem', { name }))
// No role is asked for while a long list changes: that reads every element around it.
export const lineNames = () => [...document.querySelectorAll('li')].map((item) => item.querySelector('h3')?.textContent)
export const orderAll = (count: number) => screen.findByRole('button', { name: `${count}商品をまとめて注文する` })
export const statuses = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent ?? '')
    .join('\n')
export const errors = () => screen.getByRole('alert', { name: 'エラー' }).textContent
/** Another visit of the same browser. */
export const reloaded = (platform: FakePlatform): FakePlatform => ({
  ...fakePlatform({ path: '/orders/direct' }),
  storage: platform.storage,
})
type Typist = { type(element: Element, text: string): Promise<void> }
export const enter = async (user: Typist, text: string) => user.type(field(), `${text}{Enter}`)

/** The entry with these numbers pasted onto its list. */
export async function withLines(text: string, options: Parameters<typeof openEntry>[0] = {}) {
  const opened = openEntry(options)
  await opened.user.click(field())
  await opened.user.paste(text)
  await opened.user.click(decide())
  await waitFor(() => expect(lineNames().length).toBeGreaterThan(0))
  return opened
}
