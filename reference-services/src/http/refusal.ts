import { type ErrorName, type ErrorWire, errorCodes, errorReplies } from '@shop/shared/contract'
import { type RefusalReason, refusalReasons } from './refusal-reasons.ts'

/** Codes that refuse with a second status. */
const further = {
  notRegistered: { status: 404, as: 'registration' },
  wrongMediaType: { status: 415, as: 'tooLarge' },
  tooMany: { status: 429, as: 'busy' },
  /** Of the edge: the services gave no answer, or none in time. */
  noAnswer: { status: 502, as: 'busy' },
  late: { status: 504, as: 'busy' },
} as const satisfies Record<string, { status: number; as: ErrorName }>

const replies = errorReplies()
type RefusingCode = { [Name in ErrorName]: (typeof replies)[Name] extends { status: number } ? Name : never }[ErrorName]
type RefusalName = RefusingCode | keyof typeof further

/** An answer that says no. Thrown, so that a transaction that has begun is undone. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly reason: RefusalReason
  readonly status: number
  readonly body: Required<Omit<ErrorWire, 'message'>>
  /** Seconds until another try is worth it. */
  retryAfter: number | undefined

  /** `message` says it more exactly than the words of its code; the reason is for log and metrics. */
  constructor(reason: RefusalReason, message?: string) {
    const name: RefusalName = refusalReasons[reason]
    const { status, as } = name in further ? further[name as keyof typeof further] : codeRefusal(name as RefusingCode)
    super(message ?? wordsOf(as))
    this.reason = reason
    this.status = status
    this.body = { error_status: errorCodes[as], error_message: this.message }
  }
}

const codeRefusal = (as: RefusingCode) => ({ status: replies[as].status, as })

/** Title and text of a code in one line. */
export function wordsOf(name: ErrorName): string {
  const { title, message } = replies[name]
  return `${sentence(title)}${sentence(message)}`
}

const sentence = (text: string): string => text.replace(/。?$/, '。')

/** To whoever has asked for too much, with the seconds until more is heard. */
export function tooMany(seconds: number, reason: 'rateLimited' | 'concurrencyLimited' = 'rateLimited'): Refusal {
  const refusal = new Refusal(reason)
  refusal.retryAfter = seconds
  return refusal
}

/** How the services say what the framework refuses with a status alone. */
export const frameworkReasons: Readonly<Record<number, RefusalReason>> = {
  400: 'requestUnreadable',
  404: 'pathUnknown',
  413: 'tooLarge',
  414: 'pathUnknown',
  415: 'wrongMediaType',
}

export const refusalOf = (status: number): Refusal => new Refusal(frameworkReasons[status] ?? 'unexpected')
