import { useStore } from 'zustand'
import type { Session } from './session.ts'
import { sessionStore } from './session-store.ts'

/** Reads one thing of the session and re-renders when it changes. Pick a value that is stable. */
export const useSession = <T>(pick: (session: Session) => T): T => useStore(sessionStore, pick)
