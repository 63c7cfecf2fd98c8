import type { Generated } from 'kysely'
import type { Json, MaybeJson } from './json-columns.ts'

export type ApplicationTable = {
  id: string
  subject: string
  member_code: string | null
  status: 'underReview' | 'accepted' | 'refused'
  entries: Json<Record<string, unknown>>
  applied_at: Date
  /** Told to the applicant; applications from before it have none. */
  receipt_number: string | null
}

/** As the bank has registered it. The number leaves the services masked alone. */
export type RegisteredAccount = { bankName: string; branchName: string; depositType: string; accountNumber: string }

export type BankAccountTable = {
  /** The first eight characters of a member code. */
  member_number: string
  /** Empty, J1, or 1 to 7. [SGN-059] */
  status_type: string
  confirmed: MaybeJson<RegisteredAccount>
  confirmed_end_applicable_date: string | null
  applying: MaybeJson<RegisteredAccount>
  applying_contract_status: string | null
  has_clover_card: Generated<boolean>
  /** Delivery may be used at all. */
  is_available: Generated<boolean>
}

export type BankTransferTable = {
  id: string
  subject: string
  member_number: string
  kind: 'account' | 'card'
  from: 'application' | 'pending'
  state: 'started' | 'registered' | 'refused' | 'taken'
  account: MaybeJson<RegisteredAccount>
  /** The application as it was typed, for who comes back in another tab. */
  entries: MaybeJson<Record<string, string>>
  started_at: Date
  ended_at: Date | null
}

/** `sent_at`: the mail server has taken it. */
export type RegistrationMailTable = {
  subject: string
  first_name: string
  last_name: string
  asked_at: Date
  attempts: Generated<number>
  next_try_at: Generated<Date>
  sent_at: Date | null
  /** The mail server said no for good: it is kept, and not tried again. */
  refused_at: Date | null
}

/** Deleted when it has gone: its link opens the account. */
export type PasswordResetMailTable = {
  token_hash: string
  email: string
  link: string
  asked_at: Date
  attempts: Generated<number>
  next_try_at: Generated<Date>
  refused_at: Date | null
}
