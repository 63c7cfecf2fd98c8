import type { ErrorWire } from '@shop/shared/contract'
import { wordsOf } from './error-words.ts'

/** Every refusal of the services; its words are those of its code. */
export const refusals = {
  productNotFound: { status: 404, code: 'CSP9001' },
  notRegistered: { status: 404, code: 'CSP17004' },
  entryRefused: { status: 400, code: 'CSP17004' },
  underReview: { status: 409, code: 'CSP17005' },
  deliveredAlready: { status: 409, code: 'CSP17006' },
  deliveryUnavailable: { status: 409, code: 'CSP17007' },
  registeredAlready: { status: 409, code: 'CSP17008' },
  quantity: { status: 400, code: 'CSP50001' },
  weekClosed: { status: 409, code: 'CSP50002' },
  afterMaintenance: { status: 409, code: 'CSP50003' },
  notForThisMember: { status: 403, code: 'CSP50004' },
  points: { status: 409, code: 'CSP50005' },
  outsideSale: { status: 403, code: 'CSP50006' },
  scrollLine: { status: 403, code: 'CSP50007' },
  comesAlready: { status: 403, code: 'CSP50008' },
  registrationStopped: { status: 403, code: 'CSP50009' },
  notSubscribed: { status: 403, code: 'CSP50010' },
  pendingChange: { status: 403, code: 'CSP50011' },
  comesOnItsOwn: { status: 403, code: 'CSP50012' },
  notOfThisSite: { status: 403, code: 'CSP50013' },
  limitedByNumber: { status: 403, code: 'CSP50014' },
  soldOut: { status: 409, code: 'CSP50020' },
  fewLeft: { status: 409, code: 'CSP50021' },
  cardSuspended: { status: 403, code: 'CSP50022' },
  changedElsewhere: { status: 409, code: 'CSP50023' },
  catalogueTicket: { status: 403, code: 'CSP50015' },
  favouriteListNotFound: { status: 404, code: 'CSP20001' },
  favouritesFull: { status: 409, code: 'CSP20002' },
  favouriteListsFull: { status: 409, code: 'CSP20003' },
  favouriteListNameTaken: { status: 409, code: 'CSP20004' },
  favouriteListName: { status: 400, code: 'CSP20005' },
  csrfToken: { status: 403, code: 'CSP90001' },
  otherRequestWithKey: { status: 422, code: 'CSP90002' },
  badRequest: { status: 400, code: 'CSP90003' },
  loginNeeded: { status: 401, code: 'CSP90004' },
  notYours: { status: 403, code: 'CSP90005' },
  noSuchPath: { status: 404, code: 'CSP90006' },
  tooLarge: { status: 413, code: 'CSP90007' },
  wrongMediaType: { status: 415, code: 'CSP90007' },
  busy: { status: 503, code: 'CSP90009' },
  tooMany: { status: 429, code: 'CSP90009' },
  broken: { status: 500, code: 'CSP90010' },
} as const satisfies Record<string, { status: number; code: string }>

export type RefusalName = keyof typeof refusals

/** An answer that says no. Thrown, so that a transaction that has begun is undone. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly body: Required<Omit<ErrorWire, 'message'>>
  /** Seconds until another try is worth it. */
  retryAfter: number | undefined

  /** `message` says it more exactly than the words of its code. */
  constructor(name: RefusalName, message?: string) {
    const { status, code } = refusals[name]
    super(message ?? wordsOf(code))
    this.status = status
    this.body = { error_status: code, error_message: this.message }
  }
}

/** To whoever has asked for too much, with the seconds until more is heard. */
export function tooMany(seconds: number): Refusal {
  const refusal = new Refusal('tooMany')
  refusal.retryAfter = seconds
  return refusal
}
