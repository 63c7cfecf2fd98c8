import type { EntryKind, WeekNumber } from '@shop/shared/domain'
import type { Session } from '@shop/shared/session'
import type { RouteMatch } from './route.ts'

/** Somebody wants to see an address: everything that the guard judges by. */
export type Visit = {
  match: RouteMatch | undefined
  /** The same screen under `/mobile`, for an address of the web that has one there. */
  twin: RouteMatch | undefined
  entry: EntryKind
  /** Own path with query and hash. */
  address: string
  session: Session
  hasIdToken: boolean
  /** A login was begun at the identity provider and has not come back. */
  isLoginPending: boolean
  /** The mobile tracker: this page runs inside of the app. */
  isInApp: boolean
  /** There is no network, and the address is not the page on show. */
  isCutOff: boolean
  /** Of a link, while nobody has used them. */
  link: LinkQuery
}

/** The part of a link's query that the guard decides by. The tokens themselves are kept from it. */
export type LinkQuery = {
  tokens: 'none' | 'accessToken' | 'both'
  viewMode: boolean
  week: WeekNumber | undefined
}

/** Words that go with a move that led elsewhere. */
export type GuardNotice = 'prohibited' | 'notFound' | 'noWeek' | 'webOnly' | 'appOnly'

/** The guard decides a navigation; the shell performs the verdict. */
export type Verdict =
  /** Shows it. `initOrder`: the app's page needs the order list. */
  | { go: 'on'; viewMode: boolean; initOrder: boolean }
  /** Cancels the move: the page on show stays. */
  | { go: 'stay' }
  /** Session or weeks are not known yet: ask again when they are. */
  | { go: 'wait' }
  /** Refresh the tokens, then ask again. */
  | { go: 'refresh' }
  /** Verifies the tokens of the link; when they count, on to `to`. */
  | { go: 'adopt'; to: string }
  /** Into the app as a visitor: logs out there, sets the tracker, then asks again. */
  | { go: 'enterApp' }
  /** To the identity provider, remembering the address. */
  | { go: 'login'; remember?: string }
  /** To where one logs in, first remembering where the visitor wanted to go. */
  | { go: 'entrance'; to: string; remember?: string }
  | { go: 'main'; to: string; notice?: GuardNotice }
  /** The same screen at its right address. */
  | { go: 'rewrite'; to: string }
