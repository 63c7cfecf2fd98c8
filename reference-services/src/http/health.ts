import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whether requests are welcome: not before all is up, and no longer once the end was asked for. */
export type Gate = { isOpen(): boolean }

/** Who asks does not wait longer either. */
const patienceMs = 2000

/** `GET /healthz`: 200 only when ready. A balancer sends members elsewhere while it is 503. */
export function addHealth(server: FastifyInstance, gate: Gate, isReady: () => Promise<boolean>): void {
  // Whoever watches is answered whatever others ask for.
  server.get('/healthz', { config: { cost: 'none' } }, async (_request, reply) => {
    const ok = gate.isOpen() && (await inTime(isReady()))
    return reply
      .code(ok ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ok })
  })
}

const inTime = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer.catch(() => false), pause(patienceMs, false, { ref: false })])
