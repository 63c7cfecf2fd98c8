import * as v from 'valibot'
import type { Signatures } from '../../payments/signatures.ts'
import {
  type TransferOutcome,
  type TransferResult,
  transferResultPath,
  transferResultReply,
} from '../../payments/wire.ts'

const patienceMs = 8000

export type NotifyShop = (
  result: Pick<TransferResult, 'transferId' | 'kind' | 'result' | 'account'>,
) => Promise<TransferOutcome>

/** This company's server tells the shop's services, sealed; the answer is how the transfer stands. [K-96] */
export const createShopNotifier =
  (servicesOrigin: string, signatures: Signatures): NotifyShop =>
  async (result) => {
    const unsigned = { ...result, sentAt: new Date().toISOString() }
    const answer = await fetch(servicesOrigin + transferResultPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...unsigned, signature: signatures.ofResult(unsigned) }),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) throw new Error(`transfer result: ${answer.status}`)
    return v.parse(transferResultReply, await answer.json()).state
  }
