import type { Member } from '@shop/shared/domain'
import { entryOf, type LinkQuery, matchRoute, mobilePath, type Visit } from '@shop/shared/routes'
import type { Session } from '@shop/shared/session'
import { aMember, aPlanningWeek } from '@shop/shared/testing/builders'
import { shapeOf } from '@shop/shared/testing/routes'
import { everyRoute } from './declared-routes.ts'
import { documents, type Row } from './documents.ts'

const people = ['guest', 'member', 'family', 'corporate', 'watchedOver', 'newcomer', 'union', 'salesPerson'] as const
const tokens = ['none', 'valid', 'expired', 'refused'] as const
const places = ['web', 'webInsideApp', 'app', 'appAtFirst'] as const
const queries = ['plain', 'bothTokens', 'accessToken', 'viewMode', 'week0'] as const
type Person = (typeof people)[number]
export type Story = {
  who: Person
  token: (typeof tokens)[number]
  place: (typeof places)[number]
  query: (typeof queries)[number]
  row: Row
  address: string
}

const kindOf: Partial<Record<Person, Partial<Member>>> = {
  family: { kind: 'family', isFamily: true },
  corporate: { kind: 'corporate', isCorporate: true },
  watchedOver: { kind: 'watchedOver', isWatchedOver: true },
  newcomer: { kind: 'newcomer', usesDelivery: false },
}
const memberOf = (who: Person): Member => aMember('delivery', kindOf[who])

/** A guest with a token is somebody whom only the identity provider knows. */
function loginOf(who: Person, token: Story['token']): Session['login'] {
  if (token === 'none' || token === 'refused') return { status: 'guest' }
  if (token === 'expired') return { status: 'expired', member: who === 'guest' ? undefined : memberOf(who) }
  if (who === 'guest') return { status: 'unregistered', subject: 's' }
  return { status: 'member', subject: 's', member: memberOf(who) }
}

const links: Record<Story['query'], Partial<LinkQuery>> = {
  plain: {},
  bothTokens: { tokens: 'both' },
  accessToken: { tokens: 'accessToken' },
  viewMode: { viewMode: true },
  week0: {},
}

/** Matches each address once: some hundred addresses stand for tens of thousands of visits. */
const matches = new Map<string, Pick<Visit, 'match' | 'twin' | 'entry'>>()
function matchesOf(address: string): Pick<Visit, 'match' | 'twin' | 'entry'> {
  const known = matches.get(address)
  if (known !== undefined) return known
  const path = new URL(address, 'https://shop.test').pathname
  const entry = entryOf(path)
  const twin = entry === 'app' ? undefined : matchRoute(everyRoute, mobilePath(path))
  const found = { match: matchRoute(everyRoute, path), twin, entry }
  matches.set(address, found)
  return found
}

export function visitOf({ who, token, place, query, address }: Story): Visit {
  return {
    ...matchesOf(address),
    address,
    session: { login: loginOf(who, token), weeks: { status: 'ready', open: [aPlanningWeek()], past: [], index: 0 } },
    hasIdToken: token === 'valid' || token === 'expired',
    isLoginPending: false,
    isInApp: place === 'webInsideApp' || place === 'app',
    isCutOff: false,
    link: { tokens: 'none', viewMode: false, week: undefined, ...links[query] },
  }
}

const withValues = (pattern: string, weekText: string) =>
  `${pattern.replace(/:planningWeekNumber/, weekText).replace(/:[^/]+/g, 'a')}?a=1&b=%2F`

export function storiesOf(pattern: string): Story[] {
  const isApp = entryOf(pattern) === 'app'
  const own = documents.find(({ path }) => path === shapeOf(pattern))
  const row = own ?? documents.find(({ path }) => mobilePath(path) === shapeOf(pattern))
  if (row === undefined) throw new Error(`no src/testing/documented-routes.ts has a row for ${pattern}`)
  const hasWeek = pattern.includes(':planningWeekNumber')
  return people.flatMap((who) =>
    tokens.flatMap((token) =>
      places
        .filter((place) => place.startsWith('app') === isApp)
        .flatMap((place) =>
          queries
            .filter((query) => query !== 'week0' || hasWeek)
            .map((query) => ({
              ...{ who, token, place, query, row },
              address: withValues(pattern, query === 'week0' ? '0' : '20261201'),
            })),
        ),
    ),
  )
}
