import { setTimeout as pause } from 'node:timers/promises'

export type Webhook = {
  /** Sends one message in the background: whoever tells does not wait, and does not hear of a failure. */
  tell(message: object): void
}

export type WebhookPorts = {
  log(line: string): void
  /** Ends what is under way. */
  signal: AbortSignal
  fetch?: typeof globalThis.fetch
  /** `false` when there is nothing more to wait for. */
  wait?: (ms: number, signal: AbortSignal) => Promise<boolean>
}

const secondMs = 1000
const answerMs = 10 * secondMs
/** After the first failure, the second, and so on: an hour and a half in all. */
const backoffSeconds = [1, 5, 30, 120, 600, 1800, 3000] as const

/**
 * Posts messages as JSON to an address that may be down. Each is tried again for an hour and a half, as long as this
 * process lives; the log has it in any case. The log is told the host alone: the rest of such an address is often a key.
 */
export function createWebhook(address: string, ports: WebhookPorts): Webhook {
  const { log, signal, fetch = globalThis.fetch, wait = waited } = ports
  const { host } = new URL(address)

  async function isTaken(body: string): Promise<boolean> {
    try {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
      })
      await reply.body?.cancel()
      return reply.ok
    } catch {
      return false
    }
  }

  async function send(body: string): Promise<void> {
    if (await isTaken(body)) return
    log(`webhook: ${host} does not take a message, and is tried again`)
    for (const seconds of backoffSeconds) {
      if (!(await wait(seconds * secondMs, signal))) return
      if (await isTaken(body)) return
    }
    log(`webhook: ${host} has not taken a message, which is given up: ${body}`)
  }

  return { tell: (message) => void send(JSON.stringify(message)) }
}

const waited = (ms: number, signal: AbortSignal): Promise<boolean> =>
  pause(ms, true, { signal, ref: false }).catch(() => false)
