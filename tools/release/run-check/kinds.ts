import { judge, matchRoute, mobilePath, type Route, type RouteMatch, type Visit } from '@shop/shared/routes'

/** Somebody who may look at a screen. */
export type Kind = {
  name: string
  /** Test account; a visitor has none. */
  account: string | undefined
  entry: Visit['entry']
  login: Visit['session']['login']
}

type MemberLogin = Extract<Kind['login'], { status: 'member' }>
type MemberFacts = Pick<MemberLogin['member'], 'kind'> &
  Partial<Pick<MemberLogin['member'], 'isFamily' | 'isCorporate' | 'isWatchedOver' | 'usesDelivery'>>

const memberLogin = (facts: MemberFacts): MemberLogin => ({
  status: 'member',
  subject: 'somebody',
  member: {
    code: '12034567' as MemberLogin['member']['code'],
    lastName: '',
    firstName: '',
    isFamily: false,
    isCorporate: false,
    isWatchedOver: false,
    usesDelivery: true,
    ...facts,
  },
})

const ordinary = memberLogin({ kind: 'delivery' })
const watchedOver = memberLogin({ kind: 'watchedOver', isWatchedOver: true })

export const kinds: readonly Kind[] = [
  { name: 'member', account: 'member', entry: 'web', login: ordinary },
  {
    name: 'corporate',
    account: 'corporate',
    entry: 'web',
    login: memberLogin({ kind: 'corporate', isCorporate: true }),
  },
  { name: 'family', account: 'family', entry: 'web', login: memberLogin({ kind: 'family', isFamily: true }) },
  { name: 'visitor', account: undefined, entry: 'web', login: { status: 'guest' } },
  { name: 'watched-over in the app', account: 'watched', entry: 'app', login: watchedOver },
  { name: 'member in the app', account: 'member', entry: 'app', login: ordinary },
  {
    name: 'newcomer',
    account: 'newcomer',
    entry: 'web',
    login: memberLogin({ kind: 'newcomer', usesDelivery: false }),
  },
]

export const accounts: ReadonlySet<string> = new Set(kinds.flatMap(({ account }) => account ?? []))

/** Whether the guard of the shop lets somebody through to an address. */
export function maySee(kind: Kind, { table, path }: { table: readonly Route[]; path: string }): boolean {
  const match = matchRoute(table, path)
  if (match === undefined || match.route.entry !== kind.entry) return false
  return judge(visitOf(kind, { match, twin: twinOf(table, path, kind), address: path })).go === 'on'
}

const twinOf = (table: readonly Route[], path: string, { entry }: Kind): RouteMatch | undefined =>
  entry === 'web' ? matchRoute(table, mobilePath(path)) : undefined

const visitOf = ({ entry, account, login }: Kind, place: Pick<Visit, 'match' | 'twin' | 'address'>): Visit => ({
  ...place,
  entry,
  session: { login, weeks: { status: 'loading' } },
  // The app hands over an access token alone.
  hasIdToken: account !== undefined && entry === 'web',
  isLoginPending: false,
  isInApp: entry === 'app',
  isCutOff: false,
  link: { tokens: 'none', viewMode: false, week: undefined },
})
