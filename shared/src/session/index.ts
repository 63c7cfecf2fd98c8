export {
  currentWeek,
  isViewMode,
  type Login,
  memberOf,
  newSession,
  nextSession,
  type Session,
  type SessionFact,
  type Weeks,
} from './session.ts'
export { dispatchSession, onSession, readSession, subscribeSession, tellSession } from './session-store.ts'
export { useSession } from './use-session.ts'
