import type { PageRelease } from '@shop/shared/contract'
import type { PlatformServices, RemoteLifecycles, RemoteProps } from '@shop/shared/platform'
import type { RemoteLoader } from './federation.ts'

export type SlotState =
  | { is: 'closed' }
  /** Nothing of the remote is shown yet. */
  | { is: 'waiting' }
  | { is: 'shown'; release: string }
  /** Every candidate failed; it is tried again by itself. */
  | { is: 'failed' }

export type SlotPorts = {
  loader: RemoteLoader
  /** An empty element in the page for one mount; the undo takes it away. */
  openContainer(): { container: HTMLElement; close(): void }
  platformFor(release: string): PlatformServices
  changed(state: SlotState): void
  report(error: unknown, release: string, doing: string): void
  setTimer(work: () => void, ms: number): () => void
}

/** An answer later than this is a failure: the slot goes on without it. */
const loadDeadlineMs = 8000
const mountDeadlineMs = 8000
const firstRetryMs = 1000
const longestRetryMs = 30_000

type Mounted = { lifecycles: RemoteLifecycles; props: RemoteProps; close(): void }

export type RemoteSlot = {
  /** Asked for by a route. Returns at once; the rest happens on its own time. */
  open(): void
  /** Another route: whatever is under way is forgotten. */
  close(): void
  /** Now instead of at the next retry: the member pressed 再読み込み, or the network is back. */
  retry(): void
  state(): SlotState
}

/**
 * The place of one remote in the page. It never makes anybody wait: each step of foreign code runs
 * under a deadline, a step that fails leads to one forced reload, then to the next candidate (the
 * last good release), then to the fallback with retries after 1, 2, 4 … 30 s. [architecture 4]
 */
export function createRemoteSlot(name: string, candidates: readonly PageRelease[], ports: SlotPorts): RemoteSlot {
  let state: SlotState = { is: 'closed' }
  // Raised by every open, close and crash: a late answer of an earlier life is dropped.
  let life = 0
  let mounted: Mounted | undefined
  // The container of a mount that is under way: what foreign code draws late is not seen by anybody.
  let closeUnderWay: (() => void) | undefined
  // The life in which tries are under way.
  let tryingLife: number | undefined
  let cancelRetry: (() => void) | undefined
  let retryMs = firstRetryMs

  function change(next: SlotState): void {
    state = next
    ports.changed(next)
  }

  function forget(): void {
    life += 1
    cancelRetry?.()
    cancelRetry = undefined
    closeUnderWay?.()
    closeUnderWay = undefined
    const leaving = mounted
    mounted = undefined
    if (leaving !== undefined) takeDown(leaving)
  }

  function takeDown({ lifecycles, props, close }: Mounted): void {
    void settle(() => lifecycles.unmount(props)).catch((error: unknown) =>
      ports.report(error, props.release, 'unmount'),
    )
    close()
  }

  /** Tries in order: each candidate, and after a failure the same once more by force. */
  async function show(firstTry: number, isForced = firstTry > 0): Promise<void> {
    const mine = life
    tryingLife = mine
    const tries = candidates.flatMap((release) => [
      { release, again: false },
      { release, again: true },
    ])
    for (const [place, { release, again }] of tries.entries()) {
      if (place < firstTry) continue
      const hasSucceeded = await tryRelease(release, again || isForced, mine, place)
      if (life !== mine) return
      if (hasSucceeded) {
        tryingLife = undefined
        return
      }
    }
    tryingLife = undefined
    fail()
  }

  async function tryRelease(release: PageRelease, again: boolean, mine: number, place: number): Promise<boolean> {
    const id = `${name}@${release.version}`
    try {
      const lifecycles = await within(loadDeadlineMs, 'load', ports.loader.load(release, { again }))
      if (life !== mine) return false
      await mount(lifecycles, id, mine, place)
      return true
    } catch (error) {
      if (life === mine) ports.report(error, id, 'load')
      return false
    }
  }

  async function mount(lifecycles: RemoteLifecycles, release: string, mine: number, place: number): Promise<void> {
    const { container, close } = ports.openContainer()
    closeUnderWay = close
    let candidate: Mounted | undefined
    try {
      const props: RemoteProps = {
        name: `${release}#${mine}`,
        release,
        platform: ports.platformFor(release),
        container,
        onCrash: (error) => crashed(error, mine, place, release),
      }
      await within(
        mountDeadlineMs,
        'bootstrap',
        settle(() => lifecycles.bootstrap(props)),
      )
      if (life !== mine) return
      candidate = { lifecycles, props, close }
      await within(
        mountDeadlineMs,
        'mount',
        settle(() => lifecycles.mount(props)),
      )
    } catch (error) {
      close()
      if (candidate !== undefined) takeDown(candidate)
      throw error
    }
    if (life !== mine) {
      takeDown(candidate)
      return
    }
    closeUnderWay = undefined
    mounted = candidate
    change({ is: 'shown', release })
  }

  /** Its screens threw. The next try may be a fresh copy or the release before. */
  function crashed(error: unknown, mine: number, place: number, release: string): void {
    if (life !== mine) return
    ports.report(error, release, 'render')
    forget()
    change({ is: 'waiting' })
    void show(place + 1)
  }

  function fail(): void {
    change({ is: 'failed' })
    // Without a release there is nothing to try.
    if (candidates.length === 0) return
    cancelRetry = ports.setTimer(retry, retryMs)
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }

  function retry(): void {
    if (state.is !== 'failed' || tryingLife === life || candidates.length === 0) return
    forget()
    // The fallback stays until something better stands in its place. The copy at hand has failed already.
    void show(0, true)
  }

  /** A promise that settles within a time, or fails. */
  function within<T>(ms: number, doing: string, work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = ports.setTimer(() => reject(new Error(`${name} took longer than ${ms} ms to ${doing}`)), ms)
      work.then(resolve, reject).finally(cancel)
    })
  }

  return {
    open() {
      forget()
      retryMs = firstRetryMs
      change({ is: 'waiting' })
      if (candidates.length === 0) fail()
      else void show(0)
    },
    close() {
      forget()
      change({ is: 'closed' })
    },
    retry,
    state: () => state,
  }
}

/** Foreign code may throw before it gives its promise. */
async function settle<T>(work: () => Promise<T>): Promise<T> {
  return work()
}
