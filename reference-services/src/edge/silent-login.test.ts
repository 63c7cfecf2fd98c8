import { createHash } from 'node:crypto'
import vm from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import { linkTokensKey, silentLoginKey } from '@shop/shared/routes'
import { shownAddress, silentLoginScript } from './silent-login.ts'

const identity = {
  issuer: 'https://identity.test',
  clientId: 'todok-shop',
  authorizationEndpoint: 'https://identity.test/auth',
  tokenEndpoint: 'https://identity.test/token',
  revocationEndpoint: 'https://identity.test/token/revocation',
  endSessionEndpoint: 'https://identity.test/session/end',
  jwksEndpoint: 'https://identity.test/jwks',
}
const script = silentLoginScript('n', identity).replace(/^<script nonce="n">|<\/script>$/g, '')

const now = 1_790_000_000_000
const last = { loginId: 'login-1', generation: 3 }
const tokens = { accessToken: 'access-4', subject: 'auth0|1', loginId: 'login-1', generation: 4 }

type Browser = {
  local?: Record<string, unknown>
  session?: Record<string, unknown>
  window?: object
  isOnline?: boolean
  storage?: 'works' | 'forbidden' | 'full' | 'forgets'
  /** How the provider answers. */
  provider?: () => Promise<{ ok: boolean }>
}

/** Opens a page with the script in a tab of a browser. */
function open({
  local = { 'shop.lastRefresh': last },
  session = {},
  window: more = {},
  isOnline = true,
  storage = 'works',
  provider = async () => ({ ok: true }),
}: Browser = {}) {
  const asTexts = (values: object) =>
    new Map(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    )
  const stores = { local: asTexts(local), session: asTexts(session) }
  const storeOf = (values: Map<string, string>) => ({
    getItem: (name: string) => values.get(name) ?? null,
    setItem(name: string, value: string) {
      if (storage === 'full') throw new Error('QuotaExceededError')
      if (storage === 'works') values.set(name, value)
    },
  })
  const left: URL[] = []
  const hashes: Promise<unknown>[] = []
  const reloads: string[] = []
  const document = { cookie: '' }
  const asked: { address: string; credentials: string }[] = []
  const posted: unknown[] = []
  const waits: { end(): void; ms: number }[] = []
  const channels: { name: string; isClosed: boolean; onmessage?: (event: { data: unknown }) => void }[] = []
  class FakeChannel {
    isClosed = false
    readonly name: string
    constructor(name: string) {
      this.name = name
      channels.push(this)
    }
    postMessage = (message: unknown) => void posted.push(message)
    close() {
      this.isClosed = true
    }
  }
  const window = {
    location: {
      origin: 'https://shop.test',
      pathname: '/favorite',
      search: '?a=1',
      hash: '#end',
      replace: (to: string) => void left.push(new URL(to)),
      reload: () => void reloads.push(document.cookie),
    },
    get localStorage() {
      if (storage === 'forbidden') throw new Error('SecurityError')
      return storeOf(stores.local)
    },
    get sessionStorage() {
      return storeOf(stores.session)
    },
    document,
    navigator: { onLine: isOnline },
    crypto: {
      randomUUID: () => crypto.randomUUID(),
      subtle: {
        digest(name: string, data: Uint8Array<ArrayBuffer>) {
          const hash = crypto.subtle.digest(name, data)
          hashes.push(hash)
          return hash
        },
      },
    },
    BroadcastChannel: FakeChannel,
    AbortSignal,
    TextEncoder,
    URLSearchParams,
    btoa,
    setTimeout: (end: () => void, ms: number) => void waits.push({ end, ms }),
    fetch(address: string, { credentials }: { credentials: string }) {
      asked.push({ address, credentials })
      return provider()
    },
    ...more,
  }
  vm.runInNewContext(script, { window, Promise, Uint8Array, Date: { now: () => now } })
  const looking: unknown = Reflect.get(window, silentLoginKey)
  let isSettled = false
  if (looking instanceof Promise) {
    const settle = () => {
      isSettled = true
    }
    looking.then(settle, settle)
  }
  return {
    cookie: () => document.cookie,
    reloads,
    left,
    asked,
    posted,
    waits,
    channels,
    isLooking: looking !== undefined,
    hear: (data: unknown) => channels[0]?.onmessage?.({ data }),
    /** No other tab has answered in time. */
    async wait() {
      for (const { end } of waits.splice(0)) end()
      // Made on another thread.
      await Promise.all(hashes)
      await settled()
    },
    isSettled: async () => {
      await settled()
      return isSettled
    },
    kept: (name: string): unknown => JSON.parse(stores.session.get(`shop.${name}`) ?? 'null'),
  }
}

/** Whatever needs no more than promises has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the script of a page that looks for the login of the browser', () => {
  it('weighs 2.2 kB at most, its data apart, and ends no element', () => {
    const [source = ''] = script.split(')(window,')
    expect(source.length).toBeLessThanOrEqual(2200)
    expect(script).not.toMatch(/<\/|<!--/)
  })

  it('[K-28] asks the other tabs and whether the provider is there, at the same time and without cookies', () => {
    const { posted, asked, waits, channels } = open()
    expect(channels.map(({ name }) => name)).toEqual(['shop.tokens'])
    expect(posted).toEqual([{ kind: 'want', ...last }])
    expect(asked).toEqual([{ address: 'https://identity.test/jwks', credentials: 'omit' }])
    expect(waits.map(({ ms }) => ms)).toEqual([300])
  })

  it('[K-28] leaves for the provider when no tab answers, with what the shell ends the login by', async () => {
    const page = open({ session: { 'shop.redirects': [now - 60_001, now - 1, now + 1] } })
    await page.wait()
    expect(page.left).toHaveLength(1)
    const [address = new URL('https://none.test')] = page.left
    expect(address.origin + address.pathname).toBe('https://identity.test/auth')
    const { state = '', nonce, code_challenge, ...fields } = Object.fromEntries(address.searchParams)
    expect(fields).toEqual({
      client_id: 'todok-shop',
      redirect_uri: 'https://shop.test/entrance',
      response_type: 'code',
      scope: 'openid email offline_access',
      prompt: 'none',
      code_challenge_method: 'S256',
    })
    const kept = page.kept(`login.${state}`) as { code_verifier: string }
    expect(kept).toEqual({
      ...fields,
      id: state,
      data: { version: 'login', nonce, isSilent: true },
      created: Math.floor(now / 1000),
      code_verifier: expect.stringMatching(/^[\w-]{43,128}$/),
      authority: 'https://identity.test',
      nonce,
    })
    expect(createHash('sha256').update(kept.code_verifier).digest('base64url')).toBe(code_challenge)
    expect(address.href).not.toContain(kept.code_verifier)
    expect([page.kept('from'), page.kept('askedInSilence'), page.kept('redirects')]).toEqual([
      { path: '/favorite?a=1#end' },
      'login-1',
      [now - 1, now],
    ])
    expect(page.cookie()).toBe('shop-return=%2Ffavorite%3Fa%3D1; Path=/entrance; Secure; SameSite=Lax; Max-Age=60')
    expect([await page.isSettled(), page.channels[0]?.isClosed]).toEqual([false, true])
  })

  it('[K-28] loads the page anew, for a visitor, when the provider does not take it in ten seconds', async () => {
    const page = open()
    await page.wait()
    expect(page.waits.map(({ ms }) => ms)).toEqual([10_000])
    await page.wait()
    expect(page.reloads).toHaveLength(1)
    expect(open({ session: { 'shop.askedInSilence': page.kept('askedInSilence') } }).isLooking).toBe(false)
  })

  it('[K-28] goes on with the tokens that another tab hands over, and leaves for nobody', async () => {
    const page = open()
    page.hear({ kind: 'have', tokens })
    expect(await page.isSettled()).toBe(true)
    await page.wait()
    expect([page.kept('tokens'), page.left, page.channels[0]?.isClosed]).toEqual([tokens, [], true])
  })

  it.each([
    null,
    'have',
    { kind: 'want', ...last },
    { kind: 'have' },
    { kind: 'have', tokens: { ...tokens, loginId: 'login-2' } },
    { kind: 'have', tokens: { ...tokens, generation: 2 } },
  ])('[K-28] hears nothing else: %j', async (said) => {
    const page = open()
    page.hear(said)
    expect([await page.isSettled(), page.kept('tokens')]).toEqual([false, null])
  })

  it.each<{ says: string; browser: Browser }>([
    { says: 'nobody has logged in', browser: { local: {} } },
    { says: 'the login was ended', browser: { local: { 'shop.lastRefresh': { ...last, over: 'loggedOut' } } } },
    { says: 'the provider has not known it', browser: { local: { 'shop.lastRefresh': { ...last, isUnknown: true } } } },
    { says: 'the note is broken', browser: { local: { 'shop.lastRefresh': '{' } } },
    { says: 'the tab has tokens', browser: { session: { 'shop.tokens': tokens } } },
    { says: 'the tab has asked', browser: { session: { 'shop.askedInSilence': 'login-1' } } },
    { says: 'the page has moved too often', browser: { session: { 'shop.redirects': [now - 1, now - 2] } } },
    { says: 'tokens came with the address', browser: { window: { [linkTokensKey]: () => undefined } } },
    { says: 'it is the app on Android', browser: { window: { todokApp: {} } } },
    { says: 'it is the app on iOS', browser: { window: { webkit: { messageHandlers: { todok: {} } } } } },
    { says: 'the app has opened the tab', browser: { session: { 'shop.app': { isSet: true } } } },
    { says: 'there is no network', browser: { isOnline: false } },
    { says: 'the storage is forbidden', browser: { storage: 'forbidden' } },
  ])('[K-28] does nothing where $says', ({ browser }) => {
    const page = open(browser)
    expect([page.isLooking, page.asked, page.posted, page.left]).toEqual([false, [], [], []])
  })

  it.each<{ says: string; browser: Browser }>([
    { says: 'the provider is busy', browser: { provider: async () => ({ ok: false }) } },
    { says: 'the provider is away', browser: { provider: () => Promise.reject(new TypeError('Failed to fetch')) } },
    { says: 'the storage is full', browser: { storage: 'full' } },
    { says: 'the storage keeps nothing', browser: { storage: 'forgets' } },
    { says: 'the context is not secure', browser: { window: { crypto: {} } } },
    { says: 'the browser has no channels', browser: { window: { BroadcastChannel: undefined } } },
  ])('[K-28] lets the page go on where $says', async ({ browser }) => {
    const page = open(browser)
    await page.wait()
    expect([await page.isSettled(), page.left, page.kept('askedInSilence')]).toEqual([true, [], null])
  })
})

describe('[K-28] an address that the provider sends back to', () => {
  it.each([
    { cookie: 'shop-return=%2Ffavorite%3Fa%3D1%3F2', shows: { path: '/favorite', search: '?a=1?2' } },
    { cookie: 'a=1; shop-return=%2F', shows: { path: '/', search: '' } },
    { cookie: undefined },
    { cookie: 'shop-return=' },
    { cookie: 'shop-return=%E0%A4%A' },
    { cookie: 'shop-return=https%3A%2F%2Felsewhere.test' },
    { cookie: 'shop-return=%2F%2Felsewhere.test' },
    { cookie: 'shop-return=%2Fentrance' },
    { cookie: 'shop-return=%2Fmobile%2Fcategory' },
    { cookie: 'shop-return=%2F; shop-return=%2Ffavorite' },
  ])('shows the page that was left: $cookie', ({ cookie, shows }) => {
    const callback = { path: '/entrance', search: '?code=c&state=s' }
    expect(shownAddress(callback, cookie)).toEqual(shows ?? callback)
  })

  it('is the only one that the note counts for', () => {
    const address = { path: '/category', search: '?a=1' }
    expect(shownAddress(address, 'shop-return=%2Ffavorite')).toEqual(address)
  })
})
