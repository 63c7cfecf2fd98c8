import { jest } from '@jest/globals'
import { init } from '@module-federation/runtime'
import {
  currentStageCall,
  limitedProductWeeksCall,
  memberCall,
  memberPointCall,
  nextStageCall,
  type PageData,
  planningWeeksCall,
  recommendUserCall,
} from '@shop/shared/contract'
import { linkTokensKey } from '@shop/shared/routes'
import { anOrderBook, answer, atDeadline, server } from '@shop/shared/testing'
import { aPage } from '@shop/shared/testing/first-view-request'
import { act } from '@testing-library/react'
import { createAppParts } from '../../app/app-parts.ts'
import { fakeApp, provideCrypto } from '../../app/testing/fake-app.ts'
import { entryOfPage } from '../../arrival/app-tracker.ts'
import { webChrome } from '../../frame/web-chrome.tsx'
import { aProvider } from '../../login/testing/fake-browser.ts'
import { aSigner } from '../../login/testing/signed-tokens.ts'
import { start } from '../start.ts'
import { openStores } from '../stores.ts'

const identityOrigin = aPage.identity.issuer
const { clientId } = aPage.identity

export const aPageData = (over: Partial<PageData> = {}): PageData => ({
  ...aPage,
  environment: 'production',
  away: [],
  remotes: {},
  ...over,
})

/** The services of the co-op, which answer for one member and two weeks. Gives the paths that were asked for. */
export function answerMember(): { paths: string[] } {
  const paths: string[] = []
  server.events.removeAllListeners('request:start')
  server.events.on('request:start', ({ request }) => void paths.push(new URL(request.url).pathname))
  server.use(
    answer(memberCall, {
      member_code: '1234567801',
      member_lname: '北野',
      member_fname: 'みのり',
      delivery_div: '1',
    }),
    answer(planningWeeksCall, {
      member_latest_planning_weeks: [
        {
          latest_planning_week: '20261201',
          planning_week_start: atDeadline(0, -7),
          planning_week_end: atDeadline(),
          haitatu: '2026-12-01',
        },
        {
          latest_planning_week: '20261202',
          planning_week_start: atDeadline(0, -5),
          planning_week_end: atDeadline(0, 7),
          haitatu: '2026-12-08',
        },
      ],
      old_week_planning_list: [],
    }),
    answer(limitedProductWeeksCall, { planning_week: '20261201' }),
    answer(memberPointCall, { currentPoint: 1842, availablePoint: 1742, totalReservedPoint: 100 }),
    answer(currentStageCall, { stageType: '1' }),
    answer(nextStageCall, { stageType: '1', stageConfirmedType: '0' }),
    answer(recommendUserCall, { user_id: 'recommend-1' }),
    ...anOrderBook().handlers,
  )
  return { paths }
}

export type OpenedPage = {
  /** Addresses that the page has left for. */
  left: string[]
  /** How often it has loaded itself anew. */
  reloads: number
  /** Calls to the identity provider: path and fields of the form. */
  identityCalls: { path: string; fields: Record<string, string> }[]
  /** Calls to the shop's own origin: method and address. */
  shopCalls: string[]
  /** Told to other tabs, each with its channel. */
  posted: { name: string; message: unknown }[]
  /** Another tab tells something. */
  hear(name: string, data: unknown): void
}

type Story = {
  address?: string
  /** In the root of the page, as the edge has rendered it. */
  html?: string
  page?: Partial<PageData>
  /** Values of this tab before the page was opened. */
  session?: Record<string, unknown>
  /** Taken out of the address by the page's first script. */
  linkTokens?: { accessToken: string | null; idToken: string | null }
  /** The provider's public keys. */
  keys?: readonly JsonWebKey[]
  /** Answers of the provider by path; to any other it says yes. */
  provider?: Readonly<Record<string, () => Response | Promise<Response>>>
  /** Comes from the registry when it is asked again; the page itself has `page.remotes`. */
  offers?: PageData['remotes']
}

type Border = Pick<Story, 'keys' | 'provider' | 'offers'>

/** Replaces what the page asks of the browser: its network to the provider, its way out, its idle time. */
export function fakeBorder({ keys = [], provider = {}, offers = {} }: Border = {}): OpenedPage {
  const opened: OpenedPage = {
    left: [],
    reloads: 0,
    identityCalls: [],
    shopCalls: [],
    posted: [],
    hear: () => undefined,
  }
  const toServices = window.fetch
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href)
    if (origin === window.location.origin) {
      opened.shopCalls.push(`${init?.method ?? 'GET'} ${pathname}${search}`)
      return Response.json({ remotes: offers })
    }
    if (origin !== identityOrigin) return toServices(input, init)
    opened.identityCalls.push({ path: pathname, fields: Object.fromEntries(new URLSearchParams(String(init?.body))) })
    return provider[pathname]?.() ?? Response.json(pathname === '/jwks' ? { keys } : {})
  })
  jest.spyOn(locationOf(window), 'assign').mockImplementation((to) => void opened.left.push(String(to)))
  jest.spyOn(locationOf(window), 'reload').mockImplementation(() => {
    opened.reloads += 1
  })
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => setTimeout(work, 0),
    BroadcastChannel: channelsOf(opened),
    PerformanceObserver: class {
      observe() {}
    },
    scrollTo: () => undefined,
  })
  return opened
}

/** Node's channels keep a test running. */
function channelsOf(opened: OpenedPage) {
  const channels: FakeChannel[] = []
  class FakeChannel extends EventTarget {
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
      channels.push(this)
    }
    postMessage(message: unknown) {
      opened.posted.push({ name: this.name, message })
    }
  }
  opened.hear = (name, data) => {
    for (const channel of channels)
      if (channel.name === name) channel.dispatchEvent(new MessageEvent('message', { data }))
  }
  return FakeChannel
}

/** jsdom gives `location` no methods that could be replaced; those that do its work can be. */
function locationOf({ location }: Window): Location {
  const key = Object.getOwnPropertySymbols(location).find(({ description }) => description === 'impl')
  return Reflect.get(location, key ?? '')
}

/** Opens the whole shop, as its entry does, with a faked border. */
export async function openPage({ address = '/', html = '', page, session = {}, linkTokens, ...border }: Story = {}) {
  const opened = fakeBorder(border)
  window.history.replaceState(null, '', address)
  document.body.innerHTML = `<div id="root">${html}</div>`
  for (const [key, value] of Object.entries(session))
    window.sessionStorage.setItem(`shop.${key}`, JSON.stringify(value))
  Object.assign(window, { [linkTokensKey]: () => linkTokens })
  // The build does this before the first line of the shell.
  init({ name: 'shell', remotes: [], shared: { '@shop/shared/platform': { version: '1.0.0', lib: () => ({}) } } })
  const isApp = entryOfPage(window, openStores().session) === 'app'
  await act(async () => start(aPageData(page), 'nonce', isApp ? { createAppParts } : { chrome: webChrome }))
  return opened
}

/** The tokens of a login of before, as this tab keeps them. */
export const keptTokens = () => aProvider().tokensOf(1)

/** Tokens of the member, as the provider makes them, and its key. */
export async function aSignedLogin(subject = 'auth0|member') {
  const provider = await aSigner(provideCrypto())
  const claims = { iss: identityOrigin, sub: subject, aud: clientId, exp: Date.now() / 1000 + 600 }
  return { accessToken: await provider.sign(claims), keys: [provider.key], sign: provider.sign, claims }
}

/** A page that the app opens with tokens of its member in the address. */
export async function openPageOfApp(address: string, session: Record<string, unknown> = {}): Promise<OpenedPage> {
  fakeApp({ version: 1 })
  const { accessToken, keys } = await aSignedLogin()
  return openPage({ address, session, linkTokens: { accessToken, idToken: null }, keys })
}
