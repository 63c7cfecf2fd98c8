import {
  currentPointXml,
  type ErrorName,
  errorCodes,
  errorReplies,
  errorWire,
  pointHistoryXml,
  reserveResultXml,
  reserveSetXml,
} from '@shop/shared/contract'
import * as v from 'valibot'
import { type Answer, type Asked, describeRequest } from './ask.ts'
import { Finding } from './finding.ts'
import { readXml } from './read-xml.ts'

/** Elements that the legacy service's documents hold; another one is not looked into. */
const xmlSchemas: Readonly<Record<string, v.GenericSchema>> = {
  '/get-current-point': currentPointXml,
  '/get-reserve-set': reserveSetXml,
  '/get-point-history': pointHistoryXml,
}

const maxShown = 200
const shown = (value: unknown): string => String(JSON.stringify(value) ?? value).slice(0, maxShown)

/** Gives the reply as the shop reads it, or what is wrong with it. */
export function readReply(asked: Asked, answer: Answer): unknown {
  const { call } = asked
  const isXml = call.format === 'xml'
  const value = isXml ? readXml(answer.text, ['history']) : answer.json
  if (value === undefined)
    throw new Finding(describeRequest(asked), { expected: isXml ? 'XML' : 'JSON', got: shown(answer.text) })
  if (isXml && v.is(reserveResultXml, value) && value.result === '1') return value
  const result = v.safeParse(isXml ? (xmlSchemas[call.path] ?? v.unknown()) : call.reply, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Finding(describeRequest(asked), {
    ids: ['API-039'],
    expected: `${v.getDotPath(issue) ?? 'a reply'} to be ${issue.expected ?? 'as the contract says'}`,
    got: issue.received.slice(0, maxShown),
  })
}

/** Codes that a service may refuse with under a second status. */
const furtherStatuses: Readonly<Partial<Record<ErrorName, readonly number[]>>> = {
  registration: [404],
  tooLarge: [415],
  busy: [429],
}

const replies: Record<ErrorName, { status?: number; title: string }> = errorReplies()
const statusesByCode = new Map(
  (Object.keys(errorCodes) as ErrorName[]).map((name) => [
    errorCodes[name] as string,
    [replies[name].status ?? [], furtherStatuses[name] ?? []].flat(),
  ]),
)

export type RefusalFacts = { status: number; code: string }

/** Gives status and code of a refusal in the services' form; one of another form is a finding. */
export function readRefusal(asked: Asked, { status, json, text }: Answer, expected = 'a refusal'): RefusalFacts {
  const finding = (what: string, got: string) =>
    new Finding(describeRequest(asked), { ids: ['ERR-013'], expected: what, got })
  const seen = `${status} ${text.slice(0, maxShown)}`
  if (status < 400 || status >= 500) throw finding(`${expected} with a status of 4xx`, seen)
  const parsed = v.safeParse(errorWire, json)
  const { error_status: code, error_message: message } = parsed.success ? parsed.output : {}
  // Without a code pages show the service's own words.
  if (code === undefined && message === undefined) throw finding(`${expected} with error_status or error_message`, seen)
  const statuses = statusesByCode.get(code ?? '') ?? []
  if (statuses.length > 0 && !statuses.includes(status))
    throw finding(`${code} with the status ${statuses.join(' or ')}`, String(status))
  return { status, code: code ?? 'without a code' }
}
