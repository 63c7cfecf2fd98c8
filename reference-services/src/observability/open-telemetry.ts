import { type Context, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, RandomIdGenerator } from '@opentelemetry/sdk-trace-node'

export type SpanEnd = (error?: Error) => void

export type Tracing = {
  callSpan(
    server: string,
    traceId: string,
    parent: string | string[] | undefined,
  ): { run(work: () => void): void; end(name: string, status: number): void }
  headers(): Record<string, string>
  current(): unknown
  together<T>(name: string, traces: readonly unknown[], work: () => Promise<T>): Promise<T>
  statement(text: string, parent: unknown): SpanEnd
  transaction(): { parent: unknown; end: SpanEnd }
  close(): Promise<void>
}

const parentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Spans of calls, transactions and statements. Which traces are sampled follows from `OTEL_TRACES_SAMPLER`. */
export function openTracing(endpoint: string, service: string): Tracing {
  const random = new RandomIdGenerator()
  // A trace that begins here has the number of its request.
  let nextTraceId: string | undefined
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: {
      generateTraceId: () => nextTraceId ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  })
  provider.register()
  const tracer = provider.getTracer('shop')

  /** The span of the server in front, or none: then the trace begins here. */
  function parentOf(traceId: string, header: string | string[] | undefined): Context {
    const [, given, spanId = '', flags = ''] = parentForm.exec(String(header)) ?? []
    if (given !== traceId) return ROOT_CONTEXT
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16),
      isRemote: true,
    })
  }

  const endOf =
    (span: Span): SpanEnd =>
    (error) => {
      // Its words may quote what somebody has entered.
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: error.name })
      span.end()
    }

  return {
    callSpan(server, traceId, parent) {
      nextTraceId = traceId
      const span = tracer.startSpan(server, { kind: SpanKind.SERVER }, parentOf(traceId, parent))
      nextTraceId = undefined
      const own = trace.setSpan(ROOT_CONTEXT, span)
      return {
        run: (work) => context.with(own, work),
        end(name, status) {
          span.updateName(`${server} ${name}`)
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    headers() {
      const own = trace.getActiveSpan()?.spanContext()
      if (own === undefined) return {}
      return { traceparent: `00-${own.traceId}-${own.spanId}-${own.traceFlags.toString(16).padStart(2, '0')}` }
    },
    current: () => trace.getActiveSpan(),
    async together(name, traces, work) {
      const [first, ...others] = traces.filter((one): one is Span => one !== undefined)
      const parent = first === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, first)
      const span = tracer.startSpan(name, { links: others.map((one) => ({ context: one.spanContext() })) }, parent)
      return context.with(trace.setSpan(parent, span), work).finally(() => span.end())
    },
    statement(text, parent) {
      const within = parent === undefined ? context.active() : (parent as Context)
      const [name = 'statement'] = /\w+/.exec(text.replace(/\/\*.*?\*\//g, '')) ?? []
      const span = tracer.startSpan(
        name,
        { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } },
        within,
      )
      return endOf(span)
    },
    transaction() {
      const span = tracer.startSpan('transaction', {}, context.active())
      return { parent: trace.setSpan(context.active(), span), end: endOf(span) }
    },
    async close() {
      await provider.shutdown().catch(() => undefined)
      trace.disable()
      context.disable()
    },
  }
}
