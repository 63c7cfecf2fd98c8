import type { Tokens } from './versions.ts'

/** Requests of the page to the host that serves it. */
export type HostPort = {
  /** A new login of a test account. */
  login(account: string): Promise<Tokens>
  /** Tokens that were given out are refused from the next call on. */
  expireTokens(): Promise<void>
  setHour(clock: string): Promise<{ now: string; weeks: readonly string[] }>
  forward(ms: number): Promise<void>
}

async function post(path: string): Promise<Response> {
  const reply = await fetch(path, { method: 'POST' })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return reply
}

export const host: HostPort = {
  login: async (account) => (await post(`/host/login?account=${encodeURIComponent(account)}`)).json(),
  async expireTokens() {
    await post('/host/expire')
  },
  setHour: async (clock) =>
    (await post(clock === '' ? '/host/hour' : `/host/hour?clock=${encodeURIComponent(clock)}`)).json(),
  async forward(ms) {
    await post(`/host/forward?ms=${ms}`)
  },
}
