import type { PageRelease } from '@shop/shared/contract'
import { retryWaitMs } from '../boot/retrying.ts'
import { DeadlineExceededError, withTimeout } from '../waiting/with-timeout.ts'
import { type Mount, type MountPorts, mountRelease } from './mount-release.ts'
import type { SlotState } from './slot-state.ts'

export type SlotPorts = MountPorts & {
  /** The releases that may be shown, best first, by what is known now. */
  candidates(): readonly PageRelease[]
  /** Whether a release has a screen for the address of the page. */
  fits(release: PageRelease): boolean
  /** Asks the registry: what stands there now may be better than what failed here. */
  askForNews(): Promise<unknown>
  /** A number from 0 up to 1. */
  random(): number
  /** Nobody looks at the page. */
  isHidden(): boolean
  changed(state: SlotState): void
}

export type RemoteSlot = {
  /** Asked for by a route. Returns at once; the rest happens on its own time. */
  open(): void
  /** Another page of the same remote: the moment to take a new release, unless the mounted one holds. */
  renew(): void
  /** Another route: whatever is under way is forgotten. */
  close(): void
  /** Now instead of at the next retry: the member pressed 再読み込み, the network is back, or the tab is seen again. */
  retry(): void
  /** Tries at once what is chosen now, when that is something else than what has failed. */
  tryNewChoice(): void
  state(): SlotState
}

const newsDeadlineMs = 2000
/** Counted from try to try, and never sooner. */
const leastRetryMs = 1000

const addressOf = ({ base, entry }: PageRelease): string => base + entry

/**
 * The place of one remote in the page. It never makes anybody wait: each step of foreign code runs
 * under a deadline. A release that fails is tried once more by force, one that hangs is not; then the next
 * candidate (the last good release), then whatever the registry offers now, then the fallback with retries after 1, 2,
 * 4 … s up to five minutes, and none while nobody looks.
 */
export function createRemoteSlot(name: string, ports: SlotPorts): RemoteSlot {
  let state: SlotState = { is: 'closed' }
  // Raised by every open, close and crash: a late answer of an earlier life is dropped.
  let life = 0
  let mounted: Mount | undefined
  // The container of a mount that is under way: what foreign code draws late is not seen by anybody.
  let closeUnderWay: (() => void) | undefined
  // The life in which tries are under way.
  let tryingLife: number | undefined
  let cancelRetry: (() => void) | undefined
  let failures = 0
  // Of this round: which releases have had their tries, and since when.
  let tried = new Map<string, 'once' | 'enough'>()
  let roundBegan = 0
  // The best candidate when the slot was opened: another one now is a new release.
  let best: string | undefined

  function change(next: SlotState): void {
    state = next
    ports.changed(next)
  }

  const candidates = () => ports.candidates().filter(ports.fits)
  const bestNow = () => candidates().map(addressOf)[0]

  function forget(): void {
    life += 1
    cancelRetry?.()
    cancelRetry = undefined
    closeUnderWay?.()
    closeUnderWay = undefined
    const leaving = mounted
    mounted = undefined
    leaving?.takeDown()
  }

  function beginRound(): void {
    tried = new Map()
    roundBegan = ports.elapsedMs()
    best = bestNow()
  }

  /** The next try of this round: each candidate, and after a failure the same once more by force. */
  function nextTry(isForced: boolean): { release: PageRelease; again: boolean } | undefined {
    const release = candidates().find((one) => tried.get(addressOf(one)) !== 'enough')
    if (release === undefined) return undefined
    const again = isForced || tried.has(addressOf(release))
    tried.set(addressOf(release), again ? 'enough' : 'once')
    return { release, again }
  }

  async function show(isForced = false): Promise<void> {
    const mine = life
    tryingLife = mine
    let hasNews = false
    for (;;) {
      const next = nextTry(isForced)
      if (next !== undefined) await tryRelease(next.release, next.again, mine)
      else if (hasNews) break
      else {
        hasNews = true
        await withTimeout(newsDeadlineMs, 'ask the registry', ports, ports.askForNews).catch(() => undefined)
        best = bestNow()
      }
      if (life !== mine) return
      if (mounted !== undefined) {
        tryingLife = undefined
        return
      }
    }
    tryingLife = undefined
    fail()
  }

  async function tryRelease(release: PageRelease, again: boolean, mine: number): Promise<void> {
    const id = `${name}@${release.version}`
    const isWanted = () => life === mine
    const hung = ports.watchdog.found(id)
    if (hung !== undefined) {
      tried.set(addressOf(release), 'enough')
      ports.report(hung, id, 'answer')
      return
    }
    const onCrash = (error: unknown) => crashed(error, mine, id)
    const onWaiting = (isWaiting: boolean) => {
      if (isWanted()) change({ is: 'shown', release: id, isWaiting })
    }
    const attempt = { release, id, again, isWanted, onCrash, onWaiting, name: `${id}#${mine}` }
    try {
      const mount = await mountRelease(attempt, ports, (close) => {
        closeUnderWay = close
      })
      // Between its end and this line the member may have left.
      if (!isWanted()) mount?.takeDown()
      if (mount === undefined || !isWanted()) return
      closeUnderWay = undefined
      mounted = mount
      change({ is: 'shown', release: id })
    } catch (error) {
      // Asking again would take as long again.
      if (isWanted() && error instanceof DeadlineExceededError) tried.set(addressOf(release), 'enough')
    }
  }

  /** Its screens threw. The next try may be a fresh copy or the release before. */
  function crashed(error: unknown, mine: number, release: string): void {
    if (life !== mine) return
    ports.report(error, release, 'render')
    forget()
    change({ is: 'waiting' })
    roundBegan = ports.elapsedMs()
    void show()
  }

  function fail(): void {
    change({ is: 'failed' })
    const spentMs = ports.elapsedMs() - roundBegan
    const waitMs = Math.max(leastRetryMs, retryWaitMs(failures, ports.random()) - spentMs)
    failures += 1
    cancelRetry = ports.setTimer(() => {
      if (!ports.isHidden()) retry()
    }, waitMs)
  }

  function retry(): void {
    if (state.is !== 'failed' || tryingLife === life) return
    forget()
    beginRound()
    // The fallback stays until something better stands in its place. The copy at hand has failed already.
    void show(true)
  }

  function open(): void {
    forget()
    failures = 0
    change({ is: 'waiting' })
    ports.tell({ what: 'asked' })
    beginRound()
    void show()
  }

  return {
    open,
    renew() {
      if (state.is === 'failed') retry()
      if (mounted === undefined) return
      const isNew = bestNow() !== best && !mounted.holds.isHeld()
      if (isNew || !ports.fits(mounted.release)) open()
    },
    close() {
      forget()
      change({ is: 'closed' })
    },
    retry,
    tryNewChoice() {
      if (bestNow() !== best) retry()
    },
    state: () => state,
  }
}
