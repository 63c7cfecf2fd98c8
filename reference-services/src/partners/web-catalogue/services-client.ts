import * as v from 'valibot'
import { contentsReply, linesReply, partnerPaths } from '../../web-catalogue/wire.ts'

export type Contents = v.InferOutput<typeof contentsReply>

const patienceMs = 8000

/** The shop's services as this company's server sees them. */
export function createServicesClient(origin: string) {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, signal: AbortSignal.timeout(patienceMs) })
  const send = (method: string, path: string, body: unknown) =>
    ask(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

  return {
    /** Nothing: the shop has no such medium, or it does not show that week. */
    async contents(week: string, code: string): Promise<Contents | undefined> {
      const query = new URLSearchParams({ planning_week: week, catalogue_code: code })
      const answer = await ask(`${partnerPaths.contents}?${query}`)
      if (answer.status === 404 || answer.status === 400) return undefined
      if (!answer.ok) throw new Error(`contents: ${answer.status}`)
      return v.parse(contentsReply, await answer.json())
    },

    /** Pieces by order number. A ticket that has run out meanwhile has none: its first press says so. */
    async ordered(week: string, ticket: string): Promise<ReadonlyMap<string, number>> {
      if (ticket === '') return new Map()
      const answer = await send('POST', partnerPaths.lines, { ticket, planning_week: week })
      if (answer.status === 403) return new Map()
      if (!answer.ok) throw new Error(`lines: ${answer.status}`)
      const { order_list } = v.parse(linesReply, await answer.json())
      return new Map(order_list.map(({ order_no, order_count }) => [order_no, order_count]))
    },

    /** Passed on as it is: the services judge it. */
    async order(method: 'PUT' | 'DELETE', body: unknown): Promise<{ status: number; body: unknown }> {
      const answer = await send(method, partnerPaths.order, body)
      return { status: answer.status, body: await answer.json() }
    },
  }
}
