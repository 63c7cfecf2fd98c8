import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { memberCall } from '@shop/shared/contract'
import { memberCode, messages, weekNumber } from '@shop/shared/domain'
import { defineKey, type PlatformServices } from '@shop/shared/platform'
import { dispatchSession, memberOf, readSession } from '@shop/shared/session'
import { answer, connectionLost, server } from '@shop/shared/testing'
import { aMember, aRoute, theNextWeek } from '@shop/shared/testing/builders'
import { act, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { aRelease } from '../remotes/testing/a-release.ts'
import { answerMember, keptTokens, type OpenedPage, openPage } from './testing/open-page.ts'
import { announceReactCopy, serveRemote } from './testing/serve-remote.ts'

const screens = { viewMode: true, requiredAuth: true }
const release = aRelease('2.0.0', {
  singletons: {},
  routes: { top: aRoute('/', screens), ordered: aRoute('/cart/ordered', screens) },
  hears: [{ name: 'order/changed', version: 1 }],
  tells: [{ name: 'order/changed', version: 1 }],
})
const told = jest.fn<typeof console.error>()
const beacons: string[] = []
const remote = serveRemote(release)
let paths: string[]
let page: OpenedPage

const platform = () => remote.mounts.at(-1)?.platform as PlatformServices
const lines = () => told.mock.calls.map(([line]) => line)

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(told)
  // The runtime warns of every container that is registered by force.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  Object.assign(navigator, { sendBeacon: (_: string, body: string) => beacons.push(body) > 0 })
  ;({ paths } = answerMember())
  const remotes = { 'mfe-ordering': [release] }
  page = await openPage({
    session: { tokens: keptTokens() },
    page: { remotes, links: { contact: 'https://contact.shop.test/' } },
    offers: remotes,
  })
  await waitFor(() => expect(remote.mounts).toHaveLength(1))
  await waitFor(() => expect(paths).toContain('/recommend_user_id'))
})
beforeEach(() => {
  // Every test begins without answers of the services.
  ;({ paths } = answerMember())
  told.mockClear()
  page.shopCalls.length = 0
})

describe('what a release is handed', () => {
  it('names the page, its own release and the way to the shop', () => {
    expect(remote.mounts[0]?.release).toBe('mfe-ordering@2.0.0')
    expect(platform()).toMatchObject({ entry: 'web', styleNonce: 'nonce', config: { version: '1.0.0' } })
  })

  it('reads what it asks for once in 30 s, without a second try, also where the device says that it is offline', () => {
    expect(platform().queryClient.getDefaultOptions()).toMatchObject({
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    })
  })

  it('keeps values on the device and in the tab, in a space of its own', () => {
    const { storage } = platform()
    storage.write(defineKey({ name: 'marks', in: 'local', of: 'visit', schema: v.string() }), 'somebody')
    storage.write(defineKey({ name: 'draft', in: 'session', of: 'member', schema: v.number() }), 0)
    expect(window.localStorage.getItem('shop/mfe-ordering/visit/marks')).toBe('"somebody"')
    expect(window.sessionStorage.getItem('shop/mfe-ordering/member/draft')).toBe('0')
  })
})

describe('what goes wrong in a release', () => {
  it('is said under its name: a failure that it tells of, once', async () => {
    const error = new RangeError('x')
    await act(async () => platform().notices.failure(error, 'draw'))
    await act(async () => platform().notices.failure(error, 'draw'))
    expect(lines()).toEqual(['mfe-ordering@2.0.0: draw: RangeError: x'])
  })

  it('is said in words to the member', async () => {
    await act(async () => platform().notices.failure(new RangeError('y'), 'draw'))
    expect(await screen.findByText(messages.systemError.title)).toBeInTheDocument()
    const form = screen.getByRole('link', { name: messages.systemError.text })
    expect(form).toHaveAttribute('href', 'https://contact.shop.test/')
  })

  it('is said under its name: a listener that throws', () => {
    platform().bus.subscribe('order/changed', () => {
      throw new RangeError('deaf')
    })
    platform().bus.publish('order/changed', { week: weekNumber('20261201') })
    expect(lines()).toEqual(['mfe-ordering@2.0.0: hear a fact: RangeError: deaf'])
  })

  it('is said under its name, and stops nothing: a fact that it has not declared', () => {
    platform().bus.publish('week/switched', { week: '20261201' } as never)
    expect(lines()).toEqual([expect.stringMatching(/^mfe-ordering@2\.0\.0: use the bus: /)])
  })

  it('is said under its name: an error of its code that nobody caught', () => {
    const stack = `RangeError: z\n    at http://localhost.example/a.js:1:1\n    at ${release.base}main.js:1:1`
    window.dispatchEvent(new ErrorEvent('error', { error: Object.assign(new RangeError('z'), { stack }) }))
    expect(lines()).toEqual(['mfe-ordering@2.0.0: run: RangeError: z'])
  })

  it('is said, and stops nothing: a second copy of react-dom', () => {
    const hurt = jest.fn()
    Object.assign(window, { reportError: hurt })
    announceReactCopy()
    expect(lines()).toEqual([expect.stringMatching(/^somebody unknown: share one copy: SecondCopyError: /)])
    expect(hurt).not.toHaveBeenCalled()
  })

  it('is counted, and told when the page goes out of sight', async () => {
    await waitFor(() => {
      window.dispatchEvent(new Event('pagehide'))
      expect(beacons.join()).toContain('mfe-ordering@2.0.0')
    })
    expect(beacons.join()).toContain('RangeError')
  })
})

describe('an order that a release tells of', () => {
  it('is told the other tabs too', () => {
    page.posted.length = 0
    platform().bus.publish('order/changed', { week: weekNumber('20261201') })
    expect(page.posted).toEqual([
      { name: 'shop.bus', message: expect.objectContaining({ name: 'order/changed', origin: 'mfe-ordering@2.0.0' }) },
    ])
  })
})

describe('a page that was out of sight', () => {
  const comeBack = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('[API-008] reads the hour of the shop again, and after five minutes the registry', async () => {
    comeBack('hidden')
    expect(page.shopCalls).toEqual([])
    comeBack('visible')
    await waitFor(() => expect(page.shopCalls).toEqual(['HEAD /']))
    const now = performance.now()
    jest.spyOn(performance, 'now').mockImplementation(() => now + 5 * 60_000)
    comeBack('visible')
    await waitFor(() => expect(page.shopCalls).toEqual(['HEAD /', 'HEAD /', 'GET /_registry?entry=web']))
    jest.mocked(performance.now).mockRestore()
  })
})

describe('a login that has run out', () => {
  it('is tried anew until the member is here again, as soon as the network is back', async () => {
    server.use(answer(memberCall, connectionLost))
    act(() => dispatchSession({ type: 'tokenExpired' }))
    await waitFor(() => expect(lines()).toContainEqual(expect.stringContaining('GET delivery member: OFFLINE')))
    expect(readSession().login.status).toBe('expired')
    answerMember()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(readSession().login.status).toBe('member'))
  })
})

describe('another week', () => {
  it('[GRD-081] loads the member anew', async () => {
    dispatchSession({ type: 'weekSwitched', to: theNextWeek().number })
    await waitFor(() => expect(paths).toContain('/limited_product_planning_weeks'))
  })
})

describe('another member', () => {
  it('finds nothing of the one before', () => {
    const { queryClient } = platform()
    queryClient.setQueryData(['of', 'a member'], 1)
    const { login } = readSession()
    if (login.status === 'member') dispatchSession({ ...login, type: 'memberLoaded' })
    expect(queryClient.getQueryData(['of', 'a member'])).toBe(1)
    const other = aMember('delivery', { code: memberCode('7654321001') })
    act(() => dispatchSession({ type: 'memberLoaded', subject: 's', member: other }))
    expect(queryClient.getQueryData(['of', 'a member'])).toBeUndefined()
    expect(memberOf(readSession())?.code).toBe('7654321001')
  })
})

describe('a release that crashes', () => {
  it('is said under its name, and mounted afresh', async () => {
    const before = remote.mounts.length
    await act(async () => remote.mounts.at(-1)?.onCrash(new RangeError('drawn')))
    expect(lines()).toEqual(['mfe-ordering@2.0.0: render: RangeError: drawn'])
    await waitFor(() => expect(remote.mounts).toHaveLength(before + 1))
  })
})

describe('a visitor', () => {
  it('[GRD-085] is led to the login from where a release asks for it, and back', async () => {
    act(() => dispatchSession({ type: 'loggedOut' }))
    expect(paths).not.toContain(memberCall.path)
    window.history.replaceState(window.history.state, '', '/?a=1')
    act(() => platform().login())
    await waitFor(() => expect(window.location.pathname).toBe('/entrance'))
    expect(window.sessionStorage.getItem('shop.from')).toContain('/?a=1')
  })
})
