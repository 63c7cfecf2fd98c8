import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { ShopClock } from '../clock.ts'

/** The three services that can be asked for a week to come, and how many weeks. */
const aheadPath = /^\/(delivery|search|recommend)-ahead([2-7])(?=\/)/
const weekMs = 7 * 24 * 60 * 60 * 1000

export type WeeksAhead = {
  /** The shop's clock, so many weeks later within a request for a week ahead. */
  clock: ShopClock
  rewriteUrl: NonNullable<FastifyServerOptions['rewriteUrl']>
  follow(server: FastifyInstance): void
}

/** The pre-confirm environment: whoever asks `/delivery-ahead3` is answered as it will be in three weeks. */
export function createWeeksAhead(clock: ShopClock): WeeksAhead {
  const asked = new AsyncLocalStorage<number>()
  return {
    clock: { ...clock, now: () => new Date(clock.now().getTime() + (asked.getStore() ?? 0) * weekMs) },
    rewriteUrl: ({ url = '/' }) => url.replace(aheadPath, '/$1'),
    follow(server) {
      // After the body was read: what reads it loses the store.
      server.addHook('preHandler', (request, _reply, done) => {
        const [, , weeks] = aheadPath.exec(request.originalUrl) ?? []
        if (weeks === undefined) done()
        else asked.run(Number(weeks), done)
      })
    },
  }
}
