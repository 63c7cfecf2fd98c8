import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type ApiClient, ApiError } from '@shop/shared/api'
import { type Call, deleteOrderCall, putOrderCall } from '@shop/shared/contract'
import type { OrderNumber } from '@shop/shared/domain'
import { orderedQuantity } from '@shop/shared/domain/shopping'
import { aProduct, beginSession, type FakePlatform, fakePlatform } from '@shop/shared/testing'
import { afterStep, outboxOf, type Step, type WriteOutcome } from '@shop/shared/writes'
import { currentOrderQuery } from './order.queries.ts'
import { submitOrder } from './order-writer.ts'
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
  const arrived: string[] = []
  const api: ApiClient = {
    async send(call: Call, args: { intent?: string }) {
      if (isCut) throw offline()
      const isWrite = call === putOrderCall || call === deleteOrderCall
      // It goes before the request does, or while the answer is on its way.
      if (isWrite && happens(random, 0.1)) {
        isCut = true
        throw offline(true)
      }
      if (isWrite) arrived.push(args.intent ?? '')
      const reply = await service.api.send(call, args as never)
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
    arrived,
    isEmpty: () => outboxOf(platform).writes.size === 0,
    mend() {
      isCut = false
      platform.network.setOnline(true)
    },
    read: () => platform.queryClient.fetchQuery(query),
    shown: (no: OrderNumber) => orderedQuantity(platform.queryClient.getQueryData(query.queryKey), no),
    request(at: number, step: Step) {
      const product = products[at] ?? aProduct()
      const request = { product, step, inputStatus: 62, viewedAt }
      return submitOrder(platform, { ...request, unsent: unsentOrder(platform, request) })
    },
  }
}

type Page = ReturnType<typeof aPage>

/** Some presses of the member, some of them at once. */
async function press(page: Page, random: Random, wanted: number[]): Promise<number> {
  const ends: Promise<WriteOutcome>[] = []
  for (let nth = random.below(4); nth >= 0; nth -= 1) {
    const at = random.below(products.length)
    const step: Step = happens(random, 0.5) ? { add: 1 + random.below(3) } : { have: random.below(6) }
    wanted[at] = afterStep(wanted[at] ?? 0, step)
    const end = page.request(at, step)
    if (end !== undefined) ends.push(end)
    if (happens(random, 0.3)) await settled()
  }
  return (await Promise.all(ends)).filter(({ is }) => is === 'unsent').length
}

/** A waiting change is shown as it is wanted; a request that may have arrived counts from before it. */
function expectShown({ platform, shown }: Page, wanted: readonly number[]): void {
  for (const [at, product] of products.entries()) {
    const ordered = shown(product.orderNumber)
    if (unsentOrderOf(platform, product)?.tried === undefined)
      expect(wantedUnsent(platform, product, ordered) ?? ordered).toBe(wanted[at])
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => beginSession('delivery', []))
afterEach(() => beginSession('visitor', []))

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
      let [unsent, cuts] = [0, 0]
      await page.read()
      sendUnsentOrders(page.platform)
      for (let round = 0; round < 150; round += 1) {
        if (happens(random, 0.6)) {
          page.cut()
          cuts += 1
        }
        unsent += await press(page, random, wanted)
        expectShown(page, wanted)
        while (!page.isEmpty()) {
          page.mend()
          await settled()
        }
        expect(products.map((product) => service.quantityOf(product))).toEqual(wanted)
      }
      expect(new Set(page.arrived).size).toBe(page.arrived.length)
      for (const count of [unsent, cuts]) expect(count).toBeGreaterThan(50)
    },
    120_000,
  )
})
