import type { PageRelease } from '@shop/shared/contract'
import type { PlatformServices, RemoteLifecycles, RemoteProps } from '@shop/shared/platform'
import { createRemoteSlot } from '../remote-slot.ts'
import type { SlotState } from '../slot-state.ts'
import { aRelease } from './a-release.ts'

export type Step = 'load' | 'bootstrap' | 'mount' | 'unmount'
export type Fault = 'rejects' | 'throws' | 'hangs' | 'is late'
type Pace = Fault | 'is slow'
/** Faults by release and step; nothing said goes well. */
export type Faults = Record<string, Partial<Record<Step, Pace> & { screen: 'hangs' | 'is late' | 'is slow' }>>

const lateMs = 20_000
/** Slow, but within its time. */
export const slowMs = 3000

function perform<T>(fault: Pace | undefined, value: T): Promise<T> {
  if (fault === 'throws') throw new Error('thrown')
  if (fault === 'rejects') return Promise.reject(new Error('rejected'))
  if (fault === 'hangs') return new Promise(() => undefined)
  if (fault === 'is late') return new Promise((resolve) => void setTimeout(() => resolve(value), lateMs))
  if (fault === 'is slow') return new Promise((resolve) => void setTimeout(() => resolve(value), slowMs))
  return Promise.resolve(value)
}

/** A slot with releases 2.0.0 and 1.0.0, and what happens to them in order. */
export function aSlot(faults: Faults = {}, versions: readonly string[] = ['2.0.0', '1.0.0']) {
  const happened: string[] = []
  const states: string[] = []
  const reports: string[] = []
  const events: string[] = []
  const mounts: RemoteProps[] = []

  const lifecyclesOf = (version: string): RemoteLifecycles => ({
    bootstrap: () => perform(faults[version]?.bootstrap, undefined),
    mount(props) {
      mounts.push(props)
      happened.push(`mount ${version}`)
      const done = perform(faults[version]?.mount, undefined)
      props.container.textContent = version
      const screen = faults[version]?.screen
      if (screen !== undefined) {
        props.onWaiting?.(true)
        void perform(screen, undefined).then(() => props.onWaiting?.(false))
      }
      return done
    },
    unmount() {
      happened.push(`unmount ${version}`)
      return perform(faults[version]?.unmount, undefined)
    },
  })
  let candidates: readonly PageRelease[] = versions.map((version) => aRelease(version))
  let news: () => Promise<unknown> = async () => undefined
  let fits: (release: PageRelease) => boolean = () => true
  const page = { arrived: 0, isHidden: false }
  const hung = new Map<string, Error>()
  const slot = createRemoteSlot('mfe-test', {
    loader: {
      load({ version }, { again }) {
        happened.push(`load ${version}${again ? ' again' : ''}`)
        return perform(faults[version]?.load, lifecyclesOf(version))
      },
    },
    candidates: () => candidates,
    fits: (release) => fits(release),
    askForNews() {
      happened.push('ask')
      return news()
    },
    openContainer() {
      const container = document.createElement('div')
      document.body.append(container)
      return { container, close: () => container.remove() }
    },
    platformFor: (id, _, holdRelease) => ({ entry: id, holdRelease }) as unknown as PlatformServices,
    changed: (state: SlotState) => void states.push(state.is === 'shown' ? `shown ${state.release}` : state.is),
    report: (error, release, doing) =>
      void reports.push(`${release} ${doing}: ${error instanceof Error ? error.message : String(error)}`),
    tell: ({ what, release }) => void events.push(`${what} ${release ?? ''}`.trim()),
    held: (isHeld) => void states.push(isHeld ? 'held' : 'no longer held'),
    elapsedMs: () => performance.now(),
    arrived: () => page.arrived,
    random: () => 0,
    isHidden: () => page.isHidden,
    watchdog: { found: (id) => hung.get(id), enter: () => () => undefined },
    setTimer(work, ms) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  /** The registry's offer from now on. */
  const offer = (...newVersions: string[]) => {
    candidates = newVersions.map((version) => aRelease(version))
  }
  const onNews = (work: () => Promise<unknown>) => {
    news = work
  }
  /** Which releases have a screen for the address. */
  const address = (belongsTo: (release: PageRelease) => boolean) => {
    fits = belongsTo
  }
  /** The part that a member sees. */
  const seen = () => [...document.body.children].map((child) => child.textContent)
  return { slot, faults, happened, states, reports, events, mounts, seen, offer, onNews, address, page, hung }
}
