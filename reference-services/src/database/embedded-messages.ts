/** Where an embedded database lives: in a folder, or in memory, there as a saved image has it or empty. */
export type EmbeddedPlace = { folder?: string; image?: string }

/** Messages between the server's thread and the embedded database's thread. */
export type EmbeddedRequest = { id: number } & EmbeddedQuestion

export type EmbeddedQuestion =
  | { sql: string; parameters: readonly unknown[] }
  | { close: true }
  /** Writes all there is into one file. */
  | { saveTo: string }
  /** Becomes what a file has. */
  | { restoreFrom: string }

export type EmbeddedResult = { rows: Record<string, unknown>[]; command: string; rowCount: number }

export type EmbeddedFailure = { message: string; code: string; constraint?: string }

export type EmbeddedReply =
  | { id: number; ok: true; result: EmbeddedResult }
  | { id: number; ok: false; failure: EmbeddedFailure }

/** Said once, when the database can be asked. */
export type EmbeddedGreeting = { ready: true } | { ready: false; failure: EmbeddedFailure }
