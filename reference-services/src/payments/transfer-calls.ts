import { accountTransferCall, accountTransferStateCall } from '@shop/shared/contract'
import type { Database } from '../database/open-database.ts'
import { requireMember } from '../delivery/member-calls.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { accountWire, type BankAccount, bankAccountOf, memberNumberOf } from './bank-accounts.ts'
import { type HandOverPorts, type TransferKind, writeHandOver } from './hand-over.ts'
import { isWaiting, startTransfer, type Transfer, transfersOf } from './transfers.ts'

/** The hand-over to the payment company, and how it stands. [K-96] */
export function answerTransfers(calls: AnswerCalls, ports: HandOverPorts): void {
  calls.write(accountTransferCall, async ({ db, body, subject }) => {
    const { kind, from, entries } = body
    const member = await requireMember(db, subject)
    if (member.uses_delivery) throw new Refusal('deliveredAlready')
    const account = await bankAccountOf(db, memberNumberOf(member))
    judgeStart(account, kind, { from, isUnderReview: await isUnderReview(db, subject) })
    const start = { subject, member_number: account.member_number, kind, from, entries }
    const transferId = await startTransfer(db, start)
    return writeHandOver(ports, { transferId, kind, now: new Date() })
  })

  calls.forLogin(accountTransferStateCall, async ({ db, subject }) => {
    const all = await transfersOf(db, subject)
    const shown = all.find(isWaiting) ?? all[0]
    if (shown === undefined || (shown.state === 'taken' && !isWaiting(shown))) return { state: 'none' } as const
    return {
      state: shown.state === 'taken' ? 'registered' : shown.state,
      transferId: shown.id,
      kind: shown.kind,
      from: shown.from,
      ...accountWire('', shown.account),
      ...entriesOf(all),
    } as const
  })
}

/** Typed last, whichever hand-over it went with. */
function entriesOf(latestFirst: readonly Transfer[]) {
  const entries = latestFirst.find((one) => one.entries !== null)?.entries
  return entries === undefined ? {} : { entries }
}

const isUnderReview = async (db: Database, subject: string): Promise<boolean> =>
  (await db
    .selectFrom('delivery_application')
    .select('id')
    .where('subject', '=', subject)
    .where('status', '=', 'underReview')
    .executeTakeFirst()) !== undefined

type Start = { from: Transfer['from']; isUnderReview: boolean }

/** Nothing is registered that could not be applied with. */
function judgeStart(account: BankAccount, kind: TransferKind, { from, isUnderReview }: Start): void {
  if (!account.is_available) throw new Refusal('deliveryUnavailable')
  if (from === 'application' && isUnderReview) throw new Refusal('underReview')
  if (from === 'pending' && !isUnderReview)
    throw new Refusal('notApplied', '宅配のお申し込みを確認できませんでした。先にお申し込みください。')
  if (kind === 'card' && !account.has_clover_card)
    throw new Refusal('cardNotAllowed', 'クローバーカードはご利用いただけません。ほかのお支払い方法をお選びください。')
}
