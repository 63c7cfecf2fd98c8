import { type ApiClient, ApiError } from '@shop/shared/api'
import { type Call, deleteOrderCall, orderedItemWire, orderListCall, putOrderCall } from '@shop/shared/contract'
import type { Product } from '@shop/shared/domain/shopping'
import { aProduct } from '@shop/shared/testing/builders'
import * as v from 'valibot'
import { happens, type Random } from './random.ts'

type Options = { knowsKeys: boolean; random: Random }

const faults = ['refused', 'lostBefore', 'lostAfter', 'slow'] as const

export type ModelService = ReturnType<typeof aModelService>

/** The order service of one member in memory: a quarter of the writes is refused, lost or slow, a fifth of the reads fails. */
export function aModelService({ knowsKeys, random }: Options) {
  const kept = new Map<string, number>()
  const answered = new Map<string, number>()
  let [writes, faulted, readsBroken, losesNothing] = [0, 0, false, false]

  function store(no: string, quantity: number): number {
    if (quantity === 0) kept.delete(no)
    else kept.set(no, quantity)
    return quantity
  }

  function faultOfThisTry(): (typeof faults)[number] | undefined {
    writes += 1
    if (!happens(random, 0.25)) return undefined
    faulted += 1
    const fault = faults[random.below(faults.length)]
    return losesNothing && fault !== 'refused' ? 'slow' : fault
  }

  /** With a known key the first answer again. */
  function perform(no: string, key: string, wanted: (ordered: number) => number): number {
    const known = knowsKeys ? answered.get(key) : undefined
    const quantity = known ?? store(no, wanted(kept.get(no) ?? 0))
    answered.set(key, quantity)
    return quantity
  }

  async function write(no: string, key: string, wanted: (ordered: number) => number): Promise<number> {
    const fault = faultOfThisTry()
    if (fault === 'refused') throw failed('REFUSED', { status: 409, errorStatus: 'CSP50002' })
    if (fault === 'lostBefore') throw failed('OFFLINE', { maybeStored: true })
    const quantity = perform(no, key, wanted)
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 0))
    if (fault === 'lostAfter') throw failed('TIMEOUT', { maybeStored: true })
    return quantity
  }

  function read() {
    if (readsBroken || happens(random, 0.2)) throw failed('UNAVAILABLE', { status: 503 })
    return { total_count: kept.size, order_list: [...kept].map(([no, quantity]) => itemOf(no, quantity)) }
  }

  const api: ApiClient = {
    async send(call: Call, args: { body?: unknown; query?: unknown; intent?: string }) {
      if (call === orderListCall) return read() as never
      if (call === putOrderCall) {
        const { order_no: no, order_count: count, mode } = v.parse(putOrderCall.body, args.body)
        const order_count = await write(no, args.intent ?? '', (ordered) =>
          mode === 'append' ? ordered + count : count,
        )
        return { order_no: no, order_count } as never
      }
      const { orderNo } = v.parse(deleteOrderCall.query, args.query)
      return { order_count: await write(orderNo, args.intent ?? '', () => 0) } as never
    },
  }

  return {
    api,
    quantityOf: ({ orderNumber }: Product) => kept.get(orderNumber) ?? 0,
    writes: () => writes,
    faulted: () => faulted,
    breakReads: (broken: boolean) => {
      readsBroken = broken
    },
    /** Refused or slow, but no answer is lost. */
    loseNothing: (nothing: boolean) => {
      losesNothing = nothing
    },
  }
}

const failed = (code: ApiError['code'], facts: Partial<ApiError['facts']>) =>
  new ApiError(code, { call: 'PUT delivery/order', ...facts })

const items = new Map<string, v.InferOutput<typeof orderedItemWire>>()

const { week, name: product_name, basePrice, taxIncludedPrice, taxRate } = aProduct()

/** Parsed once for each product and number. */
function itemOf(order_no: string, order_count: number) {
  const key = `${order_no} ${order_count}`
  const prices = { base_price: basePrice, taxin_price: taxIncludedPrice, zei_ritu: taxRate }
  const product_info = { planning_week: week, order_no, product_name, ...prices }
  const item = items.get(key) ?? v.parse(orderedItemWire, { product_info, order_count, input_status: 62 })
  items.set(key, item)
  return item
}
