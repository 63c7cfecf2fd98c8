import { type Member, type PlanningWeek, validWeekIndex, type WeekNumber } from '@shop/shared/domain'

/** Who is here. `viewMode` is a visitor who may browse. */
export type Login =
  | { status: 'unknown' }
  | { status: 'guest' }
  | { status: 'member'; subject: string; member: Member }
  /** Logged in at the identity provider, unknown to the member base. */
  | { status: 'unregistered'; subject: string }
  /** The access token ran out and was not refreshed yet; who it was stays on the page. */
  | { status: 'expired'; member: Member | undefined }

export type Weeks =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; open: readonly PlanningWeek[]; past: readonly WeekNumber[]; index: number }

export type Session = {
  login: Login
  weeks: Weeks
  /** The week whose limited products may be ordered; a delivery user's start-up loads it. [GRD-073] */
  limitedWeek?: WeekNumber
}

/** Everything that can happen to a session. Only the shell tells these. */
export type SessionFact =
  | { type: 'memberLoaded'; subject: string; member: Member }
  | { type: 'memberMissing'; subject: string }
  | { type: 'noToken' }
  | { type: 'tokenExpired' }
  | { type: 'refreshRefused' }
  | { type: 'loggedOut' }
  | { type: 'networkLost' }
  | { type: 'weeksLoaded'; open: readonly PlanningWeek[]; past: readonly WeekNumber[]; storedIndex: number }
  | { type: 'weeksFailed' }
  | { type: 'weekSwitched'; to: WeekNumber }
  | { type: 'limitedWeekLoaded'; week: WeekNumber | undefined }

export const newSession: Session = { login: { status: 'unknown' }, weeks: { status: 'loading' } }

/** Gives the session after a fact. Pure; a fact that changes nothing gives the same object. */
export function nextSession(session: Session, fact: SessionFact): Session {
  switch (fact.type) {
    case 'memberLoaded':
      return { ...session, login: { status: 'member', subject: fact.subject, member: fact.member } }
    case 'memberMissing':
      return { ...session, login: { status: 'unregistered', subject: fact.subject } }
    case 'noToken':
    case 'refreshRefused':
    case 'loggedOut':
      return session.login.status === 'guest' ? session : { ...session, login: { status: 'guest' } }
    case 'tokenExpired':
      return session.login.status === 'expired'
        ? session
        : { ...session, login: { status: 'expired', member: memberOf(session) } }
    case 'networkLost':
      // Offline is not logged out.
      return session
    case 'weeksLoaded':
      return { ...session, weeks: weeksFrom(fact) }
    case 'weeksFailed':
      // Weeks that were loaded once stay usable.
      return session.weeks.status === 'ready' ? session : { ...session, weeks: { status: 'failed' } }
    case 'weekSwitched':
      return switchWeek(session, fact.to)
    case 'limitedWeekLoaded':
      return withLimitedWeek(session, fact.week)
  }
}

function weeksFrom({ open, past, storedIndex }: Extract<SessionFact, { type: 'weeksLoaded' }>): Weeks {
  return { status: 'ready', open, past, index: validWeekIndex(storedIndex, open) }
}

/** An unknown week changes nothing. */
function switchWeek(session: Session, to: WeekNumber): Session {
  if (session.weeks.status !== 'ready') return session
  const index = session.weeks.open.findIndex((week) => week.number === to)
  return index < 0 || index === session.weeks.index ? session : { ...session, weeks: { ...session.weeks, index } }
}

function withLimitedWeek({ limitedWeek: _, ...session }: Session, week: WeekNumber | undefined): Session {
  return week === undefined ? session : { ...session, limitedWeek: week }
}

/** Gives the member, also while a token is being refreshed. */
export function memberOf(session: Session): Member | undefined {
  const { login } = session
  return login.status === 'member' || login.status === 'expired' ? login.member : undefined
}

/** Gives the week that is being ordered for. */
export const currentWeek = (session: Session): PlanningWeek | undefined =>
  session.weeks.status === 'ready' ? session.weeks.open[session.weeks.index] : undefined

/** Tells a visitor who browses: no order and no favourite control, and no call for either. [GRD-087] */
export const isViewMode = (session: Session): boolean => session.login.status === 'guest'
