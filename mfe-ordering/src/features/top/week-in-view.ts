import type { WeekNumber } from '@shop/shared/domain'
import { currentWeek, type Session } from '@shop/shared/session'

/** The week whose areas are shown. Nothing of it is asked for before it is known who looks. */
export const weekInView = (session: Session): WeekNumber | undefined =>
  session.login.status === 'unknown' ? undefined : currentWeek(session)?.number
