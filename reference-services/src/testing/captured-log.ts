import { hearLog, type LogRecord } from '../observability/log.ts'

/** Hears the records of this process instead of writing them, until it is closed. */
export function captureLog(): {
  records: readonly LogRecord[]
  /** Those of one call, oldest first. */
  of(call: string): LogRecord[]
  close(): void
} {
  const records: LogRecord[] = []
  const close = hearLog((record) => void records.push(record))
  return { records, of: (call) => records.filter((record) => record['call'] === call), close }
}
