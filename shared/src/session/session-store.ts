import { createStore } from 'zustand/vanilla'
import { pageSingleton } from '../page-singleton.ts'
import { newSession, nextSession, type Session, type SessionFact } from './session.ts'

/** Not exported from the entry point: everyone reads, only {@link dispatchSession} writes. */
export const sessionStore = pageSingleton('session', () => createStore<Session>()(() => newSession))

/** Reads the session as it is now; {@link subscribeSession} tells of changes. */
export const readSession = (): Session => sessionStore.getState()

/** Calls back with every change; returns its own undo. */
export const subscribeSession = (on: (now: Session, before: Session) => void): (() => void) =>
  sessionStore.subscribe(on)

/** Takes a fact into the session. For the shell alone. */
export const dispatchSession = (fact: SessionFact): void =>
  sessionStore.setState((session) => nextSession(session, fact), true)

/** @alias @deprecated {@link subscribeSession}, for releases of before version 1.1. */
export const onSession = subscribeSession

/** @alias @deprecated {@link dispatchSession}, for releases of before version 1.1. */
export const tellSession = dispatchSession
