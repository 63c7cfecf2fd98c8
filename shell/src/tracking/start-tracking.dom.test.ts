import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type PageData, recommendUserCall } from '@shop/shared/contract'
import { weekNumber } from '@shop/shared/domain'
import { type Product, withQuantity } from '@shop/shared/domain/shopping'
import { orderKey, orderWrites } from '@shop/shared/product/current-order'
import { QueryClient } from '@shop/shared/query'
import { answer, beginSession, fakePlatform, server } from '@shop/shared/testing'
import { aMember, anOrderLine, aPlanningWeek, aProduct } from '@shop/shared/testing/builders'
import { loadRecommendUser } from '../startup/later-loads.ts'
import { conversionAddress } from './conversion-address.ts'
import { startTracking } from './start-tracking.ts'

const week = weekNumber('20261201')
const milk = aProduct({ orderNumber: '104001' })
const bread = aProduct({ orderNumber: '104002' })
const conversion = { pixel: 'https://pixel.test/p.gif', campaigns: { banner: 'spring', newsletter: 'autumn' } }
const cart = { added: 'marketingIn', removed: 'marketingOut' }

let stop: () => void = () => undefined
const pixels: { src: string; referrerPolicy: string }[] = []
beforeEach(() => {
  beginSession('delivery', [aPlanningWeek()])
  pixels.length = 0
  const FakeImage = function (this: { src: string }) {
    pixels.push(this as never)
  }
  Object.assign(window, { Image: FakeImage, reportError: jest.fn() })
})
afterEach(() => {
  stop()
  for (const name of Object.values(cart)) Reflect.deleteProperty(window, name)
})

/** A page whose member came from somewhere, and whose order holds one milk. */
function aPage(tracking: PageData['tracking'], from: Readonly<Record<string, unknown>> = { utm_source: 'banner' }) {
  const { local, session } = fakePlatform().storage
  for (const [key, value] of Object.entries(from)) local.write(key, value)
  const client = new QueryClient()
  const queryKey = orderKey(week)
  client.setQueryData(queryKey, { week, lines: [anOrderLine({ product: milk, quantity: 1 })] })
  const page = (told: PageData['tracking']) => ({ environment: 'test', tracking: told }) as PageData
  const ports = { page: page(tracking), local, session }
  stop = startTracking(client, ports)
  const show = (product: Product, quantity: number) =>
    client.setQueryData(queryKey, (order: never) => withQuantity(order, product, quantity, 62))

  /** A press of this page, and what the service holds afterwards. */
  function press(product: Product, wanted: number, stored = wanted) {
    const { inFlight } = orderWrites(client, week)
    inFlight.set(product.orderNumber, { subject: { product, inputStatus: 62 }, wanted })
    show(product, wanted)
    inFlight.delete(product.orderNumber)
    show(product, stored)
  }
  return { client, ports, page, press, show }
}

describe('the functions of the page that marketing brought', () => {
  it('[API-078] [K-164] are told what came to the order, and what went, once the service has it', () => {
    const told: unknown[] = []
    Object.assign(window, {
      marketingIn: (what: unknown) => told.push(['in', what]),
      marketingOut: (what: unknown) => told.push(['out', what]),
    })
    const { press, show } = aPage({ cart })
    press(milk, 3)
    press(bread, 1)
    press(milk, 0)
    press(bread, 5, 1)
    // From another device, by a reading.
    show(bread, 9)
    press(bread, 8)
    const of = (orderNumber: string, quantity: number) => ({ planningWeek: week, orderNumber, quantity })
    expect(told).toEqual([
      ['in', of('104001', 2)],
      ['in', of('104002', 1)],
      ['out', of('104001', 3)],
      ['out', of('104002', 1)],
    ])
    expect(pixels).toEqual([])
  })

  it('[API-078] may be missing, one of them or both', () => {
    const { press } = aPage({ cart })
    expect(() => press(milk, 3)).not.toThrow()
    Object.assign(window, { marketingIn: 'no function' })
    expect(() => press(milk, 4)).not.toThrow()
    expect(window.reportError).not.toHaveBeenCalled()
  })

  it('[API-078] [K-164] are caught and reported when they fail', () => {
    const broken = new Error('marketing')
    Object.assign(window, {
      marketingIn() {
        throw broken
      },
    })
    const { press, client } = aPage({ cart, conversion })
    press(milk, 3)
    expect(window.reportError).toHaveBeenCalledWith(broken)
    expect(pixels).toHaveLength(1)
    expect(client.getQueryData(orderKey(week))).toMatchObject({ lines: [{ quantity: 3 }] })
  })
})

describe('the pixel of a conversion', () => {
  it('[API-078] [K-164] is asked for once in a visit, when its first product is ordered', () => {
    const { press } = aPage({ conversion })
    press(milk, 0)
    expect(pixels).toEqual([])
    press(bread, 1)
    press(bread, 2)
    expect(pixels.map(({ src }) => new URL(src).origin)).toEqual(['https://pixel.test'])
    expect(pixels[0]?.referrerPolicy).toBe('no-referrer')
  })

  it.each([
    { says: 'without a source', from: {} },
    { says: 'of another source', from: { utm_source: 'toString' } },
  ])('[API-078] is not asked for by a visit $says', ({ from }) => {
    const { press } = aPage({ conversion }, from)
    press(bread, 1)
    expect(pixels).toEqual([])
  })

  it.each([
    {
      from: {
        utm_source: 'newsletter',
        utm_medium: 'mail & more',
        utm_planningWeek: '20261201',
        is_official_site: true,
      },
      query:
        'campaign=autumn&source=newsletter&medium=mail+%26+more&week=20261201&official=1&event=order&environment=test',
    },
    {
      from: { utm_source: 'banner', utm_isWebAd: true },
      query: 'campaign=spring&source=banner&medium=&week=&official=0&event=order&environment=test',
    },
  ])('[API-078] [K-164] carries seven parameters and nobody: $query', ({ from, query }) => {
    const { local } = fakePlatform().storage
    for (const [key, value] of Object.entries(from)) local.write(key, value)
    const address = conversionAddress(conversion, local, { event: 'order', environment: 'test' })
    expect(address).toBe(`https://pixel.test/p.gif?${query}`)
    expect([...new URL(address ?? '').searchParams]).toHaveLength(7)
  })
})

it('[API-078] tells nothing of a visitor', () => {
  const told = jest.fn()
  Object.assign(window, { marketingIn: told })
  const { press } = aPage({ cart, conversion })
  beginSession('visitor', [aPlanningWeek()])
  press(bread, 1)
  expect([told.mock.calls, pixels]).toEqual([[], []])
})

it.each([
  { says: 'begins with the id for tracking', tracking: { cart }, calls: 1 },
  { says: 'does not begin without a setting', tracking: undefined, calls: 0 },
])('[API-078] [GRD-073] $says', async ({ tracking, calls }) => {
  const told = jest.fn()
  Object.assign(window, { marketingIn: told })
  server.use(answer(recommendUserCall, { user_id: 'u-1' }))
  const { client, ports, page, press } = aPage(undefined)
  stop()
  await loadRecommendUser(client, fakePlatform().api, aMember(), { ...ports, page: page(tracking) })
  press(bread, 1)
  expect(told).toHaveBeenCalledTimes(calls)
})
