import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SpanEnd, Tracing } from './open-telemetry.ts'

export type TraceSettings = { endpoint: string | undefined; service: string }

/** Its code is loaded where traces are sent, and nowhere else. */
let tracing: Tracing | undefined

/** Begins to send traces by OTLP over HTTP, when there is an endpoint; gives what sends the last ones. */
export async function startTraces({ endpoint, service }: TraceSettings): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined
  const { openTracing } = await import('./open-telemetry.ts')
  const opened = openTracing(endpoint, service)
  tracing = opened
  return async () => {
    tracing = undefined
    await opened.close()
  }
}

/**
 * A span for each call of a server, named by `nameOf`. The trace has the number of the request: who has one has the other.
 */
export function traceCalls(server: FastifyInstance, name: string, nameOf: (request: FastifyRequest) => string): void {
  if (tracing === undefined) return
  const { callSpan } = tracing
  const spans = new WeakMap<FastifyRequest, ReturnType<typeof callSpan>>()
  server.addHook('onRequest', (request, _reply, done) => {
    const span = callSpan(name, request.id, request.headers['traceparent'])
    spans.set(request, span)
    span.run(done)
  })
  // A body is read outside of the context that began before it.
  server.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) done()
    else span.run(done)
  })
  server.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.end(nameOf(request), reply.statusCode)
    done()
  })
}

/** The header by which the next server continues the trace of what is under way. */
export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {}

/** The span that is under way, to be named by work that is done for several calls together. */
export const currentTrace = (): unknown => tracing?.current()

/** Work for several calls in one: it is part of the first one's trace, and linked to the others. */
export const traceTogether = <T>(name: string, traces: readonly unknown[], work: () => Promise<T>): Promise<T> =>
  tracing === undefined ? work() : tracing.together(name, traces, work)

const nothing: SpanEnd = () => undefined

/** A statement or a transaction, within what is under way or within `parent`. */
export const traceStatement = (text: string, parent?: unknown): SpanEnd => tracing?.statement(text, parent) ?? nothing

/** Begins a transaction; what it gives is the parent of its statements. */
export const traceTransaction = (): { parent: unknown; end: SpanEnd } | undefined => tracing?.transaction()
