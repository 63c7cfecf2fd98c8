import { memberOf, readSession, type Session, subscribeSession } from '@shop/shared/session'
import { writeEdgeCookie } from '../edge-cookie.ts'
import { givenCanaries, type RemoteLog } from '../remotes/remote-log.ts'

const viewCookie = '__Host-shop-view'
const canaryCookie = '__Host-shop-canary'
const keptSeconds = 180 * 24 * 60 * 60

type EdgePorts = {
  document: Pick<Document, 'cookie'>
  log: Pick<RemoteLog, 'getState' | 'subscribe'>
  /** Whether the page is as narrow as a phone's. */
  isNarrow(): boolean
}

/**
 * Tells the edge with the next request what it renders the first view by: whether a member was here last, how wide the page was,
 * and which canaries this browser has been given. Nothing of it names anybody, and a wrong word costs a redraw. [K-185]
 */
export function tellEdge({ document, log, isNarrow }: EdgePorts): void {
  const told = new Map<string, string>()
  function tell(name: string, value: string): void {
    if ((told.get(name) ?? '') === value) return
    told.set(name, value)
    writeEdgeCookie(document, { name, value, seconds: value === '' ? 0 : keptSeconds })
  }
  function tellView(session: Session): void {
    if (session.login.status === 'unknown') return
    const who = memberOf(session) === undefined ? 'visitor' : 'member'
    tell(viewCookie, `${who}.${isNarrow() ? 'phone' : 'desktop'}`)
  }
  const tellCanaries = () => tell(canaryCookie, givenCanaries(log.getState()).join(','))

  tellView(readSession())
  tellCanaries()
  subscribeSession(tellView)
  log.subscribe(tellCanaries)
}
