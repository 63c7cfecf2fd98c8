import type { WeekNumber } from '@shop/shared/domain'
import { firstViewOfPage } from '@shop/shared/first-view'
import { currentWeek, type Session } from '@shop/shared/session'

/**
 * The week whose areas are shown. Nothing of it is asked for before it is known who looks; what the first view of a member shows,
 * nobody has to ask for.
 */
export const weekInView = (session: Session): WeekNumber | undefined =>
  session.login.status === 'unknown' && firstViewOfPage() === undefined ? undefined : currentWeek(session)?.number
