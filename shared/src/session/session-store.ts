import { createStore } from 'zustand/vanilla'
import { onlyOnce } from '../only-once.ts'
import { newSession, nextSession, type Session, type SessionFact } from './session.ts'

/** Not exported from the door: everyone reads, only {@link tellSession} writes. */
export const sessionStore = onlyOnce('session', () => createStore<Session>()(() => newSession))

export const readSession = (): Session => sessionStore.getState()

/** Hears every change; returns its own undo. */
export const onSession = (on: (now: Session, before: Session) => void): (() => void) => sessionStore.subscribe(on)

/** For the shell alone. */
export const tellSession = (fact: SessionFact): void =>
  sessionStore.setState((session) => nextSession(session, fact), true)
