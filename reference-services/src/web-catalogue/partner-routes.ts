import { errorCodes } from '@shop/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { ShopClock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import { cancelLine } from '../delivery/order-cancel.ts'
import { putLines } from '../delivery/order-puts.ts'
import { readRegistrationStops } from '../delivery/registration-stops.ts'
import { shareEncodings } from '../http/compression.ts'
import { hashOfToken } from '../http/csrf-tokens.ts'
import { describeRoute } from '../http/open-api.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { addressOf, type ReadBudget } from '../http/read-budget.ts'
import { Refusal, tooMany } from '../http/refusal.ts'
import { toWire } from '../http/to-wire.ts'
import { createVisitorCache } from '../http/visitor-cache.ts'
import type { ServicePorts } from '../service-ports.ts'
import { readContents } from './contents.ts'
import { readTicket } from './tickets.ts'
import {
  contentsQuery,
  contentsReply,
  deleteBody,
  lineReply,
  linesBody,
  linesReply,
  partnerPaths,
  putBody,
} from './wire.ts'

export type PartnerRoutePorts = ServicePorts & {
  db: Database
  writes: Database
  clock: ShopClock
  budget: ReadBudget
  isOutOfService(): boolean
}

/** Nobody turns pages and presses faster. */
const maxPerMinute = 120

const noTicket = 'none'

/** Writes of one ticket: they all come from the partner's one address. */
const ticketOf = ({ body }: FastifyRequest): string => {
  const read = v.safeParse(v.object({ ticket: v.string() }), body)
  return read.success ? hashOfToken(read.output.ticket) : noTicket
}

/** Contents that are kept, ones that are made, and a ticket that is none. */
const units = { kept: 5, contents: 500, lines: 20, badTicket: 200, unreadable: 20 } as const

/** An unreadable order with a ticket comes from the partner's page: it costs its address no more than a read. */
function unitsOf({ status, body }: Refusal, ticket: string): number {
  if (body.error_status === errorCodes.catalogueTicketSpent || ticket === noTicket) return units.badTicket
  return status === 400 ? units.unreadable : 0
}

/**
 * Calls of the server of the company behind the web catalogue: the goods of a medium, and orders for whoever a ticket
 * is of. The same rules and the same writes as for a page of the shop. [K-57]
 */
export function addWebCataloguePartner(server: FastifyInstance, ports: PartnerRoutePorts): void {
  const { db, writes, clock, sources, budget, stops = readRegistrationStops(), isOutOfService } = ports
  const printed = createVisitorCache(() => clock.now().getTime())
  const secondsToWait = createRateLimit(maxPerMinute, ticketOf)
  const onRequest = async () => {
    if (isOutOfService()) throw new Refusal('maintenance')
  }
  const config = (summary: string, reply: v.GenericSchema, body?: v.GenericSchema) => ({
    onRequest,
    config: {
      ...describeRoute({ summary, reply, status: 200, ...(body === undefined ? {} : { body }) }),
      cost: body === undefined ? units.kept : ('none' as const),
    },
  })
  /** Members' tickets come from the partner's one address, and count for themselves; what is none counts for its sender. */
  async function forTicket<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    budget.take(addressOf(request), 0)
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refusal) budget.take(addressOf(request), unitsOf(error, ticketOf(request)))
      throw error
    }
  }
  async function forWrite<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const wait = await secondsToWait(request)
    if (wait > 0) throw tooMany(wait)
    return forTicket(request, work)
  }
  const read = async <S extends v.GenericSchema>(schema: S, value: unknown): Promise<v.InferOutput<S>> => {
    const result = v.safeParse(schema, value)
    if (!result.success) throw new Refusal('requestInvalid')
    return result.output
  }

  server.get(
    partnerPaths.contents,
    config('goods of a medium of the web catalogue, for the company that draws it', contentsReply),
    async (request, reply) => {
      const query = await read(contentsQuery, request.query)
      const asked = { week: query.planning_week, code: query.catalogue_code }
      const key = JSON.stringify(asked)
      if (!printed.has(key)) budget.take(addressOf(request), units.contents)
      const { json, encoded } = await printed.answer(key, async () => {
        const contents = await readContents(db, asked, ports)
        if (contents === undefined) throw new Refusal('catalogueUnknown', 'このカタログはありません。')
        return toWire(contentsReply, contents)
      })
      shareEncodings(reply, encoded)
      return reply.type('application/json; charset=utf-8').send(json)
    },
  )

  server.post(
    partnerPaths.lines,
    config('what is ordered, to a ticket of the web catalogue', linesReply, linesBody),
    async (request) => {
      const { ticket, planning_week, subject } = await forTicket(request, async () => {
        const body = await read(linesBody, request.body)
        return { ...body, ...(await readTicket(db, body.ticket, body.planning_week)) }
      })
      budget.take({ is: 'ticket', name: hashOfToken(ticket) }, units.lines)
      const order_list = await db
        .selectFrom('order_line')
        .innerJoin('member_login', 'member_login.member_code', 'order_line.member_code')
        .select(['order_line.order_no', 'order_line.order_count'])
        .where('member_login.subject', '=', subject)
        .where('order_line.planning_week', '=', planning_week)
        .where('order_line.cycle', 'is', null)
        .execute()
      return toWire(linesReply, { order_list })
    },
  )

  server.put(partnerPaths.order, config('an order with a ticket of the web catalogue', lineReply, putBody), (request) =>
    forWrite(request, async () => {
      const { ticket, ...line } = await read(putBody, request.body)
      const outcome = await writes.transaction().execute(async (transaction) => {
        const { subject, input_status } = await readTicket(transaction, ticket, line.planning_week)
        const put = { subject, ...line, input_status, mode: 'direct' } as const
        const [stored = new Refusal('unexpected')] = await putLines(transaction, [put], { clock, sources, stops })
        return stored
      })
      if (outcome instanceof Refusal) throw outcome
      return toWire(lineReply, outcome)
    }),
  )

  server.delete(
    partnerPaths.order,
    config('an order taken back with a ticket of the web catalogue', lineReply, deleteBody),
    (request) =>
      forWrite(request, async () => {
        const { ticket, ...line } = await read(deleteBody, request.body)
        await writes.transaction().execute(async (transaction) => {
          const { subject } = await readTicket(transaction, ticket, line.planning_week)
          await cancelLine(transaction, { subject, ...line }, clock)
        })
        return toWire(lineReply, { order_no: line.order_no, order_count: 0 })
      }),
  )
}
