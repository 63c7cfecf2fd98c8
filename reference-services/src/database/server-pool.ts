import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { logOf } from '../observability/log.ts'

export type ServerPoolOptions = {
  /** The server tells it as `application_name`, in its log and of what waits. */
  name: string
  maxConnections: number
  /** After so long the server gives a statement up. */
  statementMs: number
  /** `transaction`: a pooler stands between, and what is set for a session is not kept. */
  pooling: 'session' | 'transaction'
  /** Of which statements the server keeps the plan: all that come again, those that say so, or these by keys alone. */
  plans?: 'all' | 'marked' | 'byKeys'
  /** So long a caller waits for a connection that is free. */
  connectMs?: number
}

/** Later than the server's own limit: a connection that says nothing by then has died without a word. */
const silenceMs = 2000
const keepAliveMs = 10_000
const log = logOf('database')

/** Connections to a PostgreSQL server. Whatever becomes of one, only who holds it hears of it. */
export function openServerPool(
  address: string,
  { name, maxConnections, statementMs, pooling, plans = 'marked', connectMs = 5000 }: ServerPoolOptions,
): PostgresPool {
  const pool = new pg.Pool({
    connectionString: address,
    application_name: `todok ${name}`,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    // A pooler refuses to begin with them. What stands in no transaction has the limit of the role then.
    ...(pooling === 'session'
      ? { statement_timeout: statementMs, ...(plans === 'byKeys' ? { options: byKeys } : {}) }
      : {}),
    query_timeout: statementMs + silenceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  })
  let isClosing = false
  // Idle or in use: without a listener of its own a connection that breaks would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!isClosing) log.error(`a connection broke: ${error.message}`)
    })
  })
  // The pool tells again what its idle connections have told.
  pool.on('error', () => undefined)
  // A plan is of one connection of the server.
  const planNameOf = pooling === 'session' ? createPlanNames(plans) : () => ({})
  const textOf = (text: string) =>
    pooling === 'transaction' && text === 'begin' ? `begin; set local statement_timeout = ${statementMs}` : text
  return {
    async connect() {
      const client = await pool.connect()
      let broken: Error | undefined
      const query = async (text: string, values: readonly unknown[]) => {
        // A transaction that lost its connection would wait for it once more to undo what is undone.
        if (broken !== undefined) throw broken
        try {
          return await client.query({ text: textOf(text), values: [...values], ...planNameOf(text) })
        } catch (error) {
          if (isSilent(error)) broken = error
          throw error
        }
      }
      return { query: query as never, release: () => client.release(broken) }
    },
    end() {
      isClosing = true
      return pool.end()
    },
  }
}

/** node-postgres gives the query up and keeps the connection, which would wait for an answer that never comes. */
const isSilent = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout'

/**
 * A marked statement has one plan, whatever it asks for: making one for each time takes longer than most of them. It goes
 * by indexes also where the tables are empty as yet: they are full before the plan is made anew.
 */
const byKeys = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off'

/** How a statement begins that is asked thousands of times, always with the same text: the server keeps its plan. */
const keptMark = '/* kept */'

/** More are made of words that somebody chose, and hardly come again. */
const maxPlans = 300

/** With a column that a newer release adds the server refuses the plan of before. */
const isOfAllColumns = (text: string): boolean => /select \*|"\.\*/.test(text)

function createPlanNames(plans: ServerPoolOptions['plans']): (text: string) => { name?: string } {
  const names = new Map<string, string>()
  const isKept = (text: string) =>
    text.startsWith(keptMark) || (plans === 'all' && names.size < maxPlans && !isOfAllColumns(text))
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return { name: known }
    if (!isKept(text)) return {}
    const name = `kept ${names.size + 1}`
    names.set(text, name)
    return { name }
  }
}
