import type { EntryKind } from '@shop/shared/domain'
import type { GuardNotice, LinkQuery, Route, RouteMatch } from '@shop/shared/routes'
import type { Session } from '@shop/shared/session'
import type { LoginFailureReason } from '../login/login-error.ts'

/** Tokens, view mode and week that a link brought with it. Its tokens are used once. [GRD-029] */
export type LinkPort = {
  query(address: URL): LinkQuery
  /** Verifies the tokens; `true` when they count and their member is here. */
  adopt(entry: EntryKind): Promise<boolean>
}

/** The mobile tracker. */
export type AppPort = {
  isInApp(): boolean
  /**
   * Logs out here, without the provider, and sets the tracker: a visitor of the app. Nothing, and the link asks for
   * nothing any more, where the app did not open the page.
   */
  enterAsVisitor(): Promise<void>
}

export type GuardPorts = {
  routes(): readonly Route[]
  /**
   * A move is about to be judged: the one moment at which releases, and so routes, may become others. What is to be
   * waited for, when more has to be known of the address.
   */
  beforeVerdict(path: string): Promise<void> | undefined
  session(): Session
  subscribeSession(on: () => void): () => void
  hasIdToken(): boolean
  isLoginPending(): boolean
  link: LinkPort
  app: AppPort
  /** Rejects when the network failed. The session tells whether it helped. */
  refresh(): Promise<void>
  /** Leaves for the identity provider; rejects when a login cannot begin. */
  startLogin(): Promise<void>
  /** Loads the order list of the week. */
  initOrder(): void
  isOnline(): boolean
  /**
   * Gives a move to the app around the page, which opens it beside this page; no route for an address of somebody else.
   * `false`: it stays here.
   */
  handsOver(url: URL, match: RouteMatch | undefined): boolean
  /** Closes the dialog on top, unless it stands in the history itself. Gives whether there was one to close. */
  closesDialog(): boolean
  /** Keeps an address for after the login. */
  remember(address: string): void
  say(what: GuardNotice | LoginFailureReason): void
  randomId(): string
}
