import type { FirstView, FirstViewRequest } from '@shop/shared/contract'
import { judgeView } from './judge-view.ts'
import { type FailureReason, RenderFailure } from './render-failure.ts'
import type { RenderProcess } from './render-process.ts'

export type RenderReport = { release: string; reason: FailureReason; words: string; path: string }

export type RendererPorts = {
  /** `name@version`. */
  release: string
  /** Rejects with {@link RenderFailure}. */
  start(): Promise<RenderProcess>
  report(failure: RenderReport): void
  /** Milliseconds that only go on. */
  now(): number
}

export type Renderer = {
  /** `undefined`: not now, and nothing is begun. Rejects with {@link RenderFailure}. */
  view(request: FirstViewRequest): Promise<FirstView> | undefined
  /** Whether its views are worth waiting for; the first one is compared with a second. */
  isChecked(): boolean
  end(): void
}

/** The last request of a process, and whether its view has been given. */
type Rendered = { request: FirstViewRequest; isGiven: boolean }
type State =
  | { at: 'starting' }
  | { at: 'running'; process: RenderProcess; rendered: Rendered | undefined }
  | { at: 'resting'; until: number }
  /** `off` for good: it was ended, or keeps state. */
  | { at: 'off' }

const maxWaiting = 8
const maxAddressCharacters = 2000
/** Failures in a row, of different addresses. */
const maxStrikes = 3
const restMs = { first: 30_000, longest: 600_000 }
const addressRestMs = 10_000
const maxAddresses = 200

/** Renders with the server entry of one release: keeps its process running, and gives it a rest when it fails. */
export function createRenderer({ release, start, report, now }: RendererPorts): Renderer {
  let state: State = { at: 'starting' }
  let isChecked = false
  let isChecking = false
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  let nextRestMs = restMs.first
  const strikes = new Set<string>()
  /** Pages that failed → the hour until which they are not tried again. */
  const leftOut = new Map<string, number>()

  const tell = ({ reason, message }: RenderFailure, path: string) => report({ release, reason, words: message, path })

  function rest(): void {
    if (state.at === 'running') state.process.end()
    state = { at: 'resting', until: now() + nextRestMs }
    nextRestMs = Math.min(nextRestMs * 2, restMs.longest)
    strikes.clear()
  }

  async function begin(): Promise<void> {
    state = { at: 'starting' }
    try {
      const process = await start()
      if (!isStarting()) return process.end()
      state = { at: 'running', process, rendered: undefined }
      void process.exited.then(() => onExit(process))
    } catch (error) {
      if (!isStarting()) return
      tell(new RenderFailure('notStarted', messageOf(error)), '')
      rest()
    }
  }
  const isStarting = () => state.at === 'starting'

  function onExit(process: RenderProcess): void {
    if (state.at !== 'running' || state.process !== process) return
    const { rendered } = state
    // A view that was under way has failed by itself.
    if (rendered?.isGiven) strike(new RenderFailure('died', 'its process ended after it'), rendered.request)
    if (rendered === undefined) {
      tell(new RenderFailure('died', 'its process ended while it rendered nothing'), '')
      rest()
    }
    if (isRunning()) void begin()
  }
  const isRunning = () => state.at === 'running'

  function leaveOut(request: FirstViewRequest): void {
    const page = pageOf(request)
    leftOut.delete(page)
    leftOut.set(page, now() + addressRestMs)
    const [oldest] = leftOut.keys()
    if (leftOut.size > maxAddresses && oldest !== undefined) leftOut.delete(oldest)
  }

  function strike(failure: RenderFailure, request: FirstViewRequest): void {
    if (state.at === 'off') return
    leaveOut(request)
    if (failure.reason === 'declined') return
    tell(failure, request.path)
    strikes.add(addressOf(request))
    if (failure.reason === 'keepsState') {
      if (state.at === 'running') state.process.end()
      state = { at: 'off' }
    } else if (strikes.size >= maxStrikes) rest()
  }

  async function render(request: FirstViewRequest): Promise<FirstView> {
    if (state.at !== 'running' || !state.process.isAlive()) throw new RenderFailure('died', 'no process')
    const running = state
    const { process } = running
    running.rendered = { request, isGiven: false }
    try {
      const view = judgeView(await process.render(request))
      if (!isChecked) {
        const again = judgeView(await process.render(request))
        if (JSON.stringify(view) !== JSON.stringify(again))
          throw new RenderFailure('keepsState', 'two views of the same differ')
        isChecked = true
      }
      running.rendered = { request, isGiven: true }
      strikes.clear()
      nextRestMs = restMs.first
      return view
    } catch (error) {
      if (error instanceof RenderFailure) strike(error, request)
      throw error
    }
  }

  /** One after another. */
  function inTurn(request: FirstViewRequest): Promise<FirstView> {
    waiting += 1
    const made = last
      .then(() => render(request))
      .finally(() => {
        waiting -= 1
      })
    last = made.catch(() => undefined)
    return made
  }

  function isTaken(request: FirstViewRequest): boolean {
    if (state.at === 'resting' && now() >= state.until) void begin()
    if (state.at !== 'running' || waiting >= maxWaiting) return false
    return addressOf(request).length <= maxAddressCharacters && now() >= (leftOut.get(pageOf(request)) ?? 0)
  }

  void begin()
  return {
    view(request) {
      if (!isTaken(request)) return undefined
      if (isChecked) return inTurn(request)
      if (isChecking) return undefined
      isChecking = true
      return inTurn(request).finally(() => {
        isChecking = false
      })
    },
    isChecked: () => isChecked,
    end() {
      if (state.at === 'running') state.process.end()
      state = { at: 'off' }
    },
  }
}

const addressOf = ({ path, search }: FirstViewRequest): string => `${path}${search}`

/** An address may fail for one kind of page alone. */
const pageOf = (request: FirstViewRequest): string => `${request.kind.who} ${addressOf(request)}`

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
