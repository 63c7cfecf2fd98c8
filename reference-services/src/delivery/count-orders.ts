import { putOrderCall } from '@shop/shared/contract'
import type { FastifyInstance } from 'fastify'
import { counter } from '../observability/metrics.ts'

const orders = counter({
  name: 'shop_orders_total',
  help: 'Puts of a line into an order, by what came of them',
  labels: ['outcome', 'reason'],
})

/** Counts the orders of this server, also those that are refused before anybody looks at the product. */
export function countOrders(server: FastifyInstance): void {
  server.addHook('onResponse', (request, { statusCode }, done) => {
    if (request.routeOptions.config.call === putOrderCall) {
      const outcome = statusCode >= 500 ? 'failed' : statusCode >= 400 ? 'refused' : 'accepted'
      orders.inc({ outcome, reason: request.refusal?.reason ?? 'none' })
    }
    done()
  })
}
