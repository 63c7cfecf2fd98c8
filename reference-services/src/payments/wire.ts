import * as v from 'valibot'

/** The wire between the shop and the payment company, from server to server and in the form that a member carries. [K-96] */

const maxUnits = 200
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(maxUnits))
const transferKind = v.picklist(['account', 'card'])

/** The form that a browser is handed over with. Nothing in it says who the member is. */
export const handOverFields = v.object({
  shopCode: text,
  storageCompanyCode: text,
  transferId: v.pipe(v.string(), v.uuid()),
  kind: transferKind,
  /** Where the browser goes afterwards, without its last part. */
  returnUrl: v.pipe(v.string(), v.url(), v.maxLength(maxUnits)),
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  signature: text,
})
export type HandOver = v.InferOutput<typeof handOverFields>

const accountDigits = /^\d{7}$/
const registeredAccount = v.object({
  bankName: text,
  branchName: text,
  depositType: text,
  accountNumber: v.pipe(v.string(), v.regex(accountDigits)),
})

/** The outcome of a transfer, told by the payment company's server. */
export const transferResultBody = v.object({
  transferId: v.pipe(v.string(), v.uuid()),
  kind: transferKind,
  result: v.picklist(['registered', 'refused']),
  account: v.nullable(registeredAccount),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  signature: text,
})
export type TransferResult = v.InferOutput<typeof transferResultBody>

/** How the transfer stands now: what was told first stays. `unknown`: another one has taken its place. */
export const transferResultReply = v.object({ state: v.picklist(['registered', 'refused', 'unknown']) })
export type TransferOutcome = v.InferOutput<typeof transferResultReply>['state']

/** Below the member base. */
export const transferResultPath = '/member-base/account_transfer_result'
