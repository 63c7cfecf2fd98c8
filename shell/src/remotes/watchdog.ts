import type { StoragePort } from '@shop/shared/platform'

/** In the tab, where whatever an earlier page left is left for good, and on the device, where another tab may be at it. */
export type WatchdogStores = Record<'session' | 'local', Pick<StoragePort, 'read' | 'write'>>

export type WatchdogPorts = {
  stores: WatchdogStores
  /** The hour of the device: it goes on between two visits. */
  now(): number
  setTimer(work: () => void, ms: number): () => void
  isHidden(): boolean
  /** The page goes out of sight, perhaps for ever. */
  onHidden(work: () => void): void
}

export type Watchdog = {
  /** What an earlier visit has to tell of a release. */
  found(release: string): Error | undefined
  /** Its code runs from now on; gives the end. */
  enter(release: string): () => void
}

/** Code of a release took a page and did not give it back. */
class NeverAnswered extends Error {
  override name = 'NeverAnsweredError'
}

const key = 'releasesUnderWay'
const beatMs = 1000
/**
 * Firefox loses what a page stores while it is left, so a mark that was taken back may stand there: it is younger than that of
 * a page which somebody gave up.
 */
const givenUpMs = 5000
/** A tab that is slow still writes within this time. */
const aliveMs = 10_000
/** As long as the edge remembers a shell that did not start. */
const rememberedMs = 3_600_000

/**
 * A loop without end takes the page that could tell of it. So the page says whose code runs before it does, again every
 * second, and takes it back a little after that release stands, or when it goes out of sight. What a later visit
 * finds was never taken back: that release is passed over for an hour.
 */
export function createWatchdog({ stores, now, setTimer, isHidden, onHidden }: WatchdogPorts): Watchdog {
  const running = new Map<string, number>()
  const both = [stores.session, stores.local]
  let cancel = () => {}

  const marksIn = (store: (typeof both)[number]) =>
    Object.entries((store.read(key) ?? {}) as Record<string, number>).filter(([, at]) => now() - at < rememberedMs)

  function mark(release: string, at?: number): void {
    for (const store of both) {
      const others = marksIn(store).filter(([name]) => name !== release)
      store.write(key, Object.fromEntries(at === undefined ? others : [...others, [release, at]]))
    }
  }

  function beat(): void {
    cancel()
    if (running.size === 0) return
    for (const release of running.keys()) if (!isHidden()) mark(release, now())
    cancel = setTimer(beat, beatMs)
  }

  const silentFor = (store: (typeof both)[number], ms: number) => marksIn(store).filter(([, at]) => now() - at >= ms)
  const left = [...silentFor(stores.session, givenUpMs), ...silentFor(stores.local, aliveMs)].map(
    ([release]) => [release, new NeverAnswered('took the page of an earlier visit')] as const,
  )
  const found = new Map(left)
  onHidden(() => {
    for (const release of running.keys()) mark(release)
  })

  return {
    found: (release) => found.get(release),
    enter(release) {
      running.set(release, (running.get(release) ?? 0) + 1)
      beat()
      return () =>
        void setTimer(() => {
          const others = (running.get(release) ?? 1) - 1
          if (others > 0) running.set(release, others)
          else {
            running.delete(release)
            mark(release)
          }
        }, beatMs)
    },
  }
}
