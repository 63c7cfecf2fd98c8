import { normalizeIP } from '@fastify/rate-limit'
import type { Call } from '@shop/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createCallerWindows } from './caller-windows.ts'
import { callerAddress } from './edge-caller.ts'
import { tooMany } from './refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Units of the budget that a request to this route costs; `none` for a route that counts by itself, or must always answer. */
    cost?: number | 'none'
  }
}

/** Whoever asks: a login, a ticket of a login, or the address of somebody who names neither. */
export type Caller = { is: 'login' | 'ticket' | 'address'; name: string }

/**
 * One budget for all that is read, in units by what an answer costs, for a minute. Many visitors may stand behind one
 * address; a login is one person with several devices. Writes are within it by their one-time tokens. [K-159]
 */
const unitsOf = { login: 60_000, ticket: 24_000, address: 24_000 } as const
/** Of the callers that were heard last. */
const maxCallers = 50_000

export type ReadBudget = {
  /** Takes units, or refuses whoever has used up those of this minute. What is begun may end: the last one goes over. */
  take(caller: Caller, units: number): void
  /** Tells the other processes of those who read much, and hears from them. */
  share(shareSpent: ShareSpent): Promise<void>
  callerOf(request: FastifyRequest): Promise<Caller>
}

type Subject = (authorization: string | undefined) => Promise<string | undefined>
/** `leftMs` of the minute that is running: the clocks of two processes may differ. */
type SpentUnits = { caller: string; units: number; leftMs: number }

/** Adds what callers have spent here, and gives what each has spent in all processes in the minute that is running. */
export type ShareSpent = (spent: readonly SpentUnits[]) => Promise<readonly SpentUnits[]>

/** Of its budget: who has spent less is no burden, in however many processes. */
const sharedFrom = 0.05

/** `subjectOf` tells who is behind a token, and throws when it is no good. */
export function createReadBudget(subjectOf: Subject, now: () => number = () => performance.now()): ReadBudget {
  const spent = createCallerWindows(maxCallers, () => ({ units: 0, unshared: 0 }), now)
  return {
    take({ is, name }, units) {
      const own = spent.of(`${is} ${name}`)
      if (own.units >= unitsOf[is]) throw tooMany(Math.ceil((own.until - now()) / 1000))
      own.units += units
      own.unshared += units
    },
    async share(shareSpent) {
      const time = now()
      const heavy = [...spent.all()].filter(
        ([key, own]) => own.until > time && own.unshared >= unitsOf[kindOf(key)] * sharedFrom,
      )
      if (heavy.length === 0) return
      const told = heavy.map(([caller, own]) => ({ caller, units: own.unshared, leftMs: own.until - time }))
      const all = new Map((await shareSpent(told)).map((one) => [one.caller, one]))
      for (const [at, [caller, own]] of heavy.entries()) {
        // Units spent meanwhile are not in the sum yet.
        own.unshared -= told[at]?.units ?? 0
        const sum = all.get(caller)
        if (sum === undefined) continue
        own.units = sum.units + own.unshared
        own.until = now() + sum.leftMs
      }
    },
    async callerOf(request) {
      const subject = await subjectOf(request.headers.authorization).catch(() => undefined)
      return subject === undefined ? addressOf(request) : { is: 'login', name: subject }
    },
  }
}

const kindOf = (key: string) => key.slice(0, key.indexOf(' ')) as Caller['is']

export const addressOf = (request: FastifyRequest): Caller => ({
  is: 'address',
  name: normalizeIP(callerAddress(request)),
})

const callUnits = 20

/** Each request costs something before it is looked at, wherever it goes: no route can be forgotten. */
export function spendOnEachRequest(server: FastifyInstance, budget: ReadBudget): void {
  server.addHook('onRequest', async (request) => {
    const { cost = callUnits } = request.routeOptions.config
    if (cost !== 'none') budget.take(await budget.callerOf(request), cost)
  })
}

/** Beyond what each request costs: what a search and a recommendation take. */
const moreUnits: Partial<Record<Call['path'], number>> = {
  '/product_search': 100,
  '/product_search_suggest': 40,
  '/popular_words': 40,
  '/recommended_products': 100,
}

/** What it costs to make an answer: of lists that anybody may ask for each product counts. */
export function makingUnits(call: Call, query: unknown): number {
  const { limit } = (query ?? {}) as { limit?: unknown }
  const items = call.access === 'anyone' && typeof limit === 'number' ? limit : 0
  return items + (moreUnits[call.path] ?? 0)
}

/** An answer that is made for a visitor: an address costs nobody anything, so it counts for more. */
export const madeForVisitorUnits = 60
