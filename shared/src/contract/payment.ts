import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { staticData } from './content.ts'
import { dayWire, list, maybe, wholeNumber } from './wire.ts'

const address = v.pipe(v.string(), v.url())

/**
 * Who the shop is to the payment company. Documented with a `systemPassword`, which no browser needs: the services build the
 * forms, answer without it, and it is not read here. Never logged or kept. [SGN-049, SGN-050, API-070]
 */
export const paymentServiceConfigCall = defineCall({
  service: 'memberId',
  path: '/paymentserviceconfig',
  access: 'member',
  own: 'any',
  reply: v.object({
    shopCode: v.string(),
    storageCompanyCode: v.string(),
    accountTransferUrl: address,
    creditRegistUrl: address,
    tokenKey: v.string(),
  }),
})

/** Every answer of the member base's payment calls says how it went: `0` is success. */
const result = { result_status: v.string(), result_message: maybe(v.string()) }

/** May delivery be used, and which cards does the member hold? `result_service` 0: it may not. [API-070, SGN-042, K-94] */
export const serviceUseJudgeCall = defineCall({
  service: 'memberBase',
  method: 'POST',
  path: '/GetServiceUseJudge/',
  access: 'member',
  csrf: false,
  own: 'any',
  reply: v.object({
    ...result,
    result_service: maybe(v.string()),
    credit_coop_status: maybe(v.string()),
    credit_jcb_status: maybe(v.string()),
    credit_smcc_status: maybe(v.string()),
  }),
})

/**
 * The accounts that a member pays from, and is about to pay from. `status_type` is the yoshin status: empty, J1, or 1 to 7.
 * Account numbers come masked but for three digits. [API-070, SGN-047, SGN-048, SGN-059, K-93]
 */
export const bankAccountCall = defineCall({
  service: 'memberBase',
  method: 'POST',
  path: '/GetBankAccount/',
  access: 'member',
  csrf: false,
  own: 'any',
  reply: v.object({
    ...result,
    confirmed_bank_name: maybe(v.string()),
    confirmed_branch_name: maybe(v.string()),
    confirmed_deposit_type: maybe(v.string()),
    confirmed_account_number: maybe(v.string()),
    confirmed_end_applicable_date: maybe(dayWire),
    applying_bank_name: maybe(v.string()),
    applying_branch_name: maybe(v.string()),
    applying_deposit_type: maybe(v.string()),
    applying_account_number: maybe(v.string()),
    applying_contract_status: maybe(v.string()),
    status_type: maybe(v.string()),
  }),
})

/**
 * The account that the bank has registered becomes the one that is applied for. `bank_account_status` is the payment type: 1
 * a first account, 3 another one. [SGN-045, SGN-046, K-95]
 */
export const putMemSettingInfoCall = defineCall({
  service: 'memberBase',
  method: 'POST',
  path: '/PutMemSettingInfo/',
  access: 'member',
  csrf: true,
  own: 'any',
  body: v.object({
    /** The first eight characters of the member code. */
    member_number: v.pipe(v.string(), v.regex(/^\d{8}$/)),
    bank_account_status: v.picklist(['1', '3']),
  }),
  reply: v.object(result),
})

const maxSavedFields = 60
const maxFieldNameUnits = 40
const maxFieldUnits = 2000

/** Entries of an application as they were typed, by field: kept for who comes back from the bank in another tab. */
const savedEntries = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(maxFieldNameUnits)), v.pipe(v.string(), v.maxLength(maxFieldUnits))),
  v.check((entries) => Object.keys(entries).length <= maxSavedFields, 'too many fields'),
)

/**
 * The form that hands a member over to the payment company, ready to be posted in this tab: `account` registers a bank
 * account, `card` the co-op's card. The entries so far are stored before the answer. 409 CSP17008: one of this kind is
 * registered already and waits for the application; nothing is registered twice. One that is under way is gone on with. 409
 * CSP17005 to CSP17007 as for an application, 400 CSP17004: nothing could be applied with it. [SGN-050, SGN-062, SGN-065, K-101]
 */
export const accountTransferCall = defineCall({
  service: 'memberBase',
  method: 'POST',
  path: '/account_transfer',
  access: 'member',
  csrf: true,
  confirmed: false,
  own: 'any',
  body: v.object({
    kind: v.picklist(['account', 'card']),
    /** Before the application is sent, or after it. [SGN-051, SGN-052] */
    from: v.picklist(['application', 'pending']),
    entries: savedEntries,
  }),
  reply: v.object({
    transferId: v.string(),
    action: address,
    fields: list(v.object({ name: v.string(), value: v.string() })),
  }),
})

/**
 * How the hand-over of this login stands: what is registered until an application is sent with it, else the latest; `none`
 * once one is sent. The entries are the latest ones. [SGN-061, SGN-065, K-101]
 */
export const accountTransferStateCall = defineCall({
  service: 'memberBase',
  path: '/account_transfer',
  access: 'member',
  confirmed: false,
  own: 'any',
  reply: v.object({
    state: v.picklist(['none', 'started', 'registered', 'refused']),
    transferId: maybe(v.string()),
    kind: maybe(v.picklist(['account', 'card'])),
    from: maybe(v.picklist(['application', 'pending'])),
    /** The registered account, its number masked. */
    bank_name: maybe(v.string()),
    branch_name: maybe(v.string()),
    deposit_type: maybe(v.string()),
    account_number: maybe(v.string()),
    entries: maybe(savedEntries),
  }),
})

/**
 * When staff may visit: weekdays (0 Sunday to 6 Saturday) from `firstDay` to `lastDay` days from today, but for
 * `closedDays`, at one of `times`. [SGN-024]
 */
export const visitOptionsCall = staticData(
  'visit-options',
  v.object({
    firstDay: wholeNumber,
    lastDay: wholeNumber,
    weekdays: list(wholeNumber),
    closedDays: list(dayWire),
    times: list(v.object({ code: v.string(), text: v.string() })),
  }),
)
