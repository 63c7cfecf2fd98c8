import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act } from '@testing-library/react'
import { Suspense, use, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import {
  beginFirstView,
  endFirstView,
  type FirstViewOfPage,
  firstViewOfPage,
  useAsRendered,
  useHydrated,
  useNow,
} from './index.ts'

const aView = (now: number): FirstViewOfPage => ({
  kind: { who: 'visitor', device: 'phone' },
  now,
  session: undefined,
  answered: new Set(),
})

let hour = 9
const listeners = new Set<() => void>()
const drawn: number[] = []
const differences = jest.fn()

function Hour() {
  const now = useAsRendered(
    (on) => {
      listeners.add(on)
      return () => void listeners.delete(on)
    },
    () => hour,
    (view) => view.now,
  )
  drawn.push(now)
  return <p>{now}</p>
}

let root: Root | undefined

/** Takes up HTML that shows an hour. */
async function takenUp(html: string, page = <Hour />): Promise<HTMLElement> {
  const container = document.createElement('div')
  container.innerHTML = html
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError: differences })
  })
  return container
}

beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  drawn.length = 0
  hour = 9
  differences.mockReset()
})
afterEach(async () => {
  await act(async () => root?.unmount())
  endFirstView()
})

it('[K-185] gives what the HTML shows first, then what is so now, without a difference', async () => {
  beginFirstView(aView(8))
  const container = await takenUp('<p>8</p>')
  expect(drawn).toEqual([8, 9])
  expect(container.textContent).toBe('9')
  expect(differences).not.toHaveBeenCalled()
})

it('[K-185] the change to what is so now is a transition: what stands there stays until the new one can be drawn', async () => {
  const notYet = new Promise<never>(() => {})
  function Slow() {
    const now = useAsRendered(
      () => () => undefined,
      () => hour,
      (view) => view.now,
    )
    return now === hour ? use(notYet) : <p>{now}</p>
  }
  const page = (
    <Suspense fallback="waiting">
      <Slow />
    </Suspense>
  )
  beginFirstView(aView(8))
  const container = await takenUp('<!--$--><p>8</p><!--/$-->', page)
  expect(container.textContent).toBe('8')
  expect(differences).not.toHaveBeenCalled()
})

it('follows what changes from then on, until it is taken away', async () => {
  beginFirstView(aView(9))
  const container = await takenUp('<p>9</p>')
  hour = 10
  await act(async () => {
    for (const listener of [...listeners]) listener()
  })
  expect(container.textContent).toBe('10')
  await act(async () => root?.unmount())
  expect(listeners.size).toBe(0)
})

it('gives what is so now where the page has no first view', async () => {
  const container = await takenUp('<p>9</p>')
  expect(drawn).toEqual([9])
  expect(container.textContent).toBe('9')
})

it('[K-185] a value of the device waits until the HTML is taken up, and follows each drawing from then on', async () => {
  function Look() {
    const [look, setLook] = useState('list')
    return (
      <button type="button" onClick={() => setLook('grid')}>
        {useHydrated(look, () => 'none')}
      </button>
    )
  }
  beginFirstView(aView(8))
  const container = await takenUp('<button type="button">none</button>', <Look />)
  expect(container.textContent).toBe('list')
  await act(async () => container.querySelector('button')?.click())
  expect(container.textContent).toBe('grid')
  expect(differences).not.toHaveBeenCalled()
})

it('[K-185] the hour is that of the HTML first, then that of the shop', async () => {
  const seen: number[] = []
  function Now() {
    const now = useNow({ now: () => new Date(70_000) }).getTime()
    seen.push(now)
    return <p>{now}</p>
  }
  beginFirstView(aView(60_000))
  const container = await takenUp('<p>60000</p>', <Now />)
  expect([seen, container.textContent]).toEqual([[60_000, 70_000], '70000'])
  expect(differences).not.toHaveBeenCalled()
})

it('[K-185] is one view for all copies of the entry point, from its begin to its end', () => {
  expect(firstViewOfPage()).toBeUndefined()
  const view = aView(8)
  beginFirstView(view)
  // Another release may bring its own copy of this entry point.
  expect(Reflect.get(globalThis, Symbol.for('shop.firstView'))).toBe(view)
  expect(firstViewOfPage()).toBe(view)
  endFirstView()
  expect(firstViewOfPage()).toBeUndefined()
})
