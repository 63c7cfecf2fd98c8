import { expect, it } from '@jest/globals'
import { readsAt } from './reads-at.ts'

it.each([
  { says: 'before it', at: '2026-11-17T21:49:59+09:00', begun: ['/order_list', '/product'] },
  { says: 'in it', at: '2026-11-17T21:50:00+09:00', begun: ['/product'] },
  { says: 'behind it', at: '2026-11-17T22:30:00+09:00', begun: ['/order_list', '/product'] },
])('[ORD-071] reads that rest in the peak window: $says', ({ at, begun }) => {
  const product = { service: 'delivery', path: '/product', query: {} }
  const declared = [{ ...product, path: '/order_list', outsidePeakWindow: true }, product]
  expect(readsAt(declared, new Date(at)).map(({ path }) => path)).toEqual(begun)
})
