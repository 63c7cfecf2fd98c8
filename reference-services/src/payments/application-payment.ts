import type { Database } from '../database/open-database.ts'
import type { MemberTable } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { type BankAccount, bankAccountOf, isPaidFrom, memberNumberOf, waitForPayment } from './bank-accounts.ts'
import { assignAccount } from './member-base-calls.ts'
import { closeTransfers, consumeTransfer, isWaiting, lockTransfers, type Transfer } from './transfers.ts'

type Entries = {
  selectedPayment?: string | null | undefined
  selectedVisitDate?: string | null | undefined
  selectedVisitTime?: string | null | undefined
}

type Applicant = { subject: string; member: MemberTable | undefined; entries: Entries; hasVisitSupport: boolean }

const isNonPayment = (statusType: string) => statusType === '' || statusType === 'J1'
const refuse = (text: string) => new Refusal('paymentInvalid', text)
const changed = 'お支払い方法の登録状況が変わりました。お手数ですが、最初からもう一度お申し込みください。'

/** An application is stored when it may be made and what it is paid with is there. [K-94, K-102] */
export async function settlePayment(db: Database, applicant: Applicant): Promise<void> {
  const { subject, member, entries } = applicant
  const payment = entries.selectedPayment ?? undefined
  if (member === undefined) {
    if (payment !== undefined) throw refuse(changed)
    return
  }
  // Before any row: an update of the account at the same moment takes them in this order as well.
  await lockTransfers(db, subject)
  const account = await bankAccountOf(db, memberNumberOf(member))
  if (!account.is_available) throw new Refusal('deliveryUnavailable')
  if (isNonPayment(account.status_type)) {
    if (payment !== undefined) throw refuse(changed)
    await waitForPayment(db, account.member_number)
  } else {
    if (payment === undefined) throw refuse('お支払い方法を選んでください。')
    await judgePayment(db, payment, account, applicant)
  }
  await closeTransfers(db, subject)
}

async function judgePayment(
  db: Database,
  payment: string,
  account: BankAccount,
  { subject, entries, hasVisitSupport }: Applicant,
): Promise<void> {
  switch (payment) {
    case '0':
      return expectWaiting(
        account.has_clover_card ? (await consumeTransfer(db, subject, 'card'))?.transfer : undefined,
        'カード',
      )
    case '2':
      if (!isPaidFrom(account)) throw refuse('ご利用いただける口座を確認できませんでした。')
      return
    case '4':
      return judgeVisit(entries, hasVisitSupport)
    default:
      return expectWaiting(await assignAccount(db, subject, account.member_number), '口座')
  }
}

function expectWaiting(transfer: Transfer | undefined, name: string): void {
  if (transfer === undefined || !isWaiting(transfer)) throw refuse(`${name}の登録を確認できませんでした。`)
}

function judgeVisit({ selectedVisitDate, selectedVisitTime }: Entries, hasVisitSupport: boolean): void {
  if (!hasVisitSupport) throw refuse('訪問サポートはご利用いただけません。')
  if (!selectedVisitDate || !selectedVisitTime) throw refuse('訪問を希望する日と時間帯を選んでください。')
}
