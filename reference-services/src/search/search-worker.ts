import { parentPort, workerData } from 'node:worker_threads'
import type { Named } from '../delivery/narrow.ts'
import { createSearchAnswers } from './answer-questions.ts'
import type { NumberedAnswer, NumberedQuestion } from './search-questions.ts'

/** The thread of the search: a long word and an index that is built hold up nobody but those who search. */
const answer = createSearchAnswers(workerData as readonly Named[])

parentPort?.on('message', ({ id, ...question }: NumberedQuestion) => {
  const tell = (told: NumberedAnswer) => parentPort?.postMessage(told)
  answer(question).then(
    (answered) => tell({ id, answer: answered }),
    (error: Error) => tell({ id, failure: `${error.name} ${error.message}` }),
  )
})
