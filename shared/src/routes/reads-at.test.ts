import { describe, expect, it } from '@jest/globals'
import type { FirstRead } from '@shop/shared/contract'
import { readOfAddress, readsAt, saidBy } from './reads-at.ts'

it.each([
  { says: 'before it', at: '2026-11-17T21:49:59+09:00', begun: ['/order_list', '/product'] },
  { says: 'in it', at: '2026-11-17T21:50:00+09:00', begun: ['/product'] },
  { says: 'behind it', at: '2026-11-17T22:30:00+09:00', begun: ['/order_list', '/product'] },
])('[ORD-071] reads that rest in the peak window: $says', ({ at, begun }) => {
  const product = { service: 'delivery', path: '/product', query: {} }
  const declared = [{ ...product, path: '/order_list', outsidePeakWindow: true }, product]
  expect(readsAt(declared, new Date(at)).map(({ path }) => path)).toEqual(begun)
})

it.each<{ says: string; search: string; params: Record<string, string>; known: Record<string, string> }>([
  { says: 'a parameter of the route', search: '', params: { from: 'search' }, known: { from: 'search' } },
  { says: 'no word of the query in its place', search: '?from=top&sort=3', params: {}, known: { sort: '3' } },
])('[K-185] an address says $says', ({ search, params, known }) => {
  expect(saidBy(search, { route: { pattern: '/products/:from?' }, params })).toEqual(known)
})

describe('the read of one address', () => {
  const product: FirstRead = {
    service: 'delivery',
    path: '/product',
    query: { orderNo: '{orderNumber}', input_status: '62', sort: '{sort|0}' },
    byParameter: { input_status: { parameter: 'from', values: { search: '63' }, other: '9101' } },
  }
  const query = { orderNo: '{orderNumber}', sort: '0' }

  it.each<{ says: string; known: Record<string, string>; is: Record<string, string> }>([
    { says: 'that does not say where it comes from', known: {}, is: { ...query, input_status: '62' } },
    { says: 'that says it', known: { from: 'search' }, is: { ...query, input_status: '63' } },
    { says: 'with another word', known: { from: 'elsewhere' }, is: { ...query, input_status: '9101' } },
    { says: 'with a word of every object', known: { from: 'constructor' }, is: { ...query, input_status: '9101' } },
    { says: 'with an order', known: { sort: '3' }, is: { ...query, sort: '{sort}', input_status: '62' } },
  ])('[CAT-057] [K-185] $says', ({ known, is }) => {
    expect(readOfAddress(product, known)).toEqual({ service: 'delivery', path: '/product', query: is })
  })

  it.each([
    { id: '3', path: '/static-data/catalogue/3/numbers.json' },
    { id: '..', path: undefined },
    { id: 'a/b', path: undefined },
    { id: '', path: undefined },
    { id: undefined, path: undefined },
  ])('[K-185] [API-046] the file of catalogue $id is $path', ({ id: catalogueId, path }) => {
    const numbers = { service: 'shop', path: '/static-data/catalogue/{catalogueId}/numbers.json', query: {} }
    expect(readOfAddress(numbers, { catalogueId })?.path).toBe(path)
  })
})
