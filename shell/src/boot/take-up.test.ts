import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { RenderedPage } from '@shop/shared/contract'
import { endFirstView, firstViewOfPage } from '@shop/shared/first-view'
import { matchRoute, type RouteMatch, routesOf } from '@shop/shared/routes'
import { dispatchSession, readSession } from '@shop/shared/session'
import { aMember, aPlanningWeek, aRoute, theNextWeek } from '@shop/shared/testing/builders'
import type { Shown } from '../guard/navigation.ts'
import { takeUp } from './take-up.ts'

const routes = routesOf('mfe-test', { here: aRoute('/here'), there: aRoute('/there/:id') })
const routeOf = (path: string): RouteMatch | undefined => matchRoute(routes, path)
let shown: Shown

const goTo = (pathname: string, more: Partial<Shown> = {}) => {
  shown = {
    location: { pathname, search: '', hash: '', state: null, key: pathname },
    match: undefined,
    viewMode: false,
    ...more,
  }
}
const parts = { navigation: { shown: () => shown }, routeOf }
const aPage = (over: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: { who: 'visitor', device: 'phone' },
  now: 1000,
  queries: ['["milk"]'],
  styleNames: [],
  ...over,
})
const weeks = (storedIndex = 0) =>
  dispatchSession({ type: 'weeksLoaded', open: [aPlanningWeek(), theNextWeek()], past: [], storedIndex })

// The session of a page knows its weeks for good: the first tests are those of a page that does not know them yet.
beforeEach(() => goTo('/here'))
afterEach(endFirstView)

it('[K-185] waits for the weeks, then says what the HTML shows of a page that nobody has judged yet', async () => {
  const taken = takeUp(aPage(), parts)
  await Promise.resolve()
  expect(firstViewOfPage()).toBeUndefined()
  weeks()
  expect(await taken).toEqual({ firstShown: { location: shown.location, match: routeOf('/here'), viewMode: true } })
  expect(firstViewOfPage()).toMatchObject({ now: 1000, kind: aPage().kind, answered: new Set(['["milk"]']) })
  expect(firstViewOfPage()?.session).toMatchObject({ login: { status: 'guest' }, weeks: { status: 'ready', index: 0 } })
})

it('[K-185] nothing is taken up at another address than the one that was rendered', async () => {
  expect(await takeUp(aPage({ path: '/elsewhere' }), parts)).toBeUndefined()
  expect(await takeUp(aPage({ path: '/here' }), parts)).toBeDefined()
})

it('[K-185] takes what the guard shows where that is the same route', async () => {
  goTo('/there/1', { match: routeOf('/there/1'), viewMode: true })
  expect((await takeUp(aPage(), parts))?.firstShown).toBe(shown)
})

it('[K-185] keeps to the HTML while the guard shows another route at the same address', async () => {
  goTo('/here', { match: routeOf('/there/1') })
  expect((await takeUp(aPage(), parts))?.firstShown).toMatchObject({ match: routeOf('/here'), viewMode: true })
})

it('[K-185] shows the session of the HTML: the very one of now where that is the same', async () => {
  dispatchSession({ type: 'loggedOut' })
  await takeUp(aPage(), parts)
  expect(firstViewOfPage()?.session).toBe(readSession())

  dispatchSession({ type: 'memberLoaded', subject: 's', member: aMember() })
  weeks(1)
  await takeUp(aPage({ kind: { who: 'member', device: 'phone' } }), parts)
  expect(firstViewOfPage()?.session).toMatchObject({ login: { status: 'unknown' }, weeks: { index: 0 } })
  expect(readSession()).toMatchObject({ login: { status: 'member' }, weeks: { index: 1 } })
})

it.each([
  { says: 'has gone elsewhere meanwhile', to: '/there/1' },
  { says: 'has no route', to: undefined },
])('[K-185] gives up a page that $says', async ({ to }) => {
  if (to === undefined) goTo('/nowhere')
  const taken = takeUp(aPage(), parts)
  if (to !== undefined) goTo(to)
  expect(await taken).toBeUndefined()
  expect(firstViewOfPage()).toBeUndefined()
})
