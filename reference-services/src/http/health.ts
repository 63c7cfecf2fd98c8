import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whether requests are welcome: not before all is up, and no longer once the end was asked for. */
export type Gate = { isOpen(): boolean; isDraining(): boolean }

/** Who asks does not wait longer either. */
const patienceMs = 2000

/**
 * `GET /healthz`: 503 only while the server is being ended; one that does not answer is to be started anew.
 * `GET /readyz`: 200 only when it can do its work; a balancer sends members elsewhere while it is 503.
 */
export function addHealth(server: FastifyInstance, gate: Gate, isReady: () => Promise<boolean>): void {
  const addProbe = (path: string, ask: () => Promise<boolean>) =>
    // Whoever watches is answered whatever others ask for.
    server.get(path, { config: { cost: 'none', isProbe: true } }, async (_request, reply) => {
      const ok = await ask()
      return reply
        .code(ok ? 200 : 503)
        .header('Cache-Control', 'no-store')
        .send({ ok })
    })
  // A proxy that keeps connections would send the next request into one that is about to end.
  server.addHook('onSend', async (_request, reply) => {
    if (gate.isDraining()) reply.header('Connection', 'close')
  })
  addProbe('/healthz', async () => !gate.isDraining())
  addProbe('/readyz', async () => gate.isOpen() && (await inTime(isReady())))
}

const inTime = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer.catch(() => false), pause(patienceMs, false, { ref: false })])
