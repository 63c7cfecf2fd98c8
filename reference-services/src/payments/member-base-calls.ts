import {
  bankAccountCall,
  paymentServiceConfigCall,
  putMemSettingInfoCall,
  serviceUseJudgeCall,
} from '@shop/shared/contract'
import type { Config } from '../config.ts'
import type { Database } from '../database/open-database.ts'
import { requireMember } from '../delivery/member-calls.ts'
import { memberOfLogin } from '../delivery/members.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { accountWire, applyForAccount, type BankAccount, bankAccountOf, memberNumberOf } from './bank-accounts.ts'
import { bankPaths } from './hand-over.ts'
import { consumeTransfer } from './transfers.ts'

const success = { result_status: '0' }
const flag = (isSet: boolean): '0' | '1' => (isSet ? '1' : '0')

/** How a member pays, and who the shop is to the payment company. [API-070] */
export function answerMemberBase(calls: AnswerCalls, { origins, payment }: Pick<Config, 'origins' | 'payment'>): void {
  calls.forLogin(paymentServiceConfigCall, async () => ({
    shopCode: payment.shopCode,
    storageCompanyCode: payment.storageCompanyCode,
    accountTransferUrl: `${origins.partners}${bankPaths.account}`,
    creditRegistUrl: `${origins.partners}${bankPaths.card}`,
    tokenKey: payment.tokenKey,
  }))

  calls.forLogin(serviceUseJudgeCall, async ({ db, subject }) => {
    const account = await accountOfLogin(db, subject)
    return {
      ...success,
      result_service: flag(account?.is_available ?? true),
      credit_coop_status: flag(account?.has_clover_card ?? false),
      credit_jcb_status: flag(false),
      credit_smcc_status: flag(false),
    }
  })

  calls.forLogin(bankAccountCall, async ({ db, subject }) => {
    const account = await accountOfLogin(db, subject)
    if (account === undefined) return { ...success, status_type: '' }
    return {
      ...success,
      ...accountWire('confirmed_', account.confirmed),
      ...accountWire('applying_', account.applying),
      confirmed_end_applicable_date: account.confirmed_end_applicable_date,
      applying_contract_status: account.applying_contract_status,
      status_type: account.status_type,
    }
  })

  calls.write(putMemSettingInfoCall, async ({ db, body, subject }) => {
    const memberNumber = memberNumberOf(await requireMember(db, subject))
    if (body.member_number !== memberNumber) throw new Refusal('otherMember')
    const taken = await assignAccount(db, subject, memberNumber)
    return taken === undefined ? { result_status: '1', result_message: '登録された口座がありません。' } : success
  })
}

/** Also of an application whose update was lost on its way: what is taken over already stays as it is. */
export async function assignAccount(db: Database, subject: string, memberNumber: string) {
  const taken = await consumeTransfer(db, subject, 'account')
  if (taken === undefined) return undefined
  const { transfer, isAgain } = taken
  if (!isAgain && transfer.account !== null) await applyForAccount(db, memberNumber, transfer.account)
  return transfer
}

async function accountOfLogin(db: Database, subject: string): Promise<BankAccount | undefined> {
  const member = await memberOfLogin(db, subject)
  return member && bankAccountOf(db, memberNumberOf(member))
}
