import { describe, expect, it } from '@jest/globals'
import { addressOfRead, type FirstRead, keyOfRead } from './first-reads.ts'

const base = 'https://shop.test/_api/delivery'
const aRead = (query: Record<string, string> = {}): FirstRead => ({ service: 'delivery', path: '/product', query })
const known = { week: '20261201', orderNumber: '104001', word: '牛 乳&x=1' }

describe('the address of a declared read', () => {
  it.each<{ says: string; query: Record<string, string>; address: string | undefined }>([
    { says: 'without a query', query: {}, address: `${base}/product` },
    { says: 'of a constant', query: { limit: '30' }, address: `${base}/product?limit=30` },
    {
      says: 'of route and week',
      query: { planningWeek: '{week}', orderNo: '{orderNumber}' },
      address: `${base}/product?planningWeek=20261201&orderNo=104001`,
    },
    {
      says: 'within a text',
      query: { itemIds: '{week}_{orderNumber}' },
      address: `${base}/product?itemIds=20261201_104001`,
    },
    {
      says: 'with signs of its own',
      query: { q: '{word}' },
      address: `${base}/product?q=${encodeURIComponent('牛 乳&x=1')}`,
    },
    {
      says: 'without what is not known and may be left out',
      query: { officeCode: '{officeCode?}' },
      address: `${base}/product`,
    },
    { says: 'of something unknown is none', query: { a: '{week}', b: '{nobody}' }, address: undefined },
    { says: 'of something that every object has is none', query: { a: '{constructor}' }, address: undefined },
  ])('$says', ({ query, address }) => expect(addressOfRead(aRead(query), base, known)).toBe(address))
})

it('two addresses of one read are told by neither the order of their fields nor their cache-busters', () => {
  expect(keyOfRead(`${base}/product?b=2&a=%E7%89%9B&_=1`)).toBe(keyOfRead(`${base}/product?a=牛&_=2&b=2`))
  expect(keyOfRead(`${base}/product?a=1`)).not.toBe(keyOfRead(`${base}/product?a=2`))
})
