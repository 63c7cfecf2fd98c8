import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import { describeRoute } from '../http/open-api.ts'
import { Refusal } from '../http/refusal.ts'
import { toWire } from '../http/to-wire.ts'
import { isFresh, type Signatures } from './signatures.ts'
import { endTransfer } from './transfers.ts'
import { transferResultBody, transferResultPath, transferResultReply } from './wire.ts'

/** Longer than a server waits for an answer: a word that is repeated later is somebody else's. */
const lifeMs = 5 * 60 * 1000

export type ResultPorts = { writes: Database; signatures: Signatures; isOutOfService(): boolean }

/** A call of the payment company's server: what came of a transfer. No browser is believed about it. [K-96] */
export function addTransferResults(server: FastifyInstance, { writes, signatures, isOutOfService }: ResultPorts): void {
  server.post(
    transferResultPath,
    {
      async onRequest() {
        if (isOutOfService()) throw new Refusal('maintenance')
      },
      config: describeRoute({
        summary: 'what came of the registration of an account or a card, for the company that registers it',
        reply: transferResultReply,
        status: 200,
        body: transferResultBody,
      }),
    },
    async (request) => {
      const read = v.safeParse(transferResultBody, request.body)
      if (!read.success) throw new Refusal('requestInvalid')
      const result = read.output
      if (!signatures.isResult(result) || !isFresh(result.sentAt, lifeMs, new Date()))
        throw new Refusal('signatureInvalid')
      // An account is registered with its number, a card without one.
      if (result.result === 'registered' && (result.kind === 'account') !== (result.account !== null))
        throw new Refusal('requestInvalid')
      const state = await writes.transaction().execute((transaction) => endTransfer(transaction, result))
      return toWire(transferResultReply, { state })
    },
  )
}
