import {
  accountTransferCall,
  accountTransferStateCall,
  bankAccountCall,
  paymentServiceConfigCall,
  putMemSettingInfoCall,
  serviceUseJudgeCall,
  visitOptionsCall,
} from '@shop/shared/contract'
import { maskAccountNumber, memberNumberOf, type VisitOptions } from '@shop/shared/domain/application'
import type { ApiClient } from './client.ts'

const success = '0'

/** The member base answered that it would not: `result_status` is not 0. */
export class PaymentCallRefused extends Error {
  override readonly name = 'PaymentCallRefused'
}

/** Words to the member for a payment call that was refused, or that failed. */
export const paymentCallTexts = {
  judgement: { refused: 'サービス利用判定参照に失敗しました', failed: 'サービス利用判定参照に失敗しました' },
  bankAccount: { refused: '口座情報取得に失敗しました', failed: '口座情報取得中にエラーが発生しました' },
  update: { refused: '口座情報更新中にエラーが発生しました', failed: '口座情報更新中にエラーが発生しました' },
} as const

export const paymentCallText = (call: keyof typeof paymentCallTexts, error: unknown): string =>
  paymentCallTexts[call][error instanceof PaymentCallRefused ? 'refused' : 'failed']

function expectSuccess({ result_status }: { result_status: string }, call: keyof typeof paymentCallTexts): void {
  if (result_status !== success) throw new PaymentCallRefused(paymentCallTexts[call].refused)
}

export type PaymentServiceConfig = {
  shopCode: string
  storageCompanyCode: string
  accountTransferUrl: string
  creditRegistUrl: string
  tokenKey: string
}

/** Whether an account can be registered just now: without it there is no hand-over. Never kept or logged. */
export const getPaymentServiceConfig = (api: ApiClient, signal?: AbortSignal): Promise<PaymentServiceConfig> =>
  api.send(paymentServiceConfigCall, { signal })

export type ServiceUseJudgement = {
  /** Delivery may be used where the member lives. [SGN-008, K-94] */
  isAvailable: boolean
  /** The first flag. [SGN-041] */
  hasCloverCard: boolean
}

const notAvailable = '0'
const cardInUse = '1'

/** Throws {@link PaymentCallRefused}. */
export async function judgeServiceUse(api: ApiClient, signal?: AbortSignal): Promise<ServiceUseJudgement> {
  const reply = await api.send(serviceUseJudgeCall, { signal })
  expectSuccess(reply, 'judgement')
  return {
    isAvailable: reply.result_service !== notAvailable,
    hasCloverCard: reply.credit_coop_status === cardInUse,
  }
}

export type BankAccount = {
  bankName: string
  branchName: string
  depositType: string
  /** Masked but for its last three digits. */
  accountNumber: string
}

export type BankAccounts = {
  /** Empty, J1, or 1 to 7. [K-93] */
  yoshinStatus: string
  confirmed?: BankAccount
  /** `YYYY-MM-DD`, the last day on which the confirmed one is paid from. */
  confirmedEndsOn?: string
  applying?: BankAccount
}

type Text = string | undefined

const toBankAccount = (bankName: Text, branchName: Text = '', depositType: Text = '', number: Text = '') =>
  bankName === undefined || bankName === ''
    ? undefined
    : { bankName, branchName, depositType, accountNumber: maskAccountNumber(number) }

/** Throws {@link PaymentCallRefused}. */
export async function getBankAccounts(api: ApiClient, signal?: AbortSignal): Promise<BankAccounts> {
  const wire = await api.send(bankAccountCall, { signal })
  expectSuccess(wire, 'bankAccount')
  const confirmed = toBankAccount(
    wire.confirmed_bank_name,
    wire.confirmed_branch_name,
    wire.confirmed_deposit_type,
    wire.confirmed_account_number,
  )
  const applying = toBankAccount(
    wire.applying_bank_name,
    wire.applying_branch_name,
    wire.applying_deposit_type,
    wire.applying_account_number,
  )
  return {
    yoshinStatus: wire.status_type ?? '',
    ...(confirmed === undefined ? {} : { confirmed }),
    ...(wire.confirmed_end_applicable_date === undefined
      ? {}
      : { confirmedEndsOn: wire.confirmed_end_applicable_date }),
    ...(applying === undefined ? {} : { applying }),
  }
}

/** The registered account becomes the one that is applied for; twice is once. Throws {@link PaymentCallRefused}. */
export async function updateBankAccount(api: ApiClient, memberCode: string, type: '1' | '3'): Promise<void> {
  const body = { member_number: memberNumberOf(memberCode), bank_account_status: type }
  expectSuccess(await api.send(putMemSettingInfoCall, { body }), 'update')
}

/** A form that is posted in this tab. */
export type HandOver = { transferId: string; action: string; fields: readonly { name: string; value: string }[] }

export type HandOverRequest = {
  kind: 'account' | 'card'
  from: 'application' | 'pending'
  /** As typed; stored before the member leaves. */
  entries: Readonly<Record<string, string>>
}

export const askHandOver = (api: ApiClient, request: HandOverRequest): Promise<HandOver> =>
  api.send(accountTransferCall, { body: request })

export type Transfer = {
  state: 'none' | 'started' | 'registered' | 'refused'
  transferId?: string
  kind?: 'account' | 'card'
  from?: 'application' | 'pending'
  account?: BankAccount
  entries?: Readonly<Record<string, string>>
}

/** How the latest hand-over stands, whatever the address says by which somebody came back. [SGN-061] */
export async function getTransfer(api: ApiClient, signal?: AbortSignal): Promise<Transfer> {
  const wire = await api.send(accountTransferStateCall, { signal })
  const account = toBankAccount(wire.bank_name, wire.branch_name, wire.deposit_type, wire.account_number)
  return {
    state: wire.state,
    ...(wire.transferId === undefined ? {} : { transferId: wire.transferId }),
    ...(wire.kind === undefined ? {} : { kind: wire.kind }),
    ...(wire.from === undefined ? {} : { from: wire.from }),
    ...(account === undefined ? {} : { account }),
    ...(wire.entries === undefined ? {} : { entries: wire.entries }),
  }
}

/** When staff may visit to register a payment. [SGN-024] */
export const getVisitOptions = (api: ApiClient, signal?: AbortSignal): Promise<VisitOptions> =>
  api.send(visitOptionsCall, { signal })
