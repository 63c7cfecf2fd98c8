import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { login } from 'reference-services/login-client'
import type { Origins } from './soak-servers.ts'

/** Who orders: a new intent as often. */
const people = ['member', 'family', 'corporate', 'watched'].map((who) => `${who}@todok.example`)
const orderEveryMs = 500
/** Within the budget of one login, for both that look around. */
const browseEveryMs = 700
/** Shorter than an access token lives. */
const loginEveryMs = 5 * 60_000
const standardRetryMs = 200
const maxTries = 60

type Answer = { status: number; text: string; retryMs: number }
type Faults = Map<string, number>
export type SoakCounts = {
  acknowledged: number
  lost: number
  pages: number
  calls: number
  logins: number
  faults: Faults
}
type Facts = { origins: Origins; week: string; products: readonly string[]; isOver(): boolean }

/** Answers that say what is the matter: in our words, with a code, and when to come again. */
const isExplained = (status: number, text: string): boolean =>
  (status === 403 || status === 429 || status === 503) && /"error_status":"CSP9000[19]"/.test(text)

/** Members who order, look around and log in, until it is over. */
export async function soak({ origins, week, products, isOver }: Facts): Promise<SoakCounts> {
  const counts: SoakCounts = { acknowledged: 0, lost: 0, pages: 0, calls: 0, logins: 0, faults: new Map() }
  const fault = (what: string) => counts.faults.set(what, (counts.faults.get(what) ?? 0) + 1)
  const api = `${origins.shop}/_api`

  /** `undefined`: no answer, or one that a server in front made while a process was killed. */
  async function ask(address: string, init: RequestInit = {}): Promise<Answer | undefined> {
    const reply = await fetch(address, init).catch(() => undefined)
    if (reply === undefined) return undefined
    const text = await reply.text().catch(() => undefined)
    if (text === undefined || (reply.status === 502 && text.includes('nginx'))) return undefined
    if (reply.status >= 400 && !isExplained(reply.status, text))
      fault(`${reply.status} ${new URL(address).pathname} ${text.slice(0, 100)}`)
    const retryMs = Math.max(standardRetryMs, Number(reply.headers.get('retry-after') ?? 0) * 1000)
    return { status: reply.status, text, retryMs }
  }

  async function logIn(email: string): Promise<{ token: string; subject: string }> {
    for (;;) {
      const tokens = await login(origins, email).catch(() => undefined)
      if (tokens !== undefined) {
        counts.logins += 1
        const [, claims = ''] = tokens.access_token.split('.')
        const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }
        return { token: tokens.access_token, subject: sub }
      }
      await pause(standardRetryMs)
    }
  }

  /** Gives who is logged in, anew before the token ends. */
  function stayLoggedIn(email: string): () => Promise<{ token: string; subject: string }> {
    let known: { who: Promise<{ token: string; subject: string }>; since: number } | undefined
    return () => {
      if (known === undefined || performance.now() - known.since > loginEveryMs)
        known = { who: logIn(email), since: performance.now() }
      return known.who
    }
  }

  /** One intent until it has its answer, as the shop's client does. */
  async function order({ token, subject }: { token: string; subject: string }, order_no: string): Promise<boolean> {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Origin: origins.shop }
    const key = randomUUID()
    for (let tried = 0; tried < maxTries; tried += 1) {
      const asked = JSON.stringify({ method_key: 'PUT', path_key: '/order', user_key: subject })
      const given = await ask(`${api}/csrf/token`, { method: 'POST', headers, body: asked })
      if (given?.status === 200) {
        const { token: csrfToken } = JSON.parse(given.text) as { token: string }
        const line = { planning_week: week, order_no, order_count: 1, input_status: 63, mode: 'append', csrfToken }
        const answer = await ask(`${api}/delivery/order`, {
          method: 'PUT',
          headers: { ...headers, 'Idempotency-Key': key },
          body: JSON.stringify(line),
        })
        if (answer?.status === 200) return true
        await pause(answer?.retryMs ?? standardRetryMs)
      } else await pause(given?.retryMs ?? standardRetryMs)
    }
    return false
  }

  async function orderOn(email: string): Promise<void> {
    const who = stayLoggedIn(email)
    for (let at = 0; !isOver(); at += 1) {
      // 99 pieces of a product are the most.
      const isStored = await order(await who(), products[Math.floor(at / 90) % products.length] ?? '')
      counts[isStored ? 'acknowledged' : 'lost'] += 1
      await pause(orderEveryMs)
    }
  }

  /** As a member and as a visitor in turn. */
  async function browse(): Promise<void> {
    const who = stayLoggedIn('member@todok.example')
    const pages = ['/', '/category', '/catalogue', '/search/?word=牛乳', `/products/${week}/${products[0]}`]
    for (let at = 0; !isOver(); at += 1) {
      const page = pages[at % pages.length] ?? '/'
      const loaded = await ask(`${origins.shop}${page}`)
      if (loaded?.status === 200) counts.pages += 1
      const list = `${api}/delivery/ec_category_product_list?planningWeek=${week}&largeCategoryCd=${11 + (at % 12)}&middleCategoryCd=0&smallCategoryCd=0&sort=-1&limit=200&offset=0`
      const listed = await ask(
        list,
        at % 2 === 0 ? { headers: { Authorization: `Bearer ${(await who()).token}` } } : {},
      )
      if (listed?.status === 200) counts.calls += 1
      await pause(browseEveryMs)
    }
  }

  await Promise.all([...people.map(orderOn), browse(), browse()])
  return counts
}
