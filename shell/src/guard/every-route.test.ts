import { describe, expect, it } from '@jest/globals'
import { judge, matchRoute, mobilePath, type Verdict } from '@shop/shared/routes'
import { type BarredKind, shapeOf } from '@shop/shared/testing/routes'
import { everyRoute } from './testing/declared-routes.ts'
import { documents, type Row } from './testing/documents.ts'
import { type Story, storiesOf, visitOf } from './testing/stories.ts'

/** Every declared address × visitor × token × entry × query, against the sentences of the documents. */

const stays = /^\/(?:signup\/|profile\/change_registration|scroll\/ordered\/complete|orders\/slips)/
const needsNoToken = ['/mobile/lp', '/mobile/login-error']
const hasTwin = ({ twin, path }: Row) => twin || documents.some((row) => row.path === `/mobile${path}`)

type Sentence = [applies: boolean, verdict: () => Verdict]
const first = (sentences: readonly Sentence[]) => sentences.find(([applies]) => applies)?.[1]()

/** The sentences, in the documents' order; the first that applies. */
const wanted = (story: Story): Verdict => first(arrivals(story)) ?? first(accesses(story)) ?? shownTo(story)

const loginError = { go: 'entrance', to: '/mobile/login-error' } as const
/** The app opens it again with a token. [ORD-137] */
const keptFor = ({ row, address }: Story) =>
  row.access.startsWith('members') || row.access === 'idToken' ? { remember: address } : {}
const mainAt = (place: Story['place']) => (place === 'web' ? '/' : '/mobile')

function arrivals(story: Story): Sentence[] {
  const { place, query, row, address } = story
  const isWeb = !place.startsWith('app')
  const isAtFirst = place === 'appAtFirst'
  const inside = place === 'webInsideApp'
  return [
    // 1. A '0' planning week is rewritten.
    [query === 'week0', () => ({ go: 'rewrite', to: address.replace(/\/0(?=[/?])/, '/20261201') })],
    // 3. The app at first: view mode, else its token, else MobileLoginError.
    [isAtFirst && query === 'viewMode', () => ({ go: 'enterApp' })],
    [!isWeb && /oken/.test(query), () => ({ go: 'adopt', to: address })],
    [isAtFirst && !needsNoToken.includes(row.path), () => ({ ...loginError, ...keptFor(story) })],
    // 4. The web inside of the app.
    [inside && hasTwin(row), () => ({ go: 'rewrite', to: `/mobile${address}`.replace('/mobile/?', '/mobile?') })],
    [inside && row.path === '/entrance', () => loginError],
    [inside && row.path.startsWith('/profile'), () => ({ go: 'main', to: '/mobile' })],
    [inside && row.path.startsWith('/forConfirm'), () => ({ go: 'main', to: '/mobile', notice: 'webOnly' })],
    // 5. Both tokens on the web.
    [isWeb && query === 'bothTokens', () => ({ go: 'adopt', to: stays.test(row.path) ? address : mainAt(place) })],
  ]
}

/** 6. and 7., by what the route asks for. */
function accesses(story: Story): Sentence[] {
  const { who, token, place, row, address } = story
  const isForMembers = row.access.startsWith('members')
  const hasTokens = token === 'valid' || token === 'expired'
  const entrance = place === 'web' ? ({ go: 'entrance', to: '/entrance' } as const) : loginError
  return [
    [isForMembers && token === 'expired', () => ({ go: 'refresh' })],
    [isForMembers && token === 'valid' && who !== 'guest', () => memberSees(story)],
    [row.access === 'membersAndVisitors', () => ({ go: 'on', viewMode: true, initOrder: false })],
    [row.access === 'idToken' && hasTokens, () => ({ go: 'on', viewMode: false, initOrder: false })],
    [row.access === 'members' || row.access === 'idToken', () => ({ ...entrance, remember: address })],
  ]
}

function shownTo({ who, token, place, row }: Story): Verdict {
  const isKnown = token === 'valid' && who !== 'guest'
  const viewMode = token === 'none' || token === 'refused'
  return { go: 'on', viewMode, initOrder: isKnown && row.orders && place === 'app' }
}

/** 9. A kind that the route bars goes to Main. */
function memberSees({ who, row, place }: Story): Verdict {
  if (row.barred.includes(who as BarredKind)) return { go: 'main', to: mainAt(place), notice: 'prohibited' }
  return { go: 'on', viewMode: false, initOrder: row.orders && place === 'app' }
}

const nameOf = ({ who, token, place, query, address }: Story) => [who, token, place, query, address].join(' ')

/** The shell's act on a verdict, when everything works out. */
function after(story: Story, verdict: Verdict): Story {
  const moved = 'to' in verdict ? verdict.to : story.address
  const row = rowAt(moved) ?? story.row
  const next = { ...story, address: moved, row }
  switch (verdict.go) {
    case 'adopt':
      return { ...next, query: 'plain', token: 'valid', place: story.place === 'appAtFirst' ? 'app' : story.place }
    case 'enterApp':
      return { ...next, token: 'none', place: 'app' }
    case 'refresh':
      return { ...next, token: story.who === 'guest' ? 'refused' : 'valid' }
    default:
      return next
  }
}
function rowAt(address: string): Row | undefined {
  const pattern = matchRoute(everyRoute, new URL(address, 'https://shop.test').pathname)?.route.pattern ?? ''
  return documents.find(({ path }) => path === shapeOf(pattern) || mobilePath(path) === shapeOf(pattern))
}

describe('every declared route', () => {
  it.each(everyRoute.map(({ pattern }) => pattern))(
    '[GRD-093] [ACC-016] %s, for everybody, from everywhere',
    (pattern) => {
      const wrong = storiesOf(pattern).flatMap((story) => {
        const [is, should] = [judge(visitOf(story)), wanted(story)].map((verdict) => JSON.stringify(sorted(verdict)))
        return is === should ? [] : [`${nameOf(story)}: ${is}, not ${should}`]
      })
      expect(wrong).toEqual([])
    },
  )

  it('[GRD-023] [GRD-039] no visit goes in circles: each ends on a page within five redirects', () => {
    const endless = everyRoute
      .flatMap(({ pattern }) => storiesOf(pattern))
      .filter((begin) => {
        let story = begin
        for (let steps = 0; steps <= 6; steps += 1) {
          const verdict = judge(visitOf(story))
          if (verdict.go === 'on') return false
          story = after(story, verdict)
        }
        return true
      })
    expect(endless.map(nameOf)).toEqual([])
  })

  it('there are tens of thousands of them', () => {
    expect(everyRoute.flatMap(({ pattern }) => storiesOf(pattern)).length).toBeGreaterThan(15_000)
  })
})

const sorted = (verdict: Verdict) => Object.fromEntries(Object.entries(verdict).toSorted())
