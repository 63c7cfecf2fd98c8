import {
  fromAppSince,
  type MessageFromAppType,
  type MessageToAppType,
  readMessageFromApp,
  readMessageToApp,
  toAppSince,
} from '@shop/shared/bridge'

/** `page`: from the shop to the app; `app`: from the app to the shop; `note`: what the app does by itself. */
export type Direction = 'page' | 'app' | 'note'

export type LogEntry = {
  at: string
  direction: Direction
  type: string
  /** With every token blackened. */
  text: string
  /** The version that the message came with. */
  since: number | undefined
  /** `unknown`: the app of this version came before it, and ignores it. */
  state: 'valid' | 'unknown' | 'invalid' | 'note'
  problem: string | undefined
}

type Judged = Pick<LogEntry, 'state' | 'problem'>

const jwt = /[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g
const secretName = /token$/i
const blackened = (secret: string) => `●●●（${secret.length}文字）`

/** Blackened, as the log is copied into bug reports and must let nobody log in. */
export function redact(text: string): string {
  const parsed = parse(text)
  if (parsed === undefined) return text.replace(jwt, blackened)
  return JSON.stringify(parsed, (name, value: unknown) => {
    if (typeof value !== 'string') return value
    return secretName.test(name) ? blackened(value) : value.replace(jwt, blackened)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const typeIn = (text: string): string => {
  const { type } = Object(parse(text)) as { type?: unknown }
  return typeof type === 'string' ? type : '?'
}

/** A message of the page as the contract sees it, and whether an app of this version knows it. */
export function entryFromPage(at: string, text: string, version: number): LogEntry {
  const type = typeIn(text)
  const since = Object.hasOwn(toAppSince, type) ? toAppSince[type as MessageToAppType] : undefined
  const isTooNew = since !== undefined && since > version
  const judged = judge(text, since !== undefined, readMessageToApp(text) !== undefined)
  const unknown: Judged = { state: 'unknown', problem: `知らないメッセージ（バージョン${since}から）` }
  return {
    ...{ at, direction: 'page', type, text: redact(text), since },
    ...(judged.state === 'valid' && isTooNew ? unknown : judged),
  }
}

export function entryFromApp(at: string, text: string): LogEntry {
  const type = typeIn(text)
  const since = Object.hasOwn(fromAppSince, type) ? fromAppSince[type as MessageFromAppType] : undefined
  const judged = judge(text, since !== undefined, readMessageFromApp(text) !== undefined)
  return { at, direction: 'app', type, text: redact(text), since, ...judged }
}

/** Something that the app does by itself: no message goes either way. */
export const noteOf = (at: string, type: string, text: string): LogEntry => ({
  at,
  direction: 'note',
  type,
  text: redact(text),
  since: undefined,
  state: 'note',
  problem: undefined,
})

function judge(text: string, isKnown: boolean, isValid: boolean): Judged {
  if (isValid) return { state: 'valid', problem: undefined }
  const invalid = (why: string): Judged => ({ state: 'invalid', problem: `不正なメッセージ（${why}）` })
  if (parse(text) === undefined) return invalid('JSONではありません')
  return invalid(isKnown ? 'payload が契約と違います' : '契約にない type です')
}

const directions: Readonly<Record<Direction, string>> = { page: 'ページ→アプリ', app: 'アプリ→ページ', note: 'アプリ' }

/** One line, for a bug report. */
export const lineOf = ({ at, direction, type, text, since, problem }: LogEntry): string =>
  [at, directions[direction], type, since === undefined ? '' : `v${since}`, text, problem ?? '']
    .filter((part) => part !== '')
    .join(' ')

/** Those that a word of the filter is in: direction, type, text and problem are searched. */
export const matchesFilter = (entry: LogEntry, word: string): boolean =>
  lineOf(entry).toLowerCase().includes(word.trim().toLowerCase())
