import { describe, expect, it } from '@jest/globals'
import { readConfig } from './config.ts'
import { createServiceTargets, pageAddresses } from './service-addresses.ts'

const addresses = {
  search: 'https://search.example/v2',
  memberPoint: 'https://points.example',
  delivery: 'http://localhost:4000/a/b',
}
const pairs = 'search=https://search.example/v2,member-point=https://points.example,delivery=http://localhost:4000/a/b'

describe('SERVICE_ADDRESSES', () => {
  it('names services of somebody else, with commas between', () => {
    expect(readConfig({ SERVICE_ADDRESSES: pairs }).api.addresses).toEqual(addresses)
    expect(readConfig({}).api.addresses).toEqual({})
  })

  it.each([
    { says: 'a service that there is not', value: 'basket=https://a.example' },
    { says: 'no address', value: 'search' },
    { says: 'a path alone', value: 'search=/v2' },
    { says: 'an address with a slash at the end', value: 'search=https://search.example/' },
    { says: 'an address with a query', value: 'search=https://search.example?a=1' },
    { says: 'an address that is read on its way', value: 'search=http://search.example' },
    { says: 'a service twice', value: 'search=https://a.example,search=https://b.example' },
  ])('refuses $says', ({ value }) => {
    expect(() => readConfig({ SERVICE_ADDRESSES: value })).toThrow(/SERVICE_ADDRESSES(?:\.0)?: must/)
  })
})

describe('a page', () => {
  it('calls all services below the shop’s own origin, which passes the calls on', () => {
    const { search, stage } = pageAddresses(readConfig({ SERVICE_ADDRESSES: pairs }).api)
    expect([search, stage]).toEqual(['http://localhost:3000/_api/search', 'http://localhost:3000/_api/stage'])
  })

  it('calls each at its own address where it does so itself', () => {
    const settings = { SERVICE_ADDRESSES: pairs, API_ORIGIN: 'services' }
    expect(pageAddresses(readConfig(settings).api)).toMatchObject({
      ...addresses,
      stage: 'http://localhost:3200/stage',
      banner: 'http://localhost:3200/banner',
    })
  })
})

describe('the edge', () => {
  const targetOf = createServiceTargets({ upstream: 'http://localhost:3200', addresses })

  it.each([
    {
      path: '/stage/my/stage/current',
      origin: 'http://localhost:3200',
      to: '/stage/my/stage/current',
      isForeign: false,
    },
    { path: '/storage/shop/a.webp', origin: 'http://localhost:3200', to: '/storage/shop/a.webp', isForeign: false },
    { path: '/searches/x', origin: 'http://localhost:3200', to: '/searches/x', isForeign: false },
    {
      path: '/search/product_search?a=%2F&a=2',
      origin: 'https://search.example',
      to: '/v2/product_search?a=%2F&a=2',
      isForeign: true,
    },
    { path: '/search-ahead3/x', origin: 'https://search.example', to: '/v2-ahead3/x', isForeign: true },
    {
      path: '/member-point/my/member-point',
      origin: 'https://points.example',
      to: '/my/member-point',
      isForeign: true,
    },
    { path: '/delivery/order', origin: 'http://localhost:4000', to: '/a/b/order', isForeign: true },
  ])('reaches $path at $origin$to', ({ path, to, ...target }) => {
    expect(targetOf(path)).toEqual({ ...target, path: to })
  })
})
