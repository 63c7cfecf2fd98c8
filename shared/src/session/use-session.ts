import { useAsRendered } from '@shop/shared/first-view'
import type { Session } from './session.ts'
import { readSession, sessionStore } from './session-store.ts'

/** Reads one thing of the session and re-renders when it changes. Pick a value that is stable. */
export const useSession = <T>(pick: (session: Session) => T): T =>
  useAsRendered(
    sessionStore.subscribe,
    () => pick(readSession()),
    ({ session }) => pick(session as Session),
  )
