/** Where an embedded database lives. `beginsWith`: the copy that is put in its place at every start, once there is one. */
export type EmbeddedPlace = { folder: string; beginsWith?: string | undefined }

/** Messages between the server's thread and the embedded database's thread. */
export type EmbeddedRequest = { id: number } & EmbeddedQuestion

export type EmbeddedQuestion =
  | { sql: string; parameters: readonly unknown[] }
  | { close: true }
  /** Copies its folder. */
  | { saveTo: string }
  /** Becomes what a copy of its folder has. */
  | { restoreFrom: string }

export type EmbeddedResult = { rows: Record<string, unknown>[]; command: string; rowCount: number }

export type EmbeddedFailure = {
  message: string
  code: string
  constraint?: string
  /** It cannot go on, as when it finds no room for its write-ahead log. */
  isPanic?: true
}

export type EmbeddedReply =
  | { id: number; ok: true; result: EmbeddedResult }
  | { id: number; ok: false; failure: EmbeddedFailure }

/** Said once, when the database can be asked. */
export type EmbeddedGreeting = { ready: true } | { ready: false; failure: EmbeddedFailure }
