import { afterEach, describe, expect, it } from '@jest/globals'
import type { PageRelease } from '@shop/shared/contract'
import type { PlatformServices } from '@shop/shared/platform'
import { createRemoteSlots } from './remote-slots.ts'

afterEach(() => document.body.replaceChildren())
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
const aRelease = (version: string) => ({ version, container: version }) as PageRelease

function slots(isBroken: (container: string) => boolean = () => false) {
  const online: (() => void)[] = []
  const made = createRemoteSlots(
    [
      { name: 'mfe-ordering', candidates: [aRelease('ordering')] },
      { name: 'mfe-catalogue', candidates: [aRelease('catalogue')] },
    ],
    {
      loader: {
        load: async ({ container }) => {
          if (isBroken(container)) throw new Error('down')
          return {
            bootstrap: async () => undefined,
            mount: async (props) => {
              props.container.textContent = container
            },
            unmount: async () => undefined,
          }
        },
      },
      platformFor: () => ({}) as PlatformServices,
      report: () => undefined,
      setTimer: () => () => undefined,
      onOnline: (work) => {
        online.push(work)
        return () => undefined
      },
    },
  )
  const networkReturns = () => {
    for (const work of online) work()
  }
  return { made, networkReturns }
}

describe('the slots of the page', () => {
  it('put every remote into one area, also what was mounted before the area was there', async () => {
    const { made } = slots()
    made.all.get('mfe-ordering')?.open()
    await settled()
    const area = document.createElement('main')
    document.body.append(area)
    made.attach(area)
    made.all.get('mfe-catalogue')?.open()
    await settled()
    expect([...area.querySelectorAll('[data-remote]')].map((element) => element.textContent)).toEqual([
      'ordering',
      'catalogue',
    ])
    made.all.get('mfe-ordering')?.close()
    expect(area.textContent).toBe('catalogue')
  })

  it('tell of every change, until somebody no longer listens', async () => {
    const { made } = slots()
    const heard: string[] = []
    const undo = made.subscribe(() => void heard.push(made.stateOf('mfe-ordering').is))
    made.all.get('mfe-ordering')?.open()
    await settled()
    undo()
    made.all.get('mfe-ordering')?.close()
    expect(heard).toEqual(['waiting', 'shown'])
  })

  it('one that is down leaves the others alone, and comes back with the network', async () => {
    let isDown = true
    const { made, networkReturns } = slots((container) => isDown && container === 'ordering')
    for (const slot of made.all.values()) slot.open()
    await settled()
    expect([made.stateOf('mfe-ordering').is, made.stateOf('mfe-catalogue').is]).toEqual(['failed', 'shown'])
    isDown = false
    networkReturns()
    await settled()
    expect(made.stateOf('mfe-ordering').is).toBe('shown')
  })

  it('of a remote that nobody knows has failed', () => {
    expect(slots().made.stateOf('mfe-unknown')).toEqual({ is: 'failed' })
  })
})
