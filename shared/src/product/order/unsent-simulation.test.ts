import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type ApiClient, ApiError } from '@shop/shared/api'
import { type Call, deleteOrderCall, putOrderCall } from '@shop/shared/contract'
import { orderedQuantity } from '@shop/shared/domain/shopping'
import { aProduct, beginSession, type FakePlatform, fakePlatform } from '@shop/shared/testing'
import { afterStep, outboxOf, type Step } from '@shop/shared/writes'
import { currentOrderQuery } from './order.queries.ts'
import { placeWish } from './order-writer.ts'
import { aModelService, type ModelService } from './testing/model-service.ts'
import { happens, type Random, seeded } from './testing/random.ts'
import { sendUnsentOrders, unsentOrder, unsentOrderOf, wantedUnsent } from './unsent-order.ts'

const products = Array.from({ length: 5 }, (_, at) => aProduct({ orderNumber: String(104_001 + at) }))
const [{ week } = aProduct()] = products
const viewedAt = new Date('2026-11-20T09:00:00Z')
const offline = (maybeStored = false) => new ApiError('OFFLINE', { call: 'PUT delivery/order', maybeStored })

/** A network that comes and goes: requests and answers are lost on it, and every third cut is unknown to the browser. */
function aPage(service: ModelService, random: Random) {
  const platform: FakePlatform = fakePlatform()
  let isCut = false
  const requests: string[] = []
  const intents = new Set<string>()
  const api: ApiClient = {
    async send(call: Call, args: { intent?: string }) {
      if (isCut) throw offline()
      const isWrite = call === putOrderCall || call === deleteOrderCall
      if (isWrite && args.intent !== undefined) {
        requests.push(args.intent)
        intents.add(args.intent)
      }
      const reply = await service.api.send(call, args as never)
      // The network goes while the answer is on its way.
      if (isWrite && happens(random, 0.25)) {
        isCut = true
        throw offline(true)
      }
      return reply as never
    },
  }
  platform.api = api
  const query = { ...currentOrderQuery(api, week), staleTime: 0 }
  const cut = () => {
    isCut = true
    if (happens(random, 0.66)) platform.network.setOnline(false)
  }
  return {
    platform,
    cut,
    requests,
    intents,
    isEmpty: () => outboxOf(platform).writes.size === 0,
    mend() {
      isCut = false
      platform.network.setOnline(true)
    },
    read: () => platform.queryClient.fetchQuery(query),
    shown: (no: string) => orderedQuantity(platform.queryClient.getQueryData(query.queryKey), no),
    wish(at: number, step: Step) {
      const product = products[at] ?? aProduct()
      const wish = { product, step, inputStatus: 62, viewedAt }
      return placeWish(platform, { ...wish, unsent: unsentOrder(platform, wish) })
    },
  }
}

beforeEach(() => beginSession('delivery', []))
afterEach(() => beginSession('visitor', []))

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('[K-120] [ORD-133] hundreds of changes on a network that comes and goes', () => {
  it.each([
    { says: 'knows idempotency keys', knowsKeys: true, seed: 20_261_126 },
    { says: 'knows none', knowsKeys: false, seed: 19_650_101 },
  ])(
    'a service that $says ends with what the member wanted, each intent stored once',
    async ({ knowsKeys, seed }) => {
      const random = seeded(seed)
      // Its own faults have a simulation of their own: here it is the network alone that fails.
      const service = aModelService({ knowsKeys, random: { below: (limit) => limit - 1 } })
      const page = aPage(service, random)
      const wanted = products.map(() => 0)
      const counts = { unsent: 0, cuts: 0 }
      await page.read()
      sendUnsentOrders(page.platform)
      for (let round = 0; round < 150; round += 1) {
        if (happens(random, 0.6)) {
          page.cut()
          counts.cuts += 1
        }
        const presses = 1 + random.below(4)
        const ends: Promise<unknown>[] = []
        for (let nth = 0; nth < presses; nth += 1) {
          const at = random.below(products.length)
          const step: Step = happens(random, 0.5) ? { add: 1 + random.below(3) } : { have: random.below(6) }
          wanted[at] = afterStep(wanted[at] ?? 0, step)
          const end = page.wish(at, step)
          if (end !== undefined) ends.push(end.then((outcome) => (counts.unsent += outcome.is === 'unsent' ? 1 : 0)))
          if (happens(random, 0.3)) await settled()
        }
        await Promise.all(ends)
        // What waits is shown as it is wanted, and is in no order.
        for (const [at, { orderNumber }] of products.entries()) {
          const ordered = page.shown(orderNumber)
          const product = products[at] ?? aProduct()
          const shown = wantedUnsent(page.platform, product, ordered) ?? ordered
          if (unsentOrderOf(page.platform, product)?.tried === undefined) expect(shown).toBe(wanted[at])
        }
        while (!page.isEmpty()) {
          page.mend()
          await settled()
        }
        expect(products.map((product) => service.quantityOf(product))).toEqual(wanted)
      }
      // A name is sent again only for what had not arrived.
      expect(page.requests).toHaveLength(page.intents.size)
      expect(counts.unsent).toBeGreaterThan(50)
      expect(counts.cuts).toBeGreaterThan(50)
    },
    120_000,
  )
})
