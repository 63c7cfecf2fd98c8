import { addDays, tokyoDay } from '../calendar/tokyo-time.ts'
import type { BankAccountTable, RegisteredAccount } from '../database/application-tables.ts'
import type { Database } from '../database/open-database.ts'
import { seedAccounts, subjectOf } from './accounts.ts'
import { insertRows } from './insert-rows.ts'
import { paymentMembers } from './payment-members.ts'

const yukidoke: RegisteredAccount = {
  bankName: '雪どけ銀行',
  branchName: '札幌中央支店',
  depositType: '普通',
  accountNumber: '2045163',
}
const kitanomori: RegisteredAccount = {
  bankName: '北の杜信用金庫',
  branchName: '豊平支店',
  depositType: '普通',
  accountNumber: '7730918',
}

type Standing = {
  status_type: string
  confirmed?: RegisteredAccount
  applying?: RegisteredAccount
  /** The registered account is paid from until the other one counts. */
  isEnding?: true
  has_clover_card?: true
  is_available?: false
}

/** In the order of {@link paymentMembers}. */
const standings: readonly Standing[] = [
  { status_type: '1' },
  { status_type: '2', applying: yukidoke },
  { status_type: '3', applying: kitanomori },
  { status_type: '4', confirmed: yukidoke, has_clover_card: true },
  { status_type: '5', confirmed: yukidoke },
  { status_type: '6', confirmed: yukidoke, applying: kitanomori, isEnding: true },
  { status_type: '7', confirmed: yukidoke, applying: kitanomori },
  { status_type: 'J1' },
  { status_type: '', is_available: false },
]

const underWay = '1'
const refused = '2'
const memberNumberLength = 8
const endsInDays = 40

const contractOf = ({ status_type, applying }: Standing): string | null => {
  if (applying === undefined) return null
  return status_type === '7' ? refused : underWay
}

const rowOf = (code: string, standing: Standing, endsOn: string) =>
  ({
    member_number: code.slice(0, memberNumberLength),
    status_type: standing.status_type,
    confirmed: standing.confirmed ?? null,
    confirmed_end_applicable_date: standing.isEnding ? endsOn : null,
    applying: standing.applying ?? null,
    applying_contract_status: contractOf(standing),
    has_clover_card: standing.has_clover_card ?? false,
    is_available: standing.is_available ?? true,
  }) satisfies Record<keyof BankAccountTable, unknown>

/** Newcomers to see every way of payment with, and one whose application waits for it. [SGN-059, SGN-007] */
export async function seedPayments(db: Database, now: Date): Promise<void> {
  await seedAccounts(db, paymentMembers)
  const endsOn = tokyoDay(addDays(now, endsInDays))
  const rows = paymentMembers.flatMap(({ member }, at) => {
    const standing = standings[at]
    return standing === undefined ? [] : [rowOf(member.code, standing, endsOn)]
  })
  await insertRows(db, 'bank_account', rows)
  await insertRows(db, 'delivery_application', [
    applicationOf('paymentj1@todok.example', addDays(now, -appliedDaysAgo)),
  ])
}

const appliedDaysAgo = 2

function applicationOf(email: string, appliedAt: Date) {
  const member = paymentMembers.find((one) => one.email === email)?.member
  return {
    id: '6f1d2c0a-5b1e-4a57-9a53-0d6f5a8e7c11',
    subject: subjectOf(email),
    member_code: member?.code,
    status: 'underReview',
    entries: {
      postNumber: member?.post_code,
      address1: member?.prefecture,
      address2: member?.street,
      address3: '',
      phoneNumber: member?.mobile_phone,
      selectedResidence: '1',
      selectedPlacement: '4',
      selectedConfirmationOfDelivery: '1',
      selectedDeliveryOfPaperCatalog: '0',
      selectedAboutChildren: '0',
      selectedIntroducer: '0',
    },
    applied_at: appliedAt.toISOString(),
    // The last digit checks the others. [K-98]
    receipt_number: '480271931',
  }
}
