import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { Config } from '../../config.ts'
import { logOf } from '../../observability/log.ts'
import { sendPage, type WrittenPage } from '../../pages/page.ts'
import { bankPaths, readHandOver, type TransferKind } from '../../payments/hand-over.ts'
import { createSignatures, systemPasswordOf } from '../../payments/signatures.ts'
import type { HandOver, TransferResult } from '../../payments/wire.ts'
import { accountPage, cardPage, expiredPage, forgedPage, slowPage } from './bank-pages.ts'
import { accountFields, accountOf, isRefusedByBank, judgeAccount, noEntries, slowBank } from './bank-rules.ts'
import { keepHandOver, keptHandOver } from './kept-hand-over.ts'
import { createShopNotifier } from './services-client.ts'

const log = logOf('partners')

export type BankFacts = Pick<Config, 'origins' | 'payment' | 'dataFolder' | 'operatorSecret'>

/** A stand-in for the payment company: it registers a bank account or the co-op's card. [K-96] */
export function addBank(server: FastifyInstance, config: BankFacts): void {
  const shopOrigin = config.origins.shop
  const signatures = createSignatures(systemPasswordOf(config))
  const tellShop = createShopNotifier(config.origins.services, signatures)

  /** A good hand-over; otherwise the answer is given already. */
  function read(body: unknown, reply: FastifyReply, kind: TransferKind): HandOver | undefined {
    const found = readHandOver(signatures, body, kind, new Date())
    if (found.is === 'good') return found.handOver
    if (found.is === 'expired') sendPage(reply.code(410), expiredPage(shopOrigin, found.handOver))
    else sendPage(reply.code(400), forgedPage(shopOrigin))
    return undefined
  }

  /** Back to the shop by what counts there; a shop that cannot be reached is told by the next press. */
  async function end(
    reply: FastifyReply,
    { transferId, kind, returnUrl }: HandOver,
    told: Pick<TransferResult, 'result' | 'account'>,
    again: () => WrittenPage,
  ): Promise<FastifyReply> {
    const state = await tellShop({ transferId, kind, ...told }).catch((error: Error) => {
      log.error(`the shop was not told of a transfer: ${error.message}`)
      return undefined
    })
    if (state === undefined) return sendPage(reply.code(503), again())
    return reply.redirect(`${returnUrl}/${state === 'registered' ? 'complete' : 'error'}`, 303)
  }

  const facts = (kind: TransferKind, handOver: HandOver) => ({ shopOrigin, path: bankPaths[kind], handOver })
  const pageOf = (kind: TransferKind, handOver: HandOver, isUnreachable = false) =>
    kind === 'card'
      ? cardPage({ ...facts(kind, handOver), isUnreachable })
      : accountPage({ ...facts(kind, handOver), entries: noEntries, isUnreachable })

  for (const kind of ['account', 'card'] as const) {
    server.post(bankPaths[kind], async (request, reply) => {
      // Nobody is led here by a page of somebody else, with an account to give to his application.
      if (request.headers.origin !== shopOrigin) return sendPage(reply.code(400), forgedPage(shopOrigin))
      const handOver = read(request.body, reply, kind)
      if (handOver === undefined) return reply
      return reply.header('Set-Cookie', keepHandOver(kind, handOver)).redirect(bankPaths[kind], 303)
    })

    // A page of its own: who comes here by the back button is not asked whether to send a form again.
    server.get(bankPaths[kind], async (request, reply) => {
      const handOver = read(keptHandOver(kind, request.headers.cookie), reply, kind)
      return handOver === undefined ? reply : sendPage(reply, pageOf(kind, handOver))
    })

    server.post(`${bankPaths[kind]}/cancel`, async (request, reply) => {
      const handOver = read(request.body, reply, kind)
      if (handOver === undefined) return reply
      return end(reply, handOver, { result: 'refused', account: null }, () => pageOf(kind, handOver, true))
    })
  }

  server.post(`${bankPaths.card}/register`, async (request, reply) => {
    const handOver = read(request.body, reply, 'card')
    if (handOver === undefined) return reply
    return end(reply, handOver, { result: 'registered', account: null }, () => pageOf('card', handOver, true))
  })

  server.post(`${bankPaths.account}/register`, async (request, reply) => {
    const handOver = read(request.body, reply, 'account')
    if (handOver === undefined) return reply
    const sent = v.safeParse(accountFields, request.body)
    if (!sent.success) return sendPage(reply.code(400), forgedPage(shopOrigin))
    const entries = sent.output
    const page = { ...facts('account', handOver), entries }
    const errors = judgeAccount(entries)
    if (Object.keys(errors).length > 0) return sendPage(reply.code(400), accountPage({ ...page, errors }))
    if (entries.bank === slowBank) return sendPage(reply.code(504), slowPage(page))
    const told = isRefusedByBank(entries)
      ? ({ result: 'refused', account: null } as const)
      : ({ result: 'registered', account: accountOf(entries) } as const)
    return end(reply, handOver, told, () => accountPage({ ...page, isUnreachable: true }))
  })
}
