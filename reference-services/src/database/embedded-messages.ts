/** Where an embedded database lives: in a folder, or in memory. */
export type EmbeddedPlace = { folder?: string }

/** What the server's thread and the embedded database's thread say to each other. */
export type EmbeddedRequest = { id: number; sql: string; parameters: readonly unknown[] } | { id: number; close: true }

export type EmbeddedResult = { rows: Record<string, unknown>[]; command: string; rowCount: number }

export type EmbeddedFailure = { message: string; code: string; constraint?: string }

export type EmbeddedReply =
  | { id: number; ok: true; result: EmbeddedResult }
  | { id: number; ok: false; failure: EmbeddedFailure }

/** Said once, when the database can be asked. */
export type EmbeddedGreeting = { ready: true } | { ready: false; failure: EmbeddedFailure }
