import { pino, stdTimeFunctions } from 'pino'

export const logLevels = ['debug', 'info', 'warn', 'error'] as const
/** `json` for programs, one record a line; `text` for a person at a terminal. */
export const logFormats = ['json', 'text'] as const
export type LogSettings = { level: (typeof logLevels)[number]; format: (typeof logFormats)[number] }

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>
export type LogRecord = { time: string; level: string; server: string; message: string } & LogFields
type Write = (line: string) => void

/** Of a program that has not said how it logs: hosts of developers, and tests. */
const toTerminal: Write = (line) => console.error(toText(line))
const quietLevel = 'warn'

let write = toTerminal
const root = pino(
  {
    level: quietLevel,
    base: null,
    messageKey: 'message',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  { write: (line: string) => write(line) },
)

/** The log of one server, or of one part that all servers of a process share. */
export type Log = Record<(typeof logLevels)[number], (message: string, fields?: LogFields) => void>

/** Gives a log whose records carry the name. A record names no member, no address and nothing that somebody has typed. */
export function logOf(server: string): Log {
  return {
    debug: (message, fields) => root.debug({ server, ...fields }, message),
    info: (message, fields) => root.info({ server, ...fields }, message),
    warn: (message, fields) => root.warn({ server, ...fields }, message),
    error: (message, fields) => root.error({ server, ...fields }, message),
  }
}

/** Whether such a record would be written: a busy call makes none for nothing. */
export const isLogged = (level: LogSettings['level']): boolean => root.isLevelEnabled(level)

/** Begins to write to the standard output, behind the work: what is still unwritten goes out when the process exits. */
export function startLog({ level, format }: LogSettings): void {
  const output = pino.destination({ dest: 1, sync: false })
  root.level = level
  write = format === 'json' ? (line) => void output.write(line) : (line) => void output.write(`${toText(line)}\n`)
}

/** Hears every record instead of writing it, for tests; gives what ends it. */
export function hearLog(hear: (record: LogRecord) => void): () => void {
  const before = { level: root.level, write }
  root.level = 'debug'
  write = (line) => hear(JSON.parse(line))
  return () => {
    root.level = before.level
    write = before.write
  }
}

/** A record in one line without its time: who reads it is watching. */
function toText(line: string): string {
  const { time: _, level: _level, server, message, ...fields } = JSON.parse(line) as LogRecord
  const told = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`)
  return `${server}: ${message}${told.join('')}`
}
