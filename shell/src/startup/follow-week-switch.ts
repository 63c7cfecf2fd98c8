import type { QueryClient } from '@shop/shared/query'
import { memberOf, type Session } from '@shop/shared/session'

export type FollowPorts = {
  subscribeSession(on: (now: Session, before: Session) => void): () => void
  queryClient: Pick<QueryClient, 'removeQueries'>
  isOnline(): boolean
  /** Who is here, and all that a start-up does for them. */
  reloadMember(): void
}

/** Another week of the same weeks; weeks that were loaded anew are no switch. */
const isSwitch = ({ weeks: now }: Session, { weeks: before }: Session): boolean =>
  now.status === 'ready' && before.status === 'ready' && now.open === before.open && now.index !== before.index

/**
 * After a switch of the week nothing of the old one comes back: what no screen shows is forgotten, lists to buy
 * again from among it, and the member is loaded anew.
 */
export const followWeekSwitch = ({
  subscribeSession,
  queryClient,
  isOnline,
  reloadMember,
}: FollowPorts): (() => void) =>
  subscribeSession((now, before) => {
    if (!isSwitch(now, before)) return
    queryClient.removeQueries({ type: 'inactive' })
    if (memberOf(now) !== undefined && isOnline()) reloadMember()
  })
