import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { PageRelease } from '@shop/shared/contract'
import '@shop/shared/testing'
import { act, screen } from '@testing-library/react'
import type { RemoteLoader } from '../../remotes/federation.ts'
import { faultsKey } from './faults/faults-key.ts'
import { createPanelOpener } from './panel-opener.ts'
import { memoryStorage, panelPorts } from './testing/a-panel.tsx'

const release = { container: 'mfe_catalogue' } as PageRelease

function aDoor({ isAllowed = true, faults }: { isAllowed?: boolean; faults?: object } = {}) {
  const session = memoryStorage()
  if (faults !== undefined) session.write(faultsKey, faults)
  const panel = jest.fn(() => panelPorts({ session }).ports)
  const report = jest.fn()
  const door = createPanelOpener({ isAllowed, document, session, panel, report })
  const loader = { load: async () => 'loaded' } as unknown as RemoteLoader
  return { door, panel, report, loader, load: () => door.withFaults(loader).load(release, { again: false }) }
}

const panel = () => screen.queryByRole('complementary', { name: 'プラットフォーム' })
const heading = () => screen.getByRole('heading', { name: 'プラットフォーム' })
/** Does something, and waits for the chunk, which is there already. */
const during = (work: () => void) =>
  act(async () => {
    work()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
async function press(over: KeyboardEventInit = {}) {
  const keys = { code: 'KeyP', altKey: true, shiftKey: true, bubbles: true, cancelable: true, ...over }
  const event = new KeyboardEvent('keydown', keys)
  await during(() => document.activeElement?.dispatchEvent(event))
  return event
}

const heard = jest.spyOn(document, 'addEventListener')
beforeEach(async () => {
  await import('./show-platform-panel.tsx')
  heard.mockClear()
})
afterEach(async () => {
  if (panel() !== null) await press()
  for (const [name, on] of heard.mock.calls) document.removeEventListener(name, on as EventListener)
  document.body.replaceChildren()
})

describe('the keys of the platform panel', () => {
  it('open it, take the focus there, close it and give the focus back', async () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    opener.focus()
    aDoor()
    expect((await press()).defaultPrevented).toBe(true)
    expect(heading()).toHaveFocus()
    await press()
    expect(panel()).not.toBeInTheDocument()
    expect(opener).toHaveFocus()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: false }, { shiftKey: false }, { code: 'KeyO' }])(
    'are Alt, Shift and P alone: not with %j',
    async (over) => {
      aDoor()
      expect((await press(over)).defaultPrevented).toBe(false)
      expect(panel()).not.toBeInTheDocument()
    },
  )

  it('do nothing for members, nor does the entry point or a fault in their tab', async () => {
    const { door, panel: asked, loader } = aDoor({ isAllowed: false, faults: { 'mfe-catalogue': 'entry fails' } })
    expect((await press()).defaultPrevented).toBe(false)
    await during(door.openPlatformPanel)
    expect(panel()).not.toBeInTheDocument()
    expect(asked).not.toHaveBeenCalled()
    expect(heard).not.toHaveBeenCalled()
    expect(door.withFaults(loader)).toBe(loader)
  })
})

describe('the entry point of the platform panel', () => {
  it('opens it once, however often it is asked', async () => {
    const { door } = aDoor()
    await during(() => {
      door.openPlatformPanel()
      door.openPlatformPanel()
    })
    expect(screen.getAllByRole('complementary')).toHaveLength(1)
  })

  it('opens it by itself, without taking the focus, while a fault is on', async () => {
    await during(() => void aDoor({ faults: { 'mfe-catalogue': 'entry fails' } }))
    expect(screen.getByRole('button', { name: '障害 1件をすべて解除' })).toBeInTheDocument()
    expect(document.body).toHaveFocus()
  })

  it('reports what keeps it from opening', async () => {
    const { door, panel: asked, report } = aDoor()
    const failure = new Error('no log')
    asked.mockImplementation(() => {
      throw failure
    })
    await during(door.openPlatformPanel)
    expect(report).toHaveBeenCalledWith(failure)
  })

  it('lets faults into the loading of remotes while they are on', async () => {
    const { load } = aDoor({ faults: { 'mfe-catalogue': 'entry fails' } })
    await during(() => undefined)
    await expect(load()).rejects.toThrow('entry fails')
    await expect(aDoor().load()).resolves.toBe('loaded')
  })
})
