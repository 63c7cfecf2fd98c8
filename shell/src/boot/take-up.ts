import type { RenderedPage } from '@shop/shared/contract'
import { beginFirstView } from '@shop/shared/first-view'
import { wakeAllAreas } from '@shop/shared/first-view/area'
import type { RouteMatch } from '@shop/shared/routes'
import { newSession, nextSession, readSession, type Session, subscribeSession } from '@shop/shared/session'
import { nextTask } from '@shop/shared/ui'
import type { GuardedNavigation, Shown } from '../guard/navigation.ts'

type TakeUpParts = {
  navigation: Pick<GuardedNavigation, 'shown'>
  routeOf(path: string): RouteMatch | undefined
}

/**
 * Waits until the page knows the weeks that its HTML shows, and says what that shows. Nothing comes of it when the weeks are not
 * to be had, or the page has gone elsewhere meanwhile.
 */
export async function takeUp(
  { kind, now, queries, path }: RenderedPage,
  { navigation, routeOf }: TakeUpParts,
): Promise<{ firstShown: Shown } | undefined> {
  const { location } = navigation.shown()
  if (path !== undefined && path !== location.pathname) return undefined
  const match = routeOf(location.pathname)
  await weeksAreKnown()
  // A page that stands there already answers in between.
  await nextTask()
  const session = readSession()
  const after = navigation.shown()
  if (session.weeks.status !== 'ready' || match === undefined || after.location.pathname !== location.pathname)
    return undefined
  beginFirstView({ kind, now, session: renderedSession(session, kind), answered: new Set(queries) })
  // Areas that sleep would be drawn anew with another session.
  subscribeSession(wakeAllAreas)
  const isSame = after.match?.route.pattern === match.route.pattern
  return { firstShown: isSame ? after : { location: after.location, match, viewMode: kind.who === 'visitor' } }
}

/** The session that the page was rendered with: the same object where it is the one of now. */
function renderedSession(session: Session, { who }: RenderedPage['kind']): Session {
  const login = who === 'visitor' ? 'guest' : 'unknown'
  if (session.weeks.status !== 'ready') return session
  if (session.login.status === login && session.weeks.index === 0) return session
  const begun = who === 'visitor' ? nextSession(newSession, { type: 'noToken' }) : newSession
  return { ...begun, weeks: { ...session.weeks, index: 0 } }
}

function weeksAreKnown(): Promise<void> {
  return new Promise((resolve) => {
    const look = (session: Session) => {
      if (session.weeks.status === 'loading') return false
      resolve()
      return true
    }
    if (look(readSession())) return
    const stop = subscribeSession((session) => {
      if (look(session)) stop()
    })
  })
}
