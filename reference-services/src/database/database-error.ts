/** A failure told by the database: message and SQLSTATE, nothing of its insides. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string
  readonly constraint: string | undefined

  constructor({ message, code, constraint }: { message: string; code: string; constraint?: string }) {
    super(message)
    this.code = code
    this.constraint = constraint
  }
}

/** Gone, restarting or full: the same call may succeed in a moment. */
const passingCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // The certificate of the server: one that ends is renewed, one that is not good yet is there before its hour.
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'EMBEDDED_GONE',
  'EMBEDDED_BUSY',
  // cannot_connect_now, admin_shutdown, crash_shutdown, too_many_connections
  '57P03',
  '57P01',
  '57P02',
  '53300',
  // disk_full, of a server and of the embedded database
  '53100',
  // serialization_failure, deadlock_detected, query_canceled by the statement's time limit
  '40001',
  '40P01',
  '57014',
])

/** node-postgres has no codes for these. */
const brokenConnection =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|is not queryable/

/** Whether the database could not be asked just now, in contrast to a wrong question. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return passingCodes.has(code) || code.startsWith('08')
  return brokenConnection.test(error.message)
}

/** The statement waited for a lock as long as its transaction allows. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '55P03'

/** Class 22 of PostgreSQL: a value that does not fit. Its message quotes that value. */
const isAboutValue = (code: string | undefined) => code !== undefined && /^22[0-9A-Z]{3}$/.test(code)

/** An error in words that a log may hold: nothing that somebody has entered. [ERR-011] */
export const logWords = ({ name, message, code }: Error & { code?: string }): string =>
  [name, code, isAboutValue(code) ? undefined : message].filter((word) => word !== undefined).join(' ')
