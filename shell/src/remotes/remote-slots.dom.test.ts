import { afterEach, describe, expect, it } from '@jest/globals'
import type { PlatformServices } from '@shop/shared/platform'
import { createRemoteLog } from './remote-log.ts'
import { createRemoteSlots } from './remote-slots.ts'
import type { RenderedScreen } from './rendered-screen.ts'
import { aRelease } from './testing/a-release.ts'

afterEach(() => document.body.replaceChildren())
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

type Story = {
  isBroken?: (container: string) => boolean
  /** Versions that the registry offers, best first, when not the one that {@link slots} offers. */
  versions?: string[]
  rendered?: RenderedScreen
  /** Called at the beginning of what the code of a release does. */
  onStep?(step: 'bootstrap' | 'mount', container: HTMLElement): void
}

function slots(told: Story['isBroken'] | Story = {}) {
  const story: Story = typeof told === 'function' ? { isBroken: told } : told
  const { isBroken = () => false, versions, rendered, onStep } = story

  const online: (() => void)[] = []
  let offered = '1.0.0'
  let chosenVersion = offered
  const chosen = () => {
    chosenVersion = offered
  }
  const offer = (version: string) => {
    offered = version
  }
  const log = createRemoteLog()
  const made = createRemoteSlots({
    rendered,
    candidatesOf: (name) => (versions ?? [chosenVersion]).map((one) => aRelease(one, { container: name })),
    fits: () => true,
    askForNews: async () => undefined,
    loader: {
      load: async ({ container }) => {
        if (isBroken(container)) throw new TypeError('down')
        return {
          bootstrap: async (props) => onStep?.('bootstrap', props.container),
          mount: async (props) => {
            onStep?.('mount', props.container)
            props.container.textContent = container
          },
          unmount: async () => undefined,
        }
      },
    },
    platformFor: (_, __, holdRelease) => ({ holdRelease }) as unknown as PlatformServices,
    report: () => undefined,
    setTimer: () => () => undefined,
    onReturn: (work) => void online.push(work),
    elapsedMs: () => 7,
    arrived: () => 0,
    random: () => 0,
    isHidden: () => false,
    watchdog: { found: () => undefined, enter: () => () => undefined },
    choose: () => chosen(),
    log,
  })
  const networkReturns = () => {
    for (const work of online) work()
  }
  return { made, networkReturns, offer, log }
}

describe('the slots of the page', () => {
  it('put every remote into one area, also what was mounted before the area was there', async () => {
    const { made } = slots()
    made.of('mfe-ordering').open()
    await settled()
    const area = document.createElement('main')
    document.body.append(area)
    made.attach(area)
    made.of('mfe-catalogue').open()
    await settled()
    expect([...area.querySelectorAll('[data-remote]')].map((element) => element.textContent)).toEqual([
      'mfe-ordering',
      'mfe-catalogue',
    ])
    // So that anybody can see which release drew what.
    expect(area.querySelector('[data-release="mfe-ordering@1.0.0"]')?.textContent).toBe('mfe-ordering')
    made.of('mfe-ordering').close()
    expect(area.textContent).toBe('mfe-catalogue')
  })

  it('tell of every change, until somebody no longer listens', async () => {
    const { made } = slots()
    const heard: string[] = []
    const undo = made.subscribe(() => void heard.push(made.stateOf('mfe-ordering').is))
    made.of('mfe-ordering').open()
    await settled()
    undo()
    made.of('mfe-ordering').close()
    expect(heard).toEqual(['waiting', 'shown'])
  })

  it('one that is down leaves the others alone, and comes back with the network', async () => {
    let isDown = true
    const { made, networkReturns } = slots((container) => isDown && container === 'mfe-ordering')
    for (const name of ['mfe-ordering', 'mfe-catalogue']) made.of(name).open()
    await settled()
    expect([made.stateOf('mfe-ordering').is, made.stateOf('mfe-catalogue').is]).toEqual(['failed', 'shown'])
    isDown = false
    networkReturns()
    await settled()
    expect(made.stateOf('mfe-ordering').is).toBe('shown')
  })

  it('[K-146] try what has failed at once when the registry offers something else, and else leave it alone', async () => {
    let tries = 0
    const { made, offer } = slots((container) => {
      if (container === 'mfe-ordering') tries += 1
      return container === 'mfe-ordering' && tries < 3
    })
    for (const name of ['mfe-ordering', 'mfe-catalogue']) made.of(name).open()
    await settled()
    made.offerNewReleases()
    await settled()
    expect([tries, made.stateOf('mfe-ordering').is]).toEqual([2, 'failed'])
    offer('1.0.1')
    made.offerNewReleases()
    await settled()
    expect([tries, made.stateOf('mfe-ordering')]).toEqual([3, { is: 'shown', release: 'mfe-ordering@1.0.1' }])
    // What is on show is changed by a move alone.
    expect(made.stateOf('mfe-catalogue')).toEqual({ is: 'shown', release: 'mfe-catalogue@1.0.0' })
  })

  it('of a remote that nobody has asked for is closed', () => {
    expect(slots().made.stateOf('mfe-unknown')).toEqual({ is: 'closed' })
  })

  it('write down what happens, for whoever looks for a fault', async () => {
    const { made, log } = slots((container) => container === 'mfe-ordering')
    made.of('mfe-ordering').open()
    made.of('mfe-catalogue').open()
    await settled()
    const failed = { at: 7, what: 'failed', release: 'mfe-ordering@1.0.0', doing: 'load', error: 'TypeError: down' }
    expect(log.getState()).toEqual({
      'mfe-ordering': {
        candidates: [],
        everOffered: [],
        state: { is: 'failed' },
        shown: undefined,
        isHeld: false,
        events: [{ at: 7, what: 'asked' }, failed, failed],
      },
      'mfe-catalogue': expect.objectContaining({ shown: 'mfe-catalogue@1.0.0', state: made.stateOf('mfe-catalogue') }),
    })
    expect(log.getState()['mfe-catalogue']?.events.map(({ what, tookMs }) => ({ what, tookMs }))).toEqual([
      { what: 'asked' },
      { what: 'loaded', tookMs: 0 },
      { what: 'bootstrapped', tookMs: 0 },
      { what: 'mounted', tookMs: 0 },
      { what: 'ready', tookMs: 0 },
    ])
  })
})

describe('a screen that the edge has rendered', () => {
  function renderedScreen(): RenderedScreen {
    document.body.innerHTML = '<main><div data-release="mfe-ordering@1.0.0">rendered</div></main>'
    return { release: 'mfe-ordering@1.0.0', element: document.querySelector('div') as HTMLElement }
  }

  it('[K-185] is taken up by its own release, even if a newer one is offered', async () => {
    const rendered = renderedScreen()
    const { made } = slots({ rendered, versions: ['1.1.0', '1.0.0'] })
    expect([made.isRendered(), made.stateInHtml]).toEqual([true, { is: 'shown', release: 'mfe-ordering@1.0.0' }])
    made.of('mfe-ordering').open()
    await settled()
    expect(made.stateOf('mfe-ordering')).toEqual({ is: 'shown', release: 'mfe-ordering@1.0.0' })
    expect(rendered.element.textContent).toBe('mfe-ordering')
    expect([made.isRendered(), rendered.element.isConnected]).toEqual([false, true])
    // From now on it is a remote like any other.
    made.of('mfe-ordering').close()
    expect(rendered.element.isConnected).toBe(false)
    made.of('mfe-ordering').open()
    await settled()
    expect(made.stateOf('mfe-ordering')).toEqual({ is: 'shown', release: 'mfe-ordering@1.1.0' })
  })

  it.each([
    { says: 'is offered no longer', story: { versions: ['1.1.0'] }, name: 'mfe-ordering' },
    { says: 'is of another remote than the one on show', story: {}, name: 'mfe-catalogue' },
  ])('[K-185] makes place when its release $says', async ({ story, name }) => {
    const rendered = renderedScreen()
    const { made } = slots({ rendered, ...story })
    const heard: boolean[] = []
    made.subscribe(() => void heard.push(made.isRendered()))
    made.of(name).open()
    await settled()
    expect(made.stateOf(name).is).toBe('shown')
    expect([made.isRendered(), rendered.element.isConnected, heard.at(-1)]).toEqual([false, false, false])
  })

  it('[K-185] stands until its release has failed', async () => {
    const rendered = renderedScreen()
    const { made } = slots({ rendered, isBroken: () => true })
    made.of('mfe-ordering').open()
    expect([made.isRendered(), rendered.element.textContent]).toEqual([true, 'rendered'])
    await settled()
    expect([made.stateOf('mfe-ordering').is, made.isRendered(), rendered.element.isConnected]).toEqual([
      'failed',
      false,
      false,
    ])
  })

  it.each([
    { says: 'while its release loads, which then draws in an empty place', during: 'bootstrap', left: '' },
    { says: 'while its release takes it up, which then goes on itself', during: 'mount', left: 'rendered' },
  ])('[K-185] keeps its place when the member moves on $says', async ({ during, left }) => {
    const rendered = renderedScreen()
    const found: (string | null)[] = []
    const { made } = slots({
      rendered,
      onStep(step, container) {
        if (step === during) made.dropRendered()
        if (step === 'mount') found.push(container.textContent)
      },
    })
    made.of('mfe-ordering').open()
    await settled()
    expect([found, made.isRendered(), rendered.element.isConnected]).toEqual([[left], false, true])
    expect(rendered.element.textContent).toBe('mfe-ordering')
    made.of('mfe-ordering').close()
    expect(rendered.element.isConnected).toBe(false)
  })

  it('[K-185] is dropped once when the page cannot be taken up', () => {
    const rendered = renderedScreen()
    const { made } = slots({ rendered })
    let changes = 0
    made.subscribe(() => {
      changes += 1
    })
    made.dropRendered()
    made.dropRendered()
    expect([changes, made.isRendered(), rendered.element.isConnected]).toEqual([1, false, false])
  })

  it.each([
    { says: 'before its release has taken it up', opens: false },
    { says: 'after that', opens: true },
  ])('[K-185] keeps its place when the frame is drawn anew, $says', async ({ opens }) => {
    const rendered = renderedScreen()
    const { made } = slots({ rendered })
    if (opens) made.of('mfe-ordering').open()
    await settled()
    const area = document.createElement('main')
    document.body.replaceChildren(area)
    made.attach(area)
    expect(rendered.element.isConnected).toBe(true)
  })

  it('[K-185] is none in a page that the browser draws', () => {
    const { made } = slots()
    expect([made.isRendered(), made.stateInHtml]).toEqual([false, { is: 'waiting' }])
  })
})
