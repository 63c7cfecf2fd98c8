import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { PlatformServices, RemoteProps } from '@shop/shared/platform'
import { QueryClient } from '@shop/shared/query'
import { act } from '@testing-library/react'
import { type ReactNode, useId } from 'react'
import { FilledSlot, type SlotFill, slotPrefixOf } from './remote-screens.tsx'
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
  const [onCrash, onWaiting, report] = [jest.fn(), jest.fn(), jest.fn()]
  const propsFor = (used: unknown, id?: string): RemoteProps => ({
    name: 'mfe-test@1.0.0#1 in ordering/points 1',
    release: 'mfe-test@1.0.0',
    platform: {
      navigation: { current: () => ({ pathname: '/', search: '' }), subscribe: () => () => undefined },
      queryClient: new QueryClient(),
      styleNonce: 'nonce',
      report,
      config: { environment: 'production' },
    } as unknown as PlatformServices,
    container,
    onCrash,
    onWaiting,
    slot: { ...(id === undefined ? {} : { id }), name, version: 1, props: { used } },
  })
  return { lifecycles, container, propsFor, onCrash, onWaiting, report }
}

/** React has its turn while a lifecycle is under way: `act` holds back what the lifecycle waits for. */
async function performed(lifecycle: () => Promise<unknown> | undefined): Promise<void> {
  let done: Promise<unknown> | undefined
  await act(async () => {
    done = lifecycle()
  })
  await done
}

beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(() => document.body.replaceChildren())

describe('the lifecycles of a slot', () => {
  it('draw what the offerer gives, draw it anew with other properties, and leave nothing behind', async () => {
    const { lifecycles, container, propsFor } = aSlot(({ slot }) => `${slot.used}ポイント`)
    await lifecycles.bootstrap(propsFor(300))
    await performed(() => lifecycles.mount(propsFor(300)))
    expect(container.textContent).toBe('300ポイント')
    await performed(() => lifecycles.update?.(propsFor(500)))
    expect(container.textContent).toBe('500ポイント')
    await performed(() => lifecycles.unmount(propsFor(500)))
    expect(container.textContent).toBe('')
  })

  it('[K-185] hydrate what the edge has rendered, without a difference', async () => {
    const Line: Content = ({ slot }) => <p id={useId()}>{slot.used}ポイント</p>
    const { lifecycles, container, propsFor, report } = aSlot(Line)
    const props = propsFor(300, '_mfe-a-R_1_')
    const { renderToString } = await import('react-dom/server')
    const rendered = (
      <FilledSlot platform={props.platform} slot={{ used: 300 }} waiting={null} Content={Line as never} />
    )
    container.innerHTML = renderToString(rendered, {
      identifierPrefix: slotPrefixOf('mfe-test', '_mfe-a-R_1_'),
    })
    const [line] = container.children
    await lifecycles.bootstrap(props)
    await performed(() => lifecycles.mount(props))
    expect(container.firstElementChild).toBe(line)
    expect(report).not.toHaveBeenCalled()
    await performed(() => lifecycles.update?.(propsFor(500, '_mfe-a-R_1_')))
    expect(container.firstElementChild).toBe(line)
    expect(line?.textContent).toBe('500ポイント')
  })

  it('are mounted when it is known whether the slot waits', async () => {
    const { lifecycles, propsFor, onWaiting } = aSlot(({ waiting }) => waiting)
    await lifecycles.bootstrap(propsFor(0))
    let told: number | undefined
    await act(async () => {
      void lifecycles.mount(propsFor(0)).then(() => {
        told = onWaiting.mock.calls.length
      })
    })
    expect(told).toBe(1)
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
    await performed(() => lifecycles.mount(propsFor(0)))
    expect(onWaiting.mock.calls).toEqual([[true]])
    await performed(() => lifecycles.update?.(propsFor(1)))
    expect(onWaiting.mock.calls).toEqual([[true], [false]])
    await performed(() => lifecycles.update?.(propsFor(-1)))
    expect(onCrash).toHaveBeenCalledWith(new RangeError('broken'))
  })
})
