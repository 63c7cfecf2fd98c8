import { describe, expect, it } from '@jest/globals'
import { createWebhook } from './webhook.ts'

const message = { release: 'mfe-a@1.0.0', done: 'taken back' }

/** A webhook whose address answers with these statuses in turn; 0 is no answer at all. */
function aWebhook(statuses: readonly number[]) {
  const waits: number[] = []
  const said: string[] = []
  const taken: unknown[] = []
  const left = [...statuses]
  const stop = new AbortController()
  const { tell } = createWebhook('https://hooks.example/secret-key', {
    log: (line) => said.push(line),
    signal: stop.signal,
    async fetch(_, init) {
      const status = left.shift() ?? 200
      if (status === 0) throw new TypeError('fetch failed')
      if (status === 200) taken.push(JSON.parse(String(init?.body)))
      return new Response(null, { status })
    },
    wait: async (ms, signal) => {
      waits.push(ms / 1000)
      return !signal.aborted
    },
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
  return { tell, waits, said, taken, stop, settled }
}

describe('a webhook', () => {
  it('is told once, and whoever tells does not wait', async () => {
    const { tell, taken, said, settled } = aWebhook([])
    expect(tell(message)).toBeUndefined()
    await settled()
    expect([taken, said]).toEqual([[message], []])
  })

  it('is told later when it is down, and the log says so once without the address', async () => {
    const { tell, taken, said, waits, settled } = aWebhook([0, 503, 429])
    tell(message)
    await settled()
    expect([taken, waits]).toEqual([[message], [1, 5, 30]])
    expect(said).toEqual(['webhook: hooks.example does not take a message, and is tried again'])
  })

  it('is given up after an hour and a half, and the log has the message', async () => {
    const { tell, said, waits, settled } = aWebhook(Array.from({ length: 100 }, () => 500))
    tell(message)
    await settled()
    expect(waits.reduce((sum, seconds) => sum + seconds)).toBe(5556)
    expect(said.at(-1)).toBe(
      `webhook: hooks.example has not taken a message, which is given up: ${JSON.stringify(message)}`,
    )
  })

  it('is left when the services end', async () => {
    const { tell, stop, waits, settled } = aWebhook([0, 0, 0])
    stop.abort()
    tell(message)
    await settled()
    expect(waits).toEqual([1])
  })
})
