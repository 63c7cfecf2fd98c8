import { Worker } from 'node:worker_threads'
import { readSearchConditions } from '../delivery/search-conditions.ts'
import { Refusal } from '../http/refusal.ts'
import { logOf } from '../observability/log.ts'
import type { NumberedAnswer, SearchAnswer, SearchQuestion } from './search-questions.ts'

export type SearchThread = {
  ask<Q extends SearchQuestion>(question: Q): Promise<SearchAnswer<Q>>
  /** Which thread it is: another one knows no index of the one before. */
  generation(): number
  end(): Promise<void>
}

const log = logOf('services')

/** More are told to come later, before those in front of them have waited for nothing. */
const maxWaiting = 200

type Waiting = { resolve(answer: unknown): void; reject(error: Error): void }

/** Begins with the first question, and again with the next one when it has ended. */
export function openSearchThread(): SearchThread {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let generation = 0
  let lastId = 0

  function begin(): Worker {
    const begun = new Worker(new URL('./search-worker.ts', import.meta.url), { workerData: readSearchConditions() })
    // A process that has nothing else to do ends.
    begun.unref()
    begun.on('message', (told: NumberedAnswer) => {
      const one = waiting.get(told.id)
      waiting.delete(told.id)
      if ('failure' in told) one?.reject(new Error(told.failure))
      else one?.resolve(told.answer)
    })
    begun.on('error', (error) => log.error(`the thread of the search failed: ${error.name}`))
    begun.on('exit', () => {
      if (thread === begun) thread = undefined
      generation += 1
      for (const one of waiting.values()) one.reject(new Refusal('searchStopped'))
      waiting.clear()
    })
    return begun
  }

  return {
    ask(question) {
      if (waiting.size >= maxWaiting) return Promise.reject(new Refusal('searchFull'))
      thread ??= begin()
      lastId += 1
      const id = lastId
      const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
      thread.postMessage({ id, ...question })
      return answer as Promise<SearchAnswer<typeof question>>
    },
    generation: () => generation,
    async end() {
      await thread?.terminate()
    },
  }
}
