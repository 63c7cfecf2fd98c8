import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { logOf } from '../observability/log.ts'
import { counter, gauge, histogram } from '../observability/metrics.ts'
import { traceStatement, traceTransaction } from '../observability/traces.ts'

const log = logOf('database')

gauge(
  { name: 'shop_database_connections', help: 'Connections that work and callers that wait', labels: ['pool', 'state'] },
  (all) => {
    for (const [pool, { inUse, waiting }] of pools) {
      all.set({ pool, state: 'in_use' }, inUse)
      all.set({ pool, state: 'waiting' }, waiting)
    }
  },
)
const maxConnectionsOf = gauge({
  name: 'shop_database_connections_max',
  help: 'Connections that a pool opens at most',
  labels: ['pool'],
})
const connectSeconds = histogram({
  name: 'shop_database_connect_seconds',
  help: 'Time until a caller has a connection',
  labels: ['pool'],
})
const statementSeconds = histogram({
  name: 'shop_database_statement_seconds',
  help: 'Time of a statement; a wait for a lock is in it',
  labels: ['pool'],
})
const failures = counter({
  name: 'shop_database_failures_total',
  help: 'Statements and connections that failed, by SQLSTATE class',
  labels: ['pool', 'class'],
})
const pools = new Map<string, { inUse: number; waiting: number }>()

export type PoolFacts = {
  name: 'all' | 'reads' | 'writes' | 'housekeeping' | 'rollover'
  maxConnections: number
  slowMs: number
}

type Query = (text: string, values: readonly unknown[]) => Promise<{ rowCount?: number | null; rows: unknown[] }>

/** Counts and times what a pool does, and logs slow statements: their text, and never what stands in its parameters. */
export function observePool(pool: PostgresPool, { name, maxConnections, slowMs }: PoolFacts): PostgresPool {
  const state = { inUse: 0, waiting: 0 }
  pools.set(name, state)
  maxConnectionsOf.set({ pool: name }, maxConnections)

  async function connect(): Promise<PostgresPoolClient> {
    const began = performance.now()
    state.waiting += 1
    const client = await pool
      .connect()
      .catch(countFailure)
      .finally(() => {
        state.waiting -= 1
      })
    state.inUse += 1
    connectSeconds.observe({ pool: name }, secondsSince(began))
    let transaction: ReturnType<typeof traceTransaction>

    async function traced(text: string, values: readonly unknown[]) {
      if (text === 'begin') transaction = traceTransaction()
      const end = traceStatement(text, transaction?.parent)
      const result = await timed(client.query as never, text, values).catch((error: Error) => {
        end(error)
        throw error
      })
      end()
      if (text !== 'commit' && text !== 'rollback') return result
      transaction?.end()
      transaction = undefined
      return result
    }

    return {
      query: traced as never,
      release() {
        state.inUse -= 1
        transaction?.end()
        client.release()
      },
    }
  }

  async function timed(query: Query, text: string, values: readonly unknown[]) {
    const began = performance.now()
    const result = await query(text, values).catch(countFailure)
    const seconds = secondsSince(began)
    statementSeconds.observe({ pool: name }, seconds)
    if (slowMs > 0 && seconds * 1000 >= slowMs)
      log.warn('slow statement', {
        pool: name,
        ms: Math.round(seconds * 1000),
        rows: Math.max(result.rowCount ?? 0, result.rows.length),
        statement: text.replace(/\s+/g, ' ').trim(),
      })
    return result
  }

  function countFailure(error: Error & { code?: string }): never {
    failures.inc({ pool: name, class: classOf(error.code) })
    throw error
  }

  return { connect, end: () => pool.end() }
}

const secondsSince = (began: number) => (performance.now() - began) / 1000

/** The first two characters of an SQLSTATE; of errors of the connection there is none. */
const classOf = (code: string | undefined) => (/^[0-9A-Z]{5}$/.test(code ?? '') ? (code ?? '').slice(0, 2) : 'none')
