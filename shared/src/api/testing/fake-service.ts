import type { ApiPorts } from '../api-ports.ts'

/** A request as the services see it. */
export type Sent = { method: string; url: URL; headers: Headers; body: unknown }
export type Answer = Response | Promise<Response>

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

/** The rejection of a browser's fetch when there is no network. */
export const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

/** Answers when it is aborted, otherwise never. */
export const never = (signal: AbortSignal): Promise<Response> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/**
 * The services behind a fetch: hands out one-time tokens, remembers every request and answers the
 * others as the test says.
 */
export function fakeService(
  answer: (sent: Sent, nth: number, signal: AbortSignal) => Answer,
  csrf?: (nth: number) => Answer,
) {
  const all: Sent[] = []
  const spent: string[] = []

  const fetchIt: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    // Like a browser: what was given up already is never sent.
    request.signal.throwIfAborted()
    const text = await request.clone().text()
    const sent: Sent = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
    const isToken = sent.url.pathname === '/csrf/token'
    const nth = all.filter((one) => (one.url.pathname === '/csrf/token') === isToken).length + 1
    all.push(sent)
    if (!isToken) return answer(sent, nth, request.signal)
    const token = `one-time-${nth}`
    spent.push(token)
    return csrf?.(nth) ?? json({ token })
  }

  return {
    fetch: fetchIt,
    /** Requests for a one-time token. */
    tokenCalls: () => all.filter((sent) => sent.url.pathname === '/csrf/token'),
    /** All other requests. */
    calls: () => all.filter((sent) => sent.url.pathname !== '/csrf/token'),
    spent,
  }
}

const origin = 'https://services.test'

export const somePorts = (over: Partial<ApiPorts> & Pick<ApiPorts, 'fetch'>): ApiPorts => ({
  services: {
    delivery: `${origin}/delivery`,
    csrf: `${origin}/csrf`,
    search: `${origin}/search`,
    recommend: `${origin}/recommend`,
    memberPoint: `${origin}/member-point`,
    legacyPoint: `${origin}/legacy-point`,
    mail: `${origin}/mail`,
    memberId: `${origin}/member-id`,
    memberBase: `${origin}/member-base`,
    banner: `${origin}/banner`,
    stage: `${origin}/stage`,
    shop: 'https://shop.test',
  },
  accessToken: async () => 'token-1',
  refreshedToken: async () => 'token-2',
  userKey: () => 'auth0|member',
  now: () => 1_790_000_000_000,
  ...over,
})
