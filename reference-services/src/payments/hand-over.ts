import * as v from 'valibot'
import type { Config } from '../config.ts'
import { isFresh, type Signatures } from './signatures.ts'
import { type HandOver, handOverFields } from './wire.ts'

export type TransferKind = HandOver['kind']

/** Below the payment company's origin: `accountTransferUrl` and `creditRegistUrl`. */
export const bankPaths: Readonly<Record<TransferKind, string>> = { account: '/bank/transfer', card: '/bank/card' }

/** As long as somebody looks for a passbook. */
const lifeMs = 30 * 60 * 1000

export type HandOverPorts = Pick<Config, 'origins' | 'payment'> & { signatures: Signatures }

/** The form of one transfer, ready to be posted. */
export function writeHandOver(
  { origins, payment, signatures }: HandOverPorts,
  { transferId, kind, now }: { transferId: string; kind: TransferKind; now: Date },
): { transferId: string; action: string; fields: { name: string; value: string }[] } {
  const unsigned = {
    shopCode: payment.shopCode,
    storageCompanyCode: payment.storageCompanyCode,
    transferId,
    kind,
    returnUrl: `${origins.shop}/signup/accounttransfer`,
    issuedAt: now.toISOString(),
  }
  const all = { ...unsigned, signature: signatures.ofHandOver(unsigned) }
  return {
    transferId,
    action: `${origins.partners}${bankPaths[kind]}`,
    fields: Object.entries(all).map(([name, value]) => ({ name, value })),
  }
}

export type ReadHandOver = { is: 'good' | 'expired'; handOver: HandOver } | { is: 'forged' }

/** A form that a browser brings, as the payment company reads it. */
export function readHandOver(signatures: Signatures, body: unknown, kind: TransferKind, now: Date): ReadHandOver {
  const read = v.safeParse(handOverFields, body)
  if (!read.success || read.output.kind !== kind || !signatures.isHandOver(read.output)) return { is: 'forged' }
  return { is: isFresh(read.output.issuedAt, lifeMs, now) ? 'good' : 'expired', handOver: read.output }
}
