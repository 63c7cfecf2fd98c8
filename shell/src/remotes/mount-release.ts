import type { PageRelease } from '@shop/shared/contract'
import type { PlatformServices, RemoteLifecycles, RemoteProps } from '@shop/shared/platform'
import { settle, type WaitPorts, withTimeout } from '../waiting/with-timeout.ts'
import type { RemoteLoader } from './federation.ts'
import { createReleaseLocks, type ReleaseLocks } from './release-locks.ts'
import type { RemoteEvent } from './remote-log.ts'
import type { Watchdog } from './watchdog.ts'

export type MountPorts = WaitPorts & {
  loader: RemoteLoader
  /**
   * The element in the page for one mount: empty, or with the HTML that the release takes up. `begin` is told that the release
   * draws in it from now on; `close` takes it away.
   */
  openContainer(release: string): { container: HTMLElement; begin?(): void; close(): void }
  platformFor(id: string, release: PageRelease, holdRelease: () => () => void): PlatformServices
  report(error: unknown, release: string, doing: string): void
  watchdog: Watchdog
  tell(event: Omit<RemoteEvent, 'at'>): void
  /** The mounted release holds, or no longer does. */
  held(isHeld: boolean): void
}

/** One try to show one release. */
export type Attempt = {
  release: PageRelease
  /** `name@version`. */
  id: string
  /** Throws away what an earlier try left behind. */
  again: boolean
  /** Names this one mount to single-spa-react. */
  name: string
  /** Whether the slot still wants it. */
  isWanted(): boolean
  onCrash(error: unknown): void
  /** A screen is on its way after another one stood. */
  onWaiting(isWaiting: boolean): void
}

export type Mount = { id: string; release: PageRelease; holds: ReleaseLocks; takeDown(): void }

/** A step that is quiet for so long has failed: the slot goes on without it. A hung entry is given up before 5 s. */
const limitsMs = { load: 4500, bootstrap: 5000, mount: 5000, show: 8000 }

/**
 * Loads a release and mounts it until its first screen stands, each step of foreign code under a deadline. `opened` gets
 * the way to take away what is drawn while the mount is under way. Gives nothing when the slot stopped wanting it before.
 */
export async function mountRelease(
  attempt: Attempt,
  ports: MountPorts,
  opened: (close: () => void) => void,
): Promise<Mount | undefined> {
  const { release, id, again, isWanted } = attempt
  const step = async <T>(doing: keyof typeof limitsMs, done: RemoteEvent['what'], work: () => Promise<T>) => {
    const began = ports.elapsedMs()
    const leave = ports.watchdog.enter(id)
    try {
      const isSlow = () => ports.tell({ what: 'slow', release: id, doing })
      const result = await withTimeout(limitsMs[doing], doing, ports, work, isSlow)
      ports.tell({ what: done, release: id, tookMs: ports.elapsedMs() - began })
      return result
    } catch (error) {
      if (isWanted()) ports.report(error, id, doing)
      throw error
    } finally {
      leave()
    }
  }

  const lifecycles = await step('load', 'loaded', () => ports.loader.load(release, { again }))
  if (!isWanted()) return undefined
  const { container, begin, close } = ports.openContainer(id)
  opened(close)
  const holds = createReleaseLocks(ports.held)
  let hasBegun = false
  let stands = false
  // The screen that is on its way, and what says that it stands.
  let screen: Promise<void> | undefined
  let arrive = () => {}
  const show = () => step('show', 'ready', async () => screen)
  const props: RemoteProps = {
    name: attempt.name,
    release: id,
    platform: ports.platformFor(id, release, holds.hold),
    container,
    onCrash: attempt.onCrash,
    onWaiting(isWaiting) {
      arrive()
      screen = undefined
      if (isWaiting)
        screen = new Promise((resolve) => {
          arrive = resolve
        })
      if (!stands) return
      attempt.onWaiting(isWaiting)
      if (isWaiting) show().catch(attempt.onCrash)
    },
  }
  const takeDown = () => {
    holds.end()
    if (hasBegun) unmount(lifecycles, props, ports)
    close()
  }
  try {
    await step('bootstrap', 'bootstrapped', () => lifecycles.bootstrap(props))
    if (!isWanted()) {
      takeDown()
      return undefined
    }
    hasBegun = true
    begin?.()
    await step('mount', 'mounted', () => lifecycles.mount(props))
    do await show()
    while (screen !== undefined)
    stands = true
  } catch (error) {
    takeDown()
    throw error
  }
  return { id, release, holds, takeDown }
}

/** Nobody waits for it: what it draws is out of the page already. */
function unmount(lifecycles: RemoteLifecycles, props: RemoteProps, { report, tell }: MountPorts): void {
  tell({ what: 'unmounted', release: props.release })
  void settle(() => lifecycles.unmount(props)).catch((error: unknown) => report(error, props.release, 'unmount'))
}
