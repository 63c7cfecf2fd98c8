import { currentWeek, memberOf, useSession } from '@shop/shared/session'
import { idleOutlet } from '../use-idle.ts'

const DeadlineNotice = idleOutlet(() =>
  import(/* webpackChunkName: "later" */ './deadline-notice.tsx').then(({ DeadlineNotice }) => DeadlineNotice),
)

/** For members alone, in the app as well. */
export function DeadlineNoticeOutlet() {
  const week = useSession(currentWeek)
  const member = useSession((session) => memberOf(session)?.code)
  if (week === undefined || member === undefined) return null
  return <DeadlineNotice key={`${week.number} ${member}`} week={week} />
}
