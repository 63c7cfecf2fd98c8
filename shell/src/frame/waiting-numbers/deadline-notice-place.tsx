import { currentWeek, memberOf, useSession } from '@shop/shared/session'
import { useLater } from '../use-later.ts'

const loadNotice = () => import('./deadline-notice.tsx').then(({ DeadlineNotice }) => DeadlineNotice)

/** For members alone, in the app as well; a chunk of its own. */
export function DeadlineNoticePlace() {
  const week = useSession(currentWeek)
  const member = useSession((session) => memberOf(session)?.code)
  const DeadlineNotice = useLater(loadNotice)
  if (week === undefined || member === undefined || DeadlineNotice === undefined) return null
  return <DeadlineNotice key={`${week.number} ${member}`} week={week} />
}
