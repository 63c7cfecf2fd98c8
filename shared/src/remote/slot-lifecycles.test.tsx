import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { PlatformServices, RemoteProps } from '@shop/shared/platform'
import { QueryClient } from '@shop/shared/query'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { SlotFill } from './remote-screens.tsx'
import { slotsOf } from './slot-lifecycles.tsx'

const name = 'ordering/points'
type Content = (props: { slot: { used: number }; waiting: ReactNode }) => ReactNode

function aSlot(Line: Content) {
  const fill = {
    name,
    version: 1,
    isValid: (props: unknown) => typeof (props as { used?: unknown }).used === 'number',
    load: async () => Line,
  } as unknown as SlotFill
  const lifecycles = slotsOf('mfe-test', [fill])[name]
  if (lifecycles === undefined) throw new Error('no lifecycles')
  const container = document.createElement('div')
  document.body.append(container)
  const [onCrash, onWaiting] = [jest.fn(), jest.fn()]
  const propsFor = (used: unknown): RemoteProps => ({
    name: 'mfe-test@1.0.0#1 in ordering/points 1',
    release: 'mfe-test@1.0.0',
    platform: {
      navigation: { current: () => ({ pathname: '/', search: '' }), subscribe: () => () => undefined },
      queryClient: new QueryClient(),
      styleNonce: 'nonce',
    } as unknown as PlatformServices,
    container,
    onCrash,
    onWaiting,
    slot: { name, version: 1, props: { used } },
  })
  return { lifecycles, container, propsFor, onCrash, onWaiting }
}

beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(() => document.body.replaceChildren())

describe('the lifecycles of a slot', () => {
  it('draw what the offerer gives, draw it anew with other properties, and leave nothing behind', async () => {
    const { lifecycles, container, propsFor } = aSlot(({ slot }) => `${slot.used}ポイント`)
    await lifecycles.bootstrap(propsFor(300))
    await act(async () => void (await lifecycles.mount(propsFor(300))))
    expect(container.textContent).toBe('300ポイント')
    await act(async () => void (await lifecycles.update?.(propsFor(500))))
    expect(container.textContent).toBe('500ポイント')
    await act(async () => void (await lifecycles.unmount(propsFor(500))))
    expect(container.textContent).toBe('')
  })

  it('reject properties that the release was not built for', async () => {
    const { lifecycles, propsFor } = aSlot(() => 'x')
    await lifecycles.bootstrap(propsFor('many'))
    await expect(lifecycles.mount(propsFor('many'))).rejects.toThrow('mfe-test does not understand')
  })

  it('tell the shell while there is nothing to show, and of what throws', async () => {
    const { lifecycles, propsFor, onWaiting, onCrash } = aSlot(({ slot, waiting }) => {
      if (slot.used < 0) throw new RangeError('broken')
      return slot.used === 0 ? waiting : 'ready'
    })
    await lifecycles.bootstrap(propsFor(0))
    await act(async () => void (await lifecycles.mount(propsFor(0))))
    expect(onWaiting.mock.calls).toEqual([[true]])
    await act(async () => void (await lifecycles.update?.(propsFor(1))))
    expect(onWaiting.mock.calls).toEqual([[true], [false]])
    await act(async () => void (await lifecycles.update?.(propsFor(-1))))
    expect(onCrash).toHaveBeenCalledWith(new RangeError('broken'))
  })
})
