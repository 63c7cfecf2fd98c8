import type { FirstViewRequest } from '@shop/shared/contract'
import { pageDeadlineMs } from '../page-deadline.ts'
import { judgeView } from './judge-view.ts'
import { stopwatch } from './processor-times.ts'
import { type FailureReason, RenderFailure } from './render-failure.ts'
import { startRenderProcess } from './render-process.ts'

/** A page that a server entry does not render as the edge needs it; none when the entry does not even load. */
export type EntryFault = {
  request: FirstViewRequest | undefined
  reason: FailureReason | 'slow'
  words: string
}

type EntryToJudge = {
  /** `name@version`. */
  release: string
  code: string
  requests: readonly FirstViewRequest[]
  /** A busy machine is given more time than a page: only a loop takes so long. */
  hungMs?: number
}

type StartedProcess = Awaited<ReturnType<typeof startRenderProcess>>

const defaultHungMs = 10_000
/** Of one page, after the first one. */
const maxRenders = 7

/** Renders pages with a server entry in the process that the edge has for it. Gives what the edge would not show, or too late. */
export async function judgeEntry(entry: EntryToJudge): Promise<EntryFault[]> {
  const { requests } = entry
  const faults: EntryFault[] = []
  let process: StartedProcess | undefined
  try {
    for (const request of requests) {
      process ??= await start(entry)
      const failure = await failureOf(process, request)
      if (failure === undefined || failure.reason === 'declined') continue
      faults.push({ request, reason: failure.reason, words: failure.message })
      if (!process.isAlive()) process = undefined
    }
  } catch (error) {
    if (!(error instanceof RenderFailure)) throw error
    faults.push({ request: undefined, reason: 'notStarted', words: error.message })
  } finally {
    process?.end()
    await process?.exited
  }
  return faults
}

const start = ({ release, code, hungMs: renderMs = defaultHungMs }: EntryToJudge) =>
  startRenderProcess({ release, code, log: () => undefined, renderMs })

type Failure = { reason: EntryFault['reason']; message: string }

async function failureOf(process: StartedProcess, request: FirstViewRequest): Promise<Failure | undefined> {
  try {
    if (!process.isAlive()) throw new RenderFailure('died', 'its process ended after the page before')
    const first = JSON.stringify(judgeView(await process.render(request)))
    // The quickest one counts, and no wait for a processor: what else the machine does is no fault of the release. The first
    // one loads its screen.
    let quickestMs = Number.POSITIVE_INFINITY
    for (let renders = 0; renders < maxRenders && quickestMs > pageDeadlineMs; renders += 1) {
      const spentMs = stopwatch(process.pid)
      const given = await process.render(request)
      quickestMs = Math.min(quickestMs, spentMs())
      const next = JSON.stringify(judgeView(given))
      if (next !== first)
        throw new RenderFailure('keepsState', `two views of the same differ: ${difference(first, next)}`)
    }
    if (quickestMs <= pageDeadlineMs) return undefined
    return { reason: 'slow', message: `takes ${Math.round(quickestMs)} ms, and a page waits ${pageDeadlineMs} ms` }
  } catch (error) {
    if (error instanceof RenderFailure) return error
    throw error
  }
}

const shownCharacters = 60

/** Both texts where the first difference is. */
function difference(a: string, b: string): string {
  let place = 0
  while (a[place] === b[place]) place += 1
  const from = Math.max(0, place - shownCharacters / 2)
  return [a, b].map((text) => `…${text.slice(from, from + shownCharacters)}…`).join(' and ')
}
