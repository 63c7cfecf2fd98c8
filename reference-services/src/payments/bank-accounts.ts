import { type Selectable, sql } from 'kysely'
import type { BankAccountTable, RegisteredAccount } from '../database/application-tables.ts'
import type { Database } from '../database/open-database.ts'

export type BankAccount = Selectable<BankAccountTable>

const numberLength = 8
/** Whom the member base knows a household by. */
export const memberNumberOf = ({ code }: { code: string }): string => code.slice(0, numberLength)

const nobody: Omit<BankAccount, 'member_number'> = {
  status_type: '',
  confirmed: null,
  confirmed_end_applicable_date: null,
  applying: null,
  applying_contract_status: null,
  has_clover_card: false,
  is_available: true,
}

/** How a household pays; one that the member base holds nothing of has an empty status. [K-93] */
export async function bankAccountOf(db: Database, memberNumber: string): Promise<BankAccount> {
  const found = await db
    .selectFrom('bank_account')
    .selectAll()
    .where('member_number', '=', memberNumber)
    .executeTakeFirst()
  return found ?? { member_number: memberNumber, ...nobody }
}

const withAccount = ['2', '3', '4', '6', '7']
/** There is an account to pay from, now or soon. [SGN-039, SGN-040] */
export const isPaidFrom = ({ status_type }: Pick<BankAccount, 'status_type'>): boolean =>
  withAccount.includes(status_type)

const pendingTomorrow = '3'
const registeredPending = '6'

/** The status of who has applied for an account: one that is paid from goes on meanwhile. */
const statusAfter = (before: BankAccount): string =>
  isPaidFrom(before) && before.confirmed !== null ? registeredPending : pendingTomorrow

/** The registered account is the one that is applied for. */
export async function applyForAccount(db: Database, memberNumber: string, account: RegisteredAccount): Promise<void> {
  const before = await bankAccountOf(db, memberNumber)
  const after = {
    status_type: statusAfter(before),
    applying: JSON.stringify(account),
    applying_contract_status: '1',
    ...(isPaidFrom(before) ? {} : { confirmed: null, confirmed_end_applicable_date: null }),
  }
  await db
    .insertInto('bank_account')
    .values({ member_number: memberNumber, ...after })
    .onConflict((one) => one.column('member_number').doUpdateSet(after))
    .execute()
}

/** Whoever applied before anything was known of a payment waits for one. */
export const waitForPayment = (db: Database, memberNumber: string) =>
  db
    .insertInto('bank_account')
    .values({ member_number: memberNumber, status_type: 'J1' })
    .onConflict((one) =>
      one
        .column('member_number')
        .doUpdateSet({ status_type: sql<string>`'J1'` })
        .where('bank_account.status_type', '=', ''),
    )
    .execute()

const shownDigits = 3

/** All but the last three digits are hidden: a whole number leaves the services in no answer. */
const maskNumber = (number: string): string =>
  `${'＊'.repeat(Math.max(number.length - shownDigits, 0))}${number.slice(-shownDigits)}`

/** Fields of an account below `confirmed_`, `applying_` or nothing, as the wire names them. [API-072] */
export const accountWire = <Prefix extends string>(prefix: Prefix, account: RegisteredAccount | null) =>
  (account === null
    ? {}
    : {
        [`${prefix}bank_name`]: account.bankName,
        [`${prefix}branch_name`]: account.branchName,
        [`${prefix}deposit_type`]: account.depositType,
        [`${prefix}account_number`]: maskNumber(account.accountNumber),
      }) as Partial<Record<`${Prefix}${'bank_name' | 'branch_name' | 'deposit_type' | 'account_number'}`, string>>
