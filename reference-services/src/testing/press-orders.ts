import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { subjectOf } from '../seed/accounts.ts'
import { askServices, type Caller, writeTo } from './api-client.ts'
import { login } from './login-client.ts'
import { emailOf, weeks } from './test-shop.ts'

/** Pieces by login and product. */
export type Pieces = ReadonlyMap<string, number>

export type Presses = {
  /** Pieces that are acknowledged by now, with those that were there before. */
  acknowledged(): Pieces
  /** The same with the presses that have no answer yet. */
  sent(): Pieces
  /** Until so many more are acknowledged. */
  more(count: number): Promise<void>
  /** Lets the last ones have their answers; rejects when one was refused. */
  stop(): Promise<void>
}

const people = ['member', 'corporate']
/** Of the eggs: enough for most of a minute. */
const productsOfLane = 10
const firstProduct = 201
const lanes = people.flatMap((who) =>
  [0, 1].map((lane) => ({
    who,
    products: Array.from({ length: productsOfLane }, (_, at) =>
      String(firstProduct + lane * productsOfLane + at).padStart(6, '0'),
    ),
  })),
)
/** 99 are the most of a product, and a few may have been ordered before. */
const maxPresses = 90
const betweenMs = 40

/** Members log in and order piece after piece until they are stopped. */
export async function pressOrders({ origins, api }: Pick<Config, 'origins' | 'api'>): Promise<Presses> {
  const callers = new Map<string, Caller>()
  for (const who of people) callers.set(who, await callerOf({ origins, api }, who))
  const acknowledged = new Map(await storedPieces({ api }, callers))
  const sent = new Map(acknowledged)
  let isOver = false
  let count = 0

  async function press({ who, products }: (typeof lanes)[number]): Promise<void> {
    for (let at = 0; !isOver; at += 1) {
      const order_no = products[Math.floor(at / maxPresses)]
      const caller = callers.get(who)
      if (order_no === undefined || caller === undefined) throw new Error('nothing is left to order')
      add(sent, `${who} ${order_no}`)
      const { status, text } = await writeTo(caller, 'PUT', '/delivery/order', {
        key: randomUUID(),
        body: { planning_week: weeks.first, order_no, order_count: 1, input_status: 62, mode: 'append' },
      })
      if (status !== 200) throw new Error(`refused: ${status} ${text}`)
      add(acknowledged, `${who} ${order_no}`)
      count += 1
      await pause(betweenMs)
    }
  }

  const pressing = Promise.all(lanes.map(press))
  return {
    acknowledged: () => new Map(acknowledged),
    sent: () => new Map(sent),
    async more(wanted) {
      const until = count + wanted
      const reached = async () => {
        while (count < until) await pause(5)
      }
      await Promise.race([reached(), pressing])
    },
    async stop() {
      isOver = true
      await pressing
    },
  }
}

const add = (pieces: Map<string, number>, key: string, count = 1) => pieces.set(key, (pieces.get(key) ?? 0) + count)

/** Orders of the members, as a new login of each sees them. */
export async function orderedPieces(config: Pick<Config, 'origins' | 'api'>): Promise<Pieces> {
  const callers = await Promise.all(people.map(async (who) => [who, await callerOf(config, who)] as const))
  return storedPieces(config, new Map(callers))
}

async function callerOf({ origins, api }: Pick<Config, 'origins' | 'api'>, who: string): Promise<Caller> {
  const { access_token: token } = await login(origins, emailOf(who))
  return { apiBase: api.base, token, subject: subjectOf(emailOf(who)) }
}

async function storedPieces({ api }: Pick<Config, 'api'>, callers: ReadonlyMap<string, Caller>): Promise<Pieces> {
  const pieces = new Map<string, number>()
  for (const [who, { token }] of callers) {
    const query = { planningWeek: weeks.first, limit: '100', offset: '0' }
    const { body } = await askServices(api.base, 'GET', '/delivery/order_list', { query, token })
    const lines = body['order_list'] as { product_info: { order_no: string }; order_count: number }[]
    // A subscription of the same product is a line of its own.
    for (const line of lines) add(pieces, `${who} ${line.product_info.order_no}`, line.order_count)
  }
  return pieces
}
