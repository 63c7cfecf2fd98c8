import { emptyHtml } from '@shop/shared/first-view'
import type { MountPorts } from './mount-release.ts'
import { type RemoteEvent, type RemoteLog, withEvent, withHold, withState } from './remote-log.ts'
import { createRemoteSlot, type RemoteSlot, type SlotPorts } from './remote-slot.ts'
import { type RenderedScreen, renderedFirst } from './rendered-screen.ts'
import type { SlotState } from './slot-state.ts'

export type RemoteSlots = {
  /** The slot of a remote, made when it is first asked for: a remote may be released while the page stands open. */
  of(name: string): RemoteSlot
  /** Where remotes are put; the frame gives it once. */
  attach(area: HTMLElement): void
  /** The content of that area before, which React leaves alone. */
  html: string
  /** Of the slot on show, as the edge has rendered the page. */
  stateInHtml: SlotState
  /** Whether the area shows a screen that the edge has rendered, which no release has taken up yet. */
  isRendered(): boolean
  /** Another screen is shown. */
  dropRendered(): void
  stateOf(name: string): SlotState
  /** The registry was asked: what could not be shown may be there now. */
  offerNewReleases(): void
  /** Hears every change of any slot; returns its own undo. */
  subscribe(on: () => void): () => void
}

export type SlotsPorts = Omit<MountPorts, 'openContainer' | 'tell' | 'held'> & {
  /** The screen that the edge has rendered. */
  rendered?: RenderedScreen | undefined
  candidatesOf(name: string): ReturnType<SlotPorts['candidates']>
  fits(name: string, release: Parameters<SlotPorts['fits']>[0]): boolean
  askForNews: SlotPorts['askForNews']
  /** Chooses by what the registry has said last. */
  choose(): void
  random: SlotPorts['random']
  isHidden: SlotPorts['isHidden']
  /** The network is back, or the page is seen again. */
  onReturn(work: () => void): void
  log: RemoteLog
}

/** One slot for each remote, all of them in one area of the page. */
export function createRemoteSlots(ports: SlotsPorts): RemoteSlots {
  const listeners = new Set<() => void>()
  const slots = new Map<string, RemoteSlot>()
  // Before the frame has drawn its area, remotes mount into an element that is not in the page yet.
  const stage = document.createElement('div')
  let { rendered } = ports
  // Its element, also when a release has taken it up, and how far that is.
  let taken = rendered?.element
  let takenUp: 'not' | 'loading' | 'drawing' = 'not'
  const stateInHtml: SlotState = rendered === undefined ? { is: 'waiting' } : { is: 'shown', release: rendered.release }

  function change(): void {
    for (const listener of [...listeners]) listener()
  }

  function dropRendered(): void {
    if (rendered === undefined) return
    rendered = undefined
    // A release that draws there already follows the address by itself; one that loads is to find nothing to take up.
    if (takenUp === 'loading') taken?.replaceChildren()
    if (takenUp === 'not') {
      taken?.remove()
      taken = undefined
    }
    change()
  }

  function takeUp(container: HTMLElement) {
    takenUp = 'loading'
    return {
      container,
      begin() {
        takenUp = 'drawing'
      },
      close() {
        takenUp = 'not'
        container.remove()
        dropRendered()
        taken = undefined
      },
    }
  }

  function create(name: string): RemoteSlot {
    const tell = (event: Omit<RemoteEvent, 'at'>) =>
      ports.log.setState((records) => withEvent(records, name, { at: ports.elapsedMs(), ...event }))
    return createRemoteSlot(name, {
      ...ports,
      // The page goes on with the release that its HTML is of.
      candidates: () => renderedFirst(ports.candidatesOf(name), name, rendered?.release),
      fits: (release) => ports.fits(name, release),
      tell,
      held: (isHeld) => ports.log.setState((records) => withHold(records, name, isHeld)),
      report(error, release, doing) {
        tell({ what: 'failed', release, doing, error: String(error) })
        ports.report(error, release, doing)
      },
      changed(state) {
        ports.log.setState((records) => withState(records, name, state))
        if (state.is === 'shown') rendered = undefined
        else if (state.is === 'failed') dropRendered()
        change()
      },
      openContainer(release) {
        if (rendered?.release === release) return takeUp(rendered.element)
        dropRendered()
        const container = document.createElement('div')
        container.dataset['remote'] = name
        container.dataset['release'] = release
        stage.append(container)
        return { container, close: () => container.remove() }
      },
    })
  }

  ports.onReturn(() => {
    for (const slot of slots.values()) slot.retry()
  })

  return {
    of(name) {
      const slot = slots.get(name) ?? create(name)
      slots.set(name, slot)
      return slot
    },
    attach(area) {
      // Where the frame was drawn anew, the screen of the HTML has lost its place.
      if (taken !== undefined && !area.contains(taken)) area.append(taken)
      area.append(stage)
    },
    html: emptyHtml,
    stateInHtml,
    isRendered: () => rendered !== undefined,
    dropRendered,
    stateOf: (name) => slots.get(name)?.state() ?? { is: 'closed' },
    offerNewReleases() {
      const failed = [...slots.values()].filter((slot) => slot.state().is === 'failed')
      if (failed.length === 0) return
      ports.choose()
      for (const slot of failed) slot.tryNewChoice()
    },
    subscribe(on) {
      listeners.add(on)
      return () => void listeners.delete(on)
    },
  }
}
