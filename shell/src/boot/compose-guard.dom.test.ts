import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { ApiClient } from '@shop/shared/api'
import { errorMessagesCall, type PageData } from '@shop/shared/contract'
import { messages } from '@shop/shared/domain'
import type { Notices } from '@shop/shared/platform'
import { QueryClient } from '@shop/shared/query'
import { linkTokensKey, matchRoute, routesOf } from '@shop/shared/routes'
import { dispatchSession } from '@shop/shared/session'
import { aMember, anOrdinaryMoment, aPlanningWeek, aRoute } from '@shop/shared/testing/builders'
import { waitFor } from '@testing-library/react'
import type { Login } from '../login/login.ts'
import type { LiveReleases } from '../remotes/live-releases.ts'
import { composeGuard } from './compose-guard.ts'
import { localKeys, sessionKeys } from './kept-keys.ts'
import { createStorage } from './storage.ts'
import { aPageData } from './testing/open-page.ts'

const ofMembers = { viewMode: true, requiredAuth: true }
const declared = routesOf('mfe-test', {
  category: aRoute('/category', ofMembers),
  ordered: aRoute('/mobile/cart/ordered', { ...ofMembers, mustInitOrder: true }),
  points: aRoute('/points', { ...ofMembers, prohibitCorporateUser: true }),
})

/** The guard of a page, over a login and releases that only note what they are asked for. */
function aGuard({
  address = '/category',
  unnamed,
  ...page
}: { address?: string; unnamed?: string } & Partial<PageData> = {}) {
  window.history.replaceState(null, '', address)
  const happened: string[] = []
  const said: unknown[] = []
  const note = (what: string) => void happened.push(what)
  const login: Partial<Login> = { hasIdToken: () => true, isPending: () => false, remember: () => undefined }
  const live: Partial<LiveReleases> = {
    routes: () => declared,
    choose: () => note('choose'),
    askWhenOlderThan: (ms) => note(`ask when older than ${ms}`),
    ask: async () => note('ask'),
    isUnnamed: (remote) => remote === unnamed && !happened.includes('ask'),
    hasUnnamed: () => unnamed !== undefined && !happened.includes('ask'),
  }
  const api = {
    async send(call: { path: string }) {
      note(call.path)
      return call.path === errorMessagesCall.path ? { errorMessages: [] } : { order_list: [] }
    },
  }
  const notices: Partial<Notices> = { snackbar: (message) => void said.push(message) }
  const guard = composeGuard({
    page: aPageData(page),
    api: api as unknown as ApiClient,
    login: login as Login,
    local: createStorage(() => window.localStorage, localKeys),
    session: createStorage(() => window.sessionStorage, sessionKeys),
    live: live as LiveReleases,
    notices: notices as Notices,
    queryClient: new QueryClient(),
    clock: { now: () => new Date(anOrdinaryMoment) },
    loadWeeks: async () => undefined,
    app: undefined,
  })
  guard.adopted.subscribe(() => note('adopted'))
  return { ...guard, happened, said }
}

const shown = ({ navigation }: ReturnType<typeof aGuard>) => navigation.shown().match?.route.pattern

beforeEach(() => {
  dispatchSession({ type: 'memberLoaded', subject: 's', member: aMember() })
  dispatchSession({ type: 'weeksLoaded', open: [aPlanningWeek()], past: [], storedIndex: 0 })
})
afterEach(() => {
  jest.restoreAllMocks()
  window.sessionStorage.clear()
  Reflect.deleteProperty(window, linkTokensKey)
})

describe('a move', () => {
  it('takes what the registry is known to offer, and asks it again after the page has changed', async () => {
    const guard = aGuard()
    guard.navigation.begin()
    expect(guard.happened).toEqual(['choose'])
    await waitFor(() => expect(guard.happened).toEqual(['choose', 'ask when older than 60000']))
    expect(shown(guard)).toBe('/category')
  })

  it('to a remote that the page names by its routes alone asks the registry before it is judged', async () => {
    const guard = aGuard({ unnamed: 'mfe-test' })
    guard.navigation.begin()
    expect([guard.happened, shown(guard)]).toEqual([['choose', 'ask'], undefined])
    await waitFor(() => expect(shown(guard)).toBe('/category'))
    expect(guard.happened.filter((what) => what !== 'ask when older than 60000')).toEqual(['choose', 'ask'])
  })

  it('to an address of no remote asks the registry while the page knows a remote by its routes alone', async () => {
    const guard = aGuard({ address: '/new-screen-of-a-canary', unnamed: 'mfe-test' })
    guard.navigation.begin()
    expect(guard.happened).toEqual(['choose', 'ask'])
    const other = aGuard({ address: '/nowhere' })
    other.navigation.begin()
    expect(other.happened).toEqual(['choose'])
  })

  it('[GRD-019] to a screen of the app that needs the order reads that of the week', async () => {
    window.sessionStorage.setItem('shop.app', JSON.stringify({ entryPoint: '/mobile', isRenewal: false, isSet: true }))
    const guard = aGuard({ address: '/mobile/cart/ordered' })
    guard.navigation.begin()
    await waitFor(() => expect(guard.happened).toContain('/order_list'))
  })

  it('[GRD-040] to another page without a network is refused in words', async () => {
    const guard = aGuard()
    guard.navigation.begin()
    await waitFor(() => expect(shown(guard)).toBe('/category'))
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    guard.navigation.navigate('/points')
    expect(guard.said).toEqual([{ ...messages.offline, isError: true }])
    expect(shown(guard)).toBe('/category')
  })

  it('[GRD-041] of a kind of member that is barred reads what stands in the list of messages', async () => {
    dispatchSession({ type: 'memberLoaded', subject: 's', member: aMember('corporate') })
    const guard = aGuard({ address: '/points' })
    guard.navigation.begin()
    await waitFor(() =>
      expect(guard.said).toEqual([{ title: messages.notShown.title, text: '（CSP60001）', isError: true }]),
    )
    expect(guard.happened).toContain(errorMessagesCall.path)
  })
})

describe('what a page may hold', () => {
  const patterns = ({ routes }: ReturnType<typeof aGuard>) => routes().map(({ pattern }) => pattern)

  it('the screens of the shell, those of the chosen releases, and Main when none of them has it', () => {
    const known = patterns(aGuard())
    expect(known.indexOf('/entrance')).toBeLessThan(known.indexOf('/category'))
    expect(known.slice(-2)).toEqual(['/', '/mobile'])
  })

  it.each([
    { environment: 'production' as const, has: false },
    { environment: 'preconfirm' as const, has: true },
  ])('[GRD-008] the page of staff in $environment: $has', ({ environment, has }) => {
    expect(patterns(aGuard({ environment })).includes('/forConfirm/change/ahead/week')).toBe(has)
  })

  it('a page that says so for each address of a remote that is switched off, but not where a release has it', () => {
    const { routes } = aGuard({ away: [aRoute('/special'), aRoute('/category')] })
    const screenAt = (path: string) => matchRoute(routes(), path)?.route.declaration.screen
    expect([screenAt('/special'), screenAt('/category')]).toEqual(['unavailable', 'screen'])
    expect(matchRoute(routes(), '/special')?.route.owner).toBe('shell')
  })
})
