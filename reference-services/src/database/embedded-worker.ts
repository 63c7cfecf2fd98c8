import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { copyWhole, replaceFolder } from './copy-folder.ts'
import type {
  EmbeddedFailure,
  EmbeddedPlace,
  EmbeddedReply,
  EmbeddedRequest,
  EmbeddedResult,
} from './embedded-messages.ts'

/**
 * The embedded PostgreSQL in a thread of its own: it computes synchronously and would stop every
 * server of the process for as long as a query takes.
 */
const port = parentPort
if (port === null) throw new Error('this file is the start of a worker thread')

const { folder } = workerData as EmbeddedPlace
// 128 MB of shared buffers are the default; a shop in one process does well with 16.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

let database: PGlite
try {
  database = await open()
  port.on('message', (request: EmbeddedRequest) => void answer(request))
  port.postMessage({ ready: true })
} catch (error) {
  port.postMessage({ ready: false, failure: toFailure(error) })
}

async function open(): Promise<PGlite> {
  return PGlite.create({ dataDir: folder, extensions: { pg_trgm }, startParams })
}

async function answer(request: EmbeddedRequest): Promise<void> {
  const reply = await run(request).then(
    (result): EmbeddedReply => ({ id: request.id, ok: true, result }),
    (error: unknown): EmbeddedReply => ({ id: request.id, ok: false, failure: toFailure(error) }),
  )
  port?.postMessage(reply)
}

const done = (command: string): EmbeddedResult => ({ rows: [], command, rowCount: 0 })

async function run(request: EmbeddedRequest): Promise<EmbeddedResult> {
  if ('close' in request) {
    await database.close()
    return done('CLOSE')
  }
  if ('saveTo' in request) {
    await whileClosed(() => copyWhole(folder, request.saveTo))
    return done('SAVE')
  }
  if ('restoreFrom' in request) {
    await whileClosed(() => replaceFolder(request.restoreFrom, folder))
    return done('RESTORE')
  }
  const { rows, command, affectedRows } = await database.query<Record<string, unknown>>(request.sql, [
    ...request.parameters,
  ])
  return { rows, command: command ?? '', rowCount: affectedRows ?? rows.length }
}

/** Its files are whole only while it is closed. */
async function whileClosed(work: () => Promise<void>): Promise<void> {
  await database.close()
  try {
    await work()
  } finally {
    database = await open()
  }
}

/** Message and code only: an error of this library that is printed whole brings 20 KB of its source along. */
function toFailure(error: unknown): EmbeddedFailure {
  const { message, code, constraint, severity } = error as Partial<Record<keyof EmbeddedFailure | 'severity', string>>
  return {
    message: String(message ?? error),
    code: code ?? '',
    ...(constraint === undefined ? {} : { constraint }),
    ...(severity === 'PANIC' ? { isPanic: true } : {}),
  }
}
