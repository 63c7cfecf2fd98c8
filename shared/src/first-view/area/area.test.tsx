import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { beginFirstView, endFirstView, type FirstViewOfPage } from '../first-view-of-page.ts'
import { Area } from './area.tsx'
import { areaAttribute, wakeAllAreas } from './sleeping-areas.ts'

type Seen = { isIntersecting: boolean; target: Element }

let look: (seen: Seen[]) => void = () => {}
let root: Root | undefined
const watched = new Set<Element>()

beforeEach(() => {
  jest.useFakeTimers()
  watched.clear()
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(on: typeof look) {
        look = on
      }
      observe(element: Element) {
        watched.add(element)
      }
      unobserve(element: Element) {
        watched.delete(element)
      }
    },
  })
})
afterEach(() => {
  act(() => root?.unmount())
  endFirstView()
  jest.useRealTimers()
  document.body.replaceChildren()
})

const aView = (more: Partial<FirstViewOfPage> = {}): FirstViewOfPage => ({
  kind: { who: 'visitor', device: 'phone' },
  now: 0,
  session: undefined,
  answered: new Set(),
  ...more,
})

let prefixes = 0

/** Takes up the HTML of one area with a button, which counts its presses. */
async function takeUp(view: FirstViewOfPage) {
  const { renderToString } = await import('react-dom/server')
  const pressed = jest.fn()
  // Each page has names of its own, and the areas are one for all pages of this file.
  prefixes += 1
  const options = { identifierPrefix: `test-${prefixes}-` }
  const page = (
    <Area>
      <button type="button" onClick={pressed}>
        注文する
      </button>
    </Area>
  )
  const container = document.createElement('div')
  document.body.append(container)
  beginFirstView({ ...view, server: { unanswered: new Set(), slots: new Map() } })
  container.innerHTML = renderToString(page, options)
  beginFirstView(view)
  const differences: unknown[] = []
  await act(async () => {
    root = hydrateRoot(container, page, { ...options, onRecoverableError: (error) => differences.push(error) })
  })
  await act(async () => jest.advanceTimersByTimeAsync(1))
  const button = container.querySelector('button') as HTMLButtonElement
  return { container, button, pressed, differences, isAwake: () => isAwake(button) }
}

const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

describe('an area of a page that was rendered', () => {
  it('[K-185] wakes up after five seconds, wherever it is', async () => {
    const { isAwake } = await takeUp(aView())
    await act(async () => jest.advanceTimersByTimeAsync(4900))
    expect(isAwake()).toBe(false)
    await act(async () => jest.advanceTimersByTimeAsync(200))
    expect(isAwake()).toBe(true)
  })

  it('[K-185] sleeps until it comes near, and wakes up when the browser is idle', async () => {
    const { button, isAwake, differences } = await takeUp(aView())
    expect(isAwake()).toBe(false)
    expect(watched.has(button)).toBe(true)
    await act(async () => {
      look([{ isIntersecting: false, target: button }])
      await jest.advanceTimersByTimeAsync(2000)
    })
    expect(isAwake()).toBe(false)
    await act(async () => {
      look([{ isIntersecting: true, target: button }])
      await jest.advanceTimersByTimeAsync(2000)
    })
    expect(isAwake()).toBe(true)
    expect(differences).toEqual([])
  })

  it.each(['pointerdown', 'focusin', 'keydown'])('[K-185] wakes up at once for a touch: %s', async (touch) => {
    const { button, isAwake, pressed } = await takeUp(aView())
    await act(async () => {
      button.dispatchEvent(new Event(touch, { bubbles: true }))
    })
    expect(isAwake()).toBe(true)
    act(() => button.click())
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('[K-185] does not sleep in the page of a member', async () => {
    const { isAwake } = await takeUp(aView({ kind: { who: 'member', device: 'phone' } }))
    expect(isAwake()).toBe(true)
  })

  it('[K-185] has no element of its own in a page that the browser draws', async () => {
    endFirstView()
    const { render } = await import('@testing-library/react')
    const { container } = render(<Area>文</Area>)
    expect(container.querySelector(`[${areaAttribute}]`)).toBeNull()
  })

  // The last one: nothing sleeps any more in this page.
  it('[K-185] wakes up with all others when the page is about to show something else', async () => {
    const { isAwake } = await takeUp(aView())
    await act(async () => wakeAllAreas())
    expect(isAwake()).toBe(true)
  })
})
