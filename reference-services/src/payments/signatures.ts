import { createHmac, timingSafeEqual } from 'node:crypto'
import { operatorSecret } from '@shop/release-store'
import type { Config } from '../config.ts'
import type { HandOver, TransferResult } from './wire.ts'

/** The password that the shop and the payment company share: a setting, or one of this machine's own. It goes nowhere. */
export const systemPasswordOf = ({
  payment,
  dataFolder,
  operatorSecret: given,
}: Pick<Config, 'payment' | 'dataFolder' | 'operatorSecret'>): string =>
  payment.systemPassword ??
  createHmac('sha256', operatorSecret(dataFolder, { OPERATOR_SECRET: given }))
    .update('payment')
    .digest('base64url')

type Unsigned<T> = Omit<T, 'signature'>

export type Signatures = {
  ofHandOver(handOver: Unsigned<HandOver>): string
  ofResult(result: Unsigned<TransferResult>): string
  isHandOver(handOver: HandOver): boolean
  isResult(result: TransferResult): boolean
}

/** A seal of one of the two is known to the other. A form is never good as a result. [K-96] */
export function createSignatures(systemPassword: string): Signatures {
  const sign = (purpose: string, values: readonly unknown[]): string =>
    createHmac('sha256', systemPassword)
      .update(JSON.stringify([purpose, ...values]))
      .digest('base64url')

  const ofHandOver: Signatures['ofHandOver'] = (one) =>
    sign('hand-over', [one.shopCode, one.storageCompanyCode, one.transferId, one.kind, one.returnUrl, one.issuedAt])
  const ofResult: Signatures['ofResult'] = ({ transferId, kind, result, account, sentAt }) =>
    sign('result', [
      transferId,
      kind,
      result,
      account && [account.bankName, account.branchName, account.depositType, account.accountNumber],
      sentAt,
    ])

  return {
    ofHandOver,
    ofResult,
    isHandOver: (one) => isSame(one.signature, ofHandOver(one)),
    isResult: (one) => isSame(one.signature, ofResult(one)),
  }
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** In milliseconds of real time: a clock that is a little ahead is no fraud. */
const skewMs = 60_000

/** Whether something that was sealed at `at` is still good. */
export const isFresh = (at: string, lifeMs: number, now: Date): boolean => {
  const age = now.getTime() - new Date(at).getTime()
  return -skewMs <= age && age <= lifeMs
}
