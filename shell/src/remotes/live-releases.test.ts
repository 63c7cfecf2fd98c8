import { describe, expect, it } from '@jest/globals'
import type { PageRelease } from '@shop/shared/contract'
import fc from 'fast-check'
import { aRoute } from '../guard/testing/a-shop.ts'
import { bucketOf } from './bucket.ts'
import { createLiveReleases } from './live-releases.ts'
import { createRemoteLog, withHold } from './remote-log.ts'
import { aRelease, rules } from './testing/a-release.ts'

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

function aPage(
  remotes: unknown = { 'mfe-ordering': [aRelease('1.0.0')] },
  routes?: Parameters<typeof createLiveReleases>[0]['routes'],
) {
  const state = {
    person: 'member-1',
    now: 0,
    asked: 0,
    heard: 0,
    registry: async (): Promise<unknown> => ({ remotes }),
  }
  const reports: string[] = []
  const log = createRemoteLog()
  const live = createLiveReleases({
    remotes,
    ...(routes && { routes }),
    rules,
    origin: 'shell@1.0.0',
    person: () => state.person,
    fetchRegistry() {
      state.asked += 1
      return state.registry()
    },
    elapsedMs: () => state.now,
    log,
    report: (error, release, doing) => void reports.push(`${release} ${doing}: ${String(error)}`),
  })
  live.onAnswer(() => {
    state.heard += 1
  })
  const offer = (now: unknown) => {
    state.registry = async () => ({ shell: {}, remotes: now, serverTime: 0 })
  }
  const versions = (name = 'mfe-ordering') => live.candidatesOf(name).map(({ version }) => version)
  const paths = () => live.routes().map(({ pattern }) => pattern)
  return { live, state, log, reports, offer, versions, paths }
}

const withRoute = (version: string, path: string): PageRelease =>
  aRelease(version, { routes: { one: { ...aRoute(path), mobileTwin: false } } })

describe('the releases of an open page', () => {
  it('are those of the page until the registry was asked and a move begins', async () => {
    const { live, versions, offer } = aPage()
    offer({ 'mfe-ordering': [aRelease('2.0.0'), aRelease('1.0.0')] })
    expect(versions()).toEqual(['1.0.0'])
    await live.ask()
    expect(versions()).toEqual(['1.0.0'])
    live.choose()
    expect(versions()).toEqual(['2.0.0', '1.0.0'])
  })

  it('of which the page names the routes alone have these until the registry was asked', async () => {
    const { live, versions, paths, offer } = aPage(
      {},
      { 'mfe-points': { one: { ...aRoute('/points'), mobileTwin: false } } },
    )
    offer({ 'mfe-points': [withRoute('1.0.0', '/points/history')] })
    expect([live.isUnnamed('mfe-points'), live.isUnnamed('mfe-ordering'), paths()]).toEqual([true, false, ['/points']])
    expect(live.hasUnnamed()).toBe(true)
    await live.ask()
    expect(live.hasUnnamed()).toBe(false)
    expect([live.isUnnamed('mfe-points'), paths(), versions('mfe-points')]).toEqual([
      false,
      ['/points/history'],
      ['1.0.0'],
    ])
  })

  it('that were switched off meanwhile keep the addresses that the page has named', async () => {
    const { live, paths, offer } = aPage({}, { 'mfe-points': { one: { ...aRoute('/points'), mobileTwin: false } } })
    offer({ 'mfe-points': [] })
    await live.ask()
    live.choose()
    expect([live.isUnnamed('mfe-points'), paths()]).toEqual([false, ['/points']])
  })

  it('bring their routes with them', async () => {
    const { live, paths, offer } = aPage({ 'mfe-ordering': [withRoute('1.0.0', '/')] })
    offer({ 'mfe-ordering': [withRoute('2.0.0', '/new')], 'mfe-sixth': [withRoute('1.0.0', '/sixth')] })
    await live.ask()
    live.choose()
    expect(paths()).toEqual(['/new', '/sixth'])
  })

  it('keep the same route objects as long as the release is the same: the guard tells them apart by that', async () => {
    const { live, offer } = aPage({ 'mfe-ordering': [withRoute('1.0.0', '/')] })
    const [before] = live.routes()
    offer({ 'mfe-ordering': [withRoute('1.0.0', '/')] })
    await live.ask()
    live.choose()
    expect(live.routes()[0]).toBe(before)
  })

  it('of a remote that is switched off are none; its addresses stay, and it comes back', async () => {
    const { live, versions, paths, offer } = aPage({ 'mfe-ordering': [withRoute('1.0.0', '/')] })
    offer({ 'mfe-ordering': [] })
    await live.ask()
    live.choose()
    expect([versions(), paths()]).toEqual([[], ['/']])
    offer({ 'mfe-ordering': [withRoute('1.0.1', '/')] })
    await live.ask()
    live.choose()
    expect([versions(), paths()]).toEqual([['1.0.1'], ['/']])
  })

  it('of a remote that holds stay as they are, routes and all, and change once it holds no longer', async () => {
    const { live, log, versions, paths, offer } = aPage({ 'mfe-ordering': [withRoute('1.0.0', '/')] })
    log.setState((records) => withHold(records, 'mfe-ordering', true))
    offer({ 'mfe-ordering': [withRoute('2.0.0', '/new')], 'mfe-account': [aRelease('1.0.0')] })
    await live.ask()
    live.choose()
    expect([versions(), paths(), versions('mfe-account')]).toEqual([['1.0.0'], ['/'], ['1.0.0']])
    log.setState((records) => withHold(records, 'mfe-ordering', false))
    live.choose()
    expect([versions(), paths()]).toEqual([['2.0.0'], ['/new']])
  })

  it('are chosen anew for who has logged in, where a move begins', () => {
    const people = Array.from({ length: 200 }, (_, n) => `member-${n}`)
    const inside = people.find((person) => bucketOf('mfe-ordering', person) < 20) ?? ''
    const outside = people.find((person) => bucketOf('mfe-ordering', person) >= 20) ?? ''
    const { live, state, versions } = aPage({ 'mfe-ordering': [aRelease('2.0.0', { canary: 20 }), aRelease('1.0.0')] })
    const seen = [outside, inside, outside].map((person) => {
      state.person = person
      live.choose()
      return versions()
    })
    expect(seen).toEqual([['1.0.0'], ['2.0.0', '1.0.0'], ['1.0.0']])
  })

  it('stand in the log with their verdicts', () => {
    const { log } = aPage({ 'mfe-ordering': [aRelease('2.0.0', { contract: '^9.0.0' }), aRelease('1.0.0')] })
    expect(log.getState()['mfe-ordering']?.candidates.map(({ version, verdict }) => [version, verdict.is])).toEqual([
      ['2.0.0', 'refused'],
      ['1.0.0', 'chosen'],
    ])
  })

  it('that are refused are told of once', async () => {
    const { live, reports } = aPage({ 'mfe-ordering': [aRelease('2.0.0', { contract: '^9.0.0' }), aRelease('1.0.0')] })
    await live.ask()
    live.choose()
    expect(reports).toEqual([
      'mfe-ordering@2.0.0 choose a release: TypeError: refused for its contract: it needs contract ^9.0.0, this shell serves 1.4.2',
    ])
  })
})

describe('the registry', () => {
  it('is asked when what is known is old, and not again meanwhile', async () => {
    const { live, state } = aPage()
    state.now = 59_999
    live.askWhenOlderThan(60_000)
    expect(state.asked).toBe(0)
    state.now = 60_000
    live.askWhenOlderThan(60_000)
    live.askWhenOlderThan(60_000)
    expect(state.asked).toBe(1)
    await settled()
    state.now = 100_000
    live.askWhenOlderThan(60_000)
    expect(state.asked).toBe(1)
  })

  it.each([
    { says: 'cannot be reached', registry: () => Promise.reject(new TypeError('Failed to fetch')), told: 0 },
    { says: 'is nothing', registry: async () => null, told: 1 },
    { says: 'is text', registry: async () => 'sorry', told: 1 },
    { says: 'names no remotes', registry: async () => ({ shell: {} }), told: 1 },
  ])('that $says leaves what is known', async ({ registry, told }) => {
    const { live, state, versions, reports } = aPage()
    state.registry = registry
    await live.ask()
    live.choose()
    expect([versions(), reports.length]).toEqual([['1.0.0'], told])
  })

  it('[K-146] is told of when it has answered, and not when it has not', async () => {
    const { live, state, offer } = aPage()
    state.registry = () => Promise.reject(new TypeError('no network'))
    await live.ask()
    expect(state.heard).toBe(0)
    offer({ 'mfe-ordering': [aRelease('1.0.1')] })
    await live.ask()
    expect(state.heard).toBe(1)
  })

  it('never throws, whatever it says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.anything(), async (first, then) => {
        const { live, state, paths } = aPage(first)
        state.registry = async () => ({ remotes: then })
        await live.ask()
        live.choose()
        expect(paths()).toEqual([])
      }),
    )
  })
})
