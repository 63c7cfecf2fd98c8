import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError } from './database-error.ts'
import { prepareFolder } from './embedded-folder.ts'
import type {
  EmbeddedFailure,
  EmbeddedGreeting,
  EmbeddedPlace,
  EmbeddedQuestion,
  EmbeddedReply,
  EmbeddedResult,
} from './embedded-messages.ts'
import { lockFolder } from './folder-lock.ts'

// nodejs/node#64500: where several of these databases follow one another in a process, V8 now and then ends it ("Check
// failed: jit_page") when it compiles its calls out of WebAssembly better and frees the ones of before. They stay.
setFlagsFromString('--wasm-wrapper-tiering-budget=1000000000')

const patienceMs = 30_000

type Waiting = { resolve(result: EmbeddedResult): void; reject(error: Error): void }

/** An embedded database as a whole: to be copied and put back. */
export type DatabaseCopy = {
  /** Copies all there is into a folder that is not there yet. */
  save(folder: string): Promise<void>
  /** Becomes what a copy has; what was written since is gone. */
  restore(folder: string): Promise<void>
}
export type EmbeddedPool = PostgresPool & { copy: DatabaseCopy }

/** Asks the thread that holds the embedded database. */
async function openThread(place: EmbeddedPlace): Promise<{
  ask(question: EmbeddedQuestion): Promise<EmbeddedResult>
  end(): Promise<void>
}> {
  const thread = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: place })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let gone: DatabaseError | undefined

  await new Promise<void>((resolve, reject) => {
    thread.once('message', (greeting: EmbeddedGreeting) =>
      greeting.ready ? resolve() : reject(notStarted(place, greeting.failure)),
    )
    thread.once('error', (error) => reject(new DatabaseError({ message: error.message, code: 'EMBEDDED_GONE' })))
  }).catch(async (error: unknown) => {
    await thread.terminate()
    throw error
  })
  thread.on('message', (reply: EmbeddedReply) => {
    const one = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.ok) {
      one?.resolve(reply.result)
      return
    }
    one?.reject(new DatabaseError(reply.failure))
    if (reply.failure.isPanic === true) {
      fail(`the embedded database stopped, start the shop again: ${reply.failure.message}`)
      // A server would end here. This one would compute without an end when it is asked again.
      void thread.terminate()
    }
  })
  const fail = (message: string) => {
    gone ??= new DatabaseError({ message, code: 'EMBEDDED_GONE' })
    for (const one of waiting.values()) one.reject(gone)
    waiting.clear()
  }
  thread.on('error', (error) => fail(`the embedded database stopped: ${error.message}`))
  thread.on('exit', () => fail('the embedded database is closed'))

  return {
    ask(question) {
      if (gone !== undefined) return Promise.reject(gone)
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        thread.postMessage({ id, ...question })
      })
    },
    async end() {
      await thread.terminate()
    },
  }
}

/** It names no cause itself: these are the usual ones. */
const notStarted = ({ folder }: EmbeddedPlace, failure: EmbeddedFailure): DatabaseError =>
  new DatabaseError({
    ...failure,
    message: `データベースを開けません / the database in ${folder} does not start: ${failure.message}. The disk is full, or the folder is damaged (docs/backup.md)`,
  })

async function openPrepared(place: EmbeddedPlace) {
  const finish = await prepareFolder(place)
  const thread = await openThread(place)
  await finish()
  return thread
}

/**
 * The embedded database in the shape of node-postgres' pool, of exactly one connection: whoever holds
 * it, for a query or for a whole transaction, lets the others wait in line.
 */
export async function openEmbeddedPool(place: EmbeddedPlace): Promise<EmbeddedPool> {
  const lock = await lockFolder(path.dirname(place.folder))
  const thread = await openPrepared(place).catch(async (error: unknown) => {
    await lock.release()
    throw error
  })
  let last: Promise<void> = Promise.resolve()

  async function takeTurn(): Promise<() => void> {
    const before = last
    let release = () => {}
    last = new Promise((resolve) => {
      release = resolve
    })
    try {
      await withPatience(before)
    } catch (error) {
      // The place in the line is given up, those behind wait for the one in front.
      void before.then(release)
      throw error
    }
    return release
  }

  async function connect(): Promise<PostgresPoolClient> {
    const release = await takeTurn()
    return {
      query: ((sql: string, parameters: readonly unknown[]) => thread.ask({ sql, parameters })) as never,
      release,
    }
  }

  /** Not while a transaction is open. */
  async function alone(question: EmbeddedQuestion): Promise<void> {
    const release = await takeTurn()
    await thread.ask(question).finally(release)
  }

  return {
    connect,
    copy: {
      save: (to) => alone({ saveTo: to }),
      restore: (from) => alone({ restoreFrom: from }),
    },
    async end() {
      await last
      await thread.ask({ close: true }).catch(() => undefined)
      await thread.end()
      await lock.release()
    },
  }
}

function withPatience(turn: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DatabaseError({ message: 'waited too long for the connection', code: 'EMBEDDED_BUSY' })),
      patienceMs,
    )
  })
  return Promise.race([turn, late]).finally(() => clearTimeout(timer))
}
