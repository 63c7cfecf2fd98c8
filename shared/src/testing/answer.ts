import { type Call, csrfField } from '@shop/shared/contract'
import { type HttpHandler, HttpResponse, http } from 'msw'
import * as v from 'valibot'
import { testServices } from './test-services.ts'

type Read<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined

/** The request that a service received, read by the contract's own schemas. */
export type Asked<C extends Call> = {
  query: Read<C['query']>
  body: Read<C['body']>
  headers: Headers
  /** 1 for the first request to this answer. */
  time: number
}

/** The reply on the wire, before the browser's parsing. */
export type ReplyBody<C extends Call> = v.InferInput<C['reply']>

type Outcome<C extends Call> = ReplyBody<C> | Response
type Answering<C extends Call> = (asked: Asked<C>) => Outcome<C> | Promise<Outcome<C>>

/** Answers a call of the contract as its service would. A request of a wrong shape is refused with 400. */
export function answer<C extends Call>(call: C, reply: ReplyBody<C> | Answering<C>): HttpHandler {
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
  let time = 0
  return http[method](`${testServices[call.service]}${call.path}`, async ({ request }) => {
    time += 1
    const query = queryOf(new URL(request.url))
    const body = call.body === undefined ? undefined : withoutCsrf(await request.json())
    if (!fits(call.query, query) || !fits(call.body, body)) return refused(400, 'CSP90000')
    const asked = { query: read(call.query, query), body: read(call.body, body), headers: request.headers, time }
    const outcome = typeof reply === 'function' ? await (reply as Answering<C>)(asked as Asked<C>) : reply
    if (outcome instanceof Response) return outcome
    return call.format === 'xml' ? HttpResponse.text(String(outcome)) : HttpResponse.json(outcome as object)
  })
}

/** A refusal with the code that the message list knows. */
export const refused = (status: number, errorStatus?: string, errorMessage?: string): Response =>
  HttpResponse.json({ error_status: errorStatus, error_message: errorMessage }, { status })

/** The connection broke: nobody knows whether the service did what was asked. */
export const connectionLost = (): Response => HttpResponse.error()

function queryOf(url: URL): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const name of new Set(url.searchParams.keys())) {
    const all = url.searchParams.getAll(name)
    if (name !== '_') values[name] = all.length === 1 ? all[0] : all
  }
  return values
}

function withoutCsrf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { [csrfField]: _, ...rest } = body as Record<string, unknown>
  return rest
}

const fits = (schema: v.GenericSchema | undefined, value: unknown) => schema === undefined || v.is(schema, value)
const read = (schema: v.GenericSchema | undefined, value: unknown) =>
  schema === undefined ? undefined : v.parse(schema, value)
