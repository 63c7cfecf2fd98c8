import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { logOf } from './log.ts'

/** Of the whole process: several servers in it are told apart by a label. */
export const registry = new Registry()
const log = logOf('metrics')

type Facts<Label extends string> = {
  name: `shop_${string}`
  help: string
  /** Each with a bounded number of values: no member, no address, no product. */
  labels?: readonly Label[]
}
const base = <Label extends string>({ name, help, labels = [] }: Facts<Label>) => ({
  name,
  help,
  labelNames: labels,
  registers: [registry],
})

export const counter = <Label extends string>(facts: Facts<Label>): Counter<Label> => new Counter(base(facts))

/** `read` is called whenever somebody asks for the metrics. */
export const gauge = <Label extends string>(
  facts: Facts<Label>,
  read?: (gauge: Gauge<Label>) => void | Promise<void>,
): Gauge<Label> =>
  new Gauge({
    ...base(facts),
    collect() {
      return read?.(this)
    },
  })

/** Prometheus compares it with its own clock: of processes without a database nothing else does. */
gauge({ name: 'shop_clock_seconds', help: 'Seconds since 1970 by the real clock of the process' }, (own) =>
  own.set(Date.now() / 1000),
)

/** In seconds. The limits tell 50 ms, which an order may take, and 30 s, after which a page gives up. */
export const histogram = <Label extends string>(facts: Facts<Label>): Histogram<Label> =>
  new Histogram({ ...base(facts), buckets: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 1, 2.5, 10, 30] })

export type MetricsSettings = { port: number; host: string }

/**
 * Answers `GET /metrics` on a port of its own, for the whole process; port 0: nobody. A port that another process has
 * is told in the log and costs the metrics alone: `undefined` then.
 */
export async function serveMetrics({ port, host }: MetricsSettings): Promise<Server | undefined> {
  if (port === 0) return undefined
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return new Promise((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      log.error(`none at port ${port} (${error.code}): set another METRICS_PORT, or 0 for none`)
      resolve(undefined)
    })
    server.listen(port, host, () => resolve(server))
  })
}
