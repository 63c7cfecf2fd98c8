import { setTimeout as wait } from 'node:timers/promises'
import type { Bench } from '../services/start-services.ts'
import type { Reader } from './measure-reads.ts'
import { readPlans, rowsRead, type Statement, scannedTables } from './plans.ts'
import { addressOf, readCalls } from './read-calls.ts'

/** Rows that an answer may read: five times the products of a week, however many members there are. */
const maxRows = 20_000
/** Members who ask each call, so far apart. */
const askers = 3
const readerStep = 997
/** A statement stands in the log before its answer has come; this is for the log's writer. */
const writtenMs = 20
const quietMs = 1500
/** Tables that do not grow with members: whoever reads one as a whole reads the same in any shop. */
const ofCatalogue = new Set([
  'planning_week',
  'category',
  'product',
  'offer',
  'subscription_number',
  'favourite_count',
  'product_sale',
  'sale_count',
  'week_sale',
  'week_sale_count',
  'bought_together',
  'week_turn',
  'week_rollover_part',
  'bulletin_comment',
  'seed_mark',
])

type Asked = { port: number; readers: readonly Reader[]; serverLog(): Promise<string> }
type Document = { paths: Record<string, Record<string, { tags?: string[]; parameters?: unknown[] }>> }

/** The plans of all statements of every call that reads. Gives whether each reads what its answer needs. */
export async function explainReads(asked: Asked, { log }: Bench): Promise<boolean> {
  const paths = Object.keys(readCalls(asked.readers[0] as Reader))
  const missing = await callsWithout(asked.port, paths)
  for (const path of missing) log(`  GET ${path}: nobody has said with what it is asked NOT HELD`)
  await untilQuiet(asked)
  let isHeld = missing.length === 0
  for (const path of paths) {
    const statements: Statement[][] = []
    for (let at = 0; at < askers; at += 1) {
      const { status, found } = await explain(
        asked,
        path,
        asked.readers[(at * readerStep) % asked.readers.length] as Reader,
      )
      if (status !== 200) log(`  GET ${path}: ${status} NOT HELD`)
      isHeld = isHeld && status === 200
      statements.push(found)
    }
    isHeld = judge(path, statements, log) && isHeld
  }
  return isHeld
}

async function explain({ port, serverLog }: Asked, path: string, reader: Reader) {
  const from = (await serverLog()).length
  const reply = await fetch(`http://127.0.0.1:${port}${addressOf(path, readCalls(reader)[path] ?? {})}`, {
    headers: { Authorization: `Bearer ${reader.login.token}` },
  })
  await reply.arrayBuffer()
  await wait(writtenMs)
  return { status: reply.status, found: readPlans((await serverLog()).slice(from)) }
}

/** The process has work of its own after its start. */
async function untilQuiet({ serverLog }: Pick<Asked, 'serverLog'>): Promise<void> {
  for (let before = -1, now = 0; before !== now; now = (await serverLog()).length) {
    before = now
    await wait(quietMs)
  }
}

function judge(path: string, asked: readonly Statement[][], log: (line: string) => void): boolean {
  const rows = asked.map((statements) => statements.reduce((sum, one) => sum + rowsRead(one), 0))
  const most = Math.max(...rows)
  const scanned = [...new Set(asked.flat().flatMap(scannedTables))].filter((table) => !ofCatalogue.has(table))
  const isHeld = most <= maxRows && scanned.length === 0
  const scans = scanned.length === 0 ? '' : `, reads all of ${scanned.join(', ')}`
  log(`  GET ${path}: ${asked[0]?.length} statements, ${most} rows${scans} ${isHeld ? 'held' : 'NOT HELD'}`)
  if (!isHeld)
    for (const { text, ms, plan } of asked.at(-1) ?? [])
      if (rowsRead({ plan }) > maxRows / 4)
        log(`    ${ms} ms, ${rowsRead({ plan })} rows: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
  return isHeld
}

/** Calls of the shop's pages that read, in the document of the services, and that are not asked here. */
async function callsWithout(port: number, paths: readonly string[]): Promise<string[]> {
  const { paths: all } = (await (await fetch(`http://127.0.0.1:${port}/openapi.json`)).json()) as Document
  return Object.entries(all)
    .filter(
      ([path, methods]) =>
        methods['get'] !== undefined && !methods['get'].tags?.includes('reports') && !paths.includes(path),
    )
    .map(([path]) => path)
}
