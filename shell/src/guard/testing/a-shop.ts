import { type LinkQuery, type RouteDeclaration, routesOf } from '@shop/shared/routes'
import { newSession, nextSession, type Session, type SessionFact } from '@shop/shared/session'
import { aMember, aRoute as anyRoute, aPlanningWeek, theNextWeek } from '@shop/shared/testing/builders'
import type { GuardPorts } from '../guard-ports.ts'
import { createNavigation } from '../navigation.ts'
import { fakeWindow } from './fake-window.ts'

export const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

/** A screen of members that visitors may look at. */
export const aRoute = (path: string, over: Partial<RouteDeclaration> = {}): RouteDeclaration =>
  anyRoute(path, { mobileTwin: true, viewMode: true, requiredAuth: true, returnFromAuth: true, ...over })
const routes = routesOf('mfe-test', {
  top: aRoute('/'),
  category: aRoute('/category'),
  product: aRoute('/products/:planningWeekNumber/:orderNumber'),
  cart: aRoute('/cart/ordered', { viewMode: false }),
  points: aRoute('/points/history', { viewMode: false, prohibitCorporateUser: true }),
  entrance: aRoute('/entrance', { viewMode: false, requiredAuth: false, mobileTwin: false }),
})

const member = aMember()
const facts = {
  guest: { type: 'noToken' },
  member: { type: 'memberLoaded', subject: 's', member },
  corporate: { type: 'memberLoaded', subject: 's', member: { ...member, kind: 'corporate', isCorporate: true } },
  expired: { type: 'tokenExpired' },
  refused: { type: 'refreshRefused' },
  weeks: { type: 'weeksLoaded', open: [aPlanningWeek(), theNextWeek()], past: [], storedIndex: 0 },
  noWeeks: { type: 'weeksFailed' },
} as const satisfies Record<string, SessionFact>
type Fact = keyof typeof facts

type ShopState = { isOnline: boolean; isInApp: boolean; linkTokens: LinkQuery['tokens']; linkCounts: boolean }

/** The shop's navigation over a fake window, with a session that the test moves. */
export async function aShop(
  address: string,
  {
    knows = ['member', 'weeks'] as Fact[],
    begins = {},
    ...over
  }: { knows?: Fact[]; begins?: Partial<ShopState> } & Partial<GuardPorts> = {},
) {
  const browser = fakeWindow(address)
  let session: Session = newSession
  const hearing = new Set<() => void>()
  const said: string[] = []
  const remembered: string[] = []
  const shows: string[] = []
  const done: string[] = []
  const state: ShopState = { isOnline: true, isInApp: false, linkTokens: 'none', linkCounts: true, ...begins }
  let ids = 0

  const tell = (fact: Fact) => {
    const next = nextSession(session, facts[fact])
    if (next === session) return
    session = next
    for (const on of [...hearing]) on()
  }
  const navigation = createNavigation(browser.window, {
    routes: () => routes,
    beforeVerdict: () => undefined,
    session: () => session,
    subscribeSession(on) {
      hearing.add(on)
      return () => void hearing.delete(on)
    },
    hasIdToken: () => session.login.status !== 'guest',
    isLoginPending: () => false,
    link: {
      query: () => ({ tokens: state.linkTokens, viewMode: false, week: undefined }),
      async adopt(entry) {
        done.push(`adopt ${entry}`)
        state.linkTokens = 'none'
        if (state.linkCounts) tell('member')
        return state.linkCounts
      },
    },
    app: {
      isInApp: () => state.isInApp,
      async enterAsVisitor() {
        done.push('enterAsVisitor')
        state.isInApp = true
      },
    },
    refresh: async () => undefined,
    startLogin: async () => void done.push('startLogin'),
    initOrder: () => void done.push('initOrder'),
    isOnline: () => state.isOnline,
    handsOver: () => false,
    closesDialog: () => false,
    remember: (to) => void remembered.push(to),
    say: (what) => void said.push(what),
    randomId: () => {
      ids += 1
      return `key-${ids}`
    },
    ...over,
  })
  for (const fact of knows) tell(fact)
  navigation.subscribe(() => void shows.push(navigation.current().pathname + navigation.current().hash))
  navigation.begin()
  await settled()
  return {
    ...browser,
    navigation,
    tell,
    said,
    done,
    remembered,
    shows,
    state,
    shown: () => navigation.shown().match?.route.pattern,
    async navigate(...args: Parameters<typeof navigation.navigate>) {
      navigation.navigate(...args)
      await settled()
    },
    async go(steps: number) {
      navigation.go(steps)
      await settled()
    },
  }
}
