import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import '@shop/shared/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import type { Box } from './free-place.ts'
import { layOut } from './testing/lay-out.ts'
import { useFreePlace } from './use-free-place.ts'

/** A window of 1000 by 800, with a dialog in its right-hand corner: 300 by 200, of which its row takes 130. */
const windowWidth = 1000
const dialog = { offsetLeft: 680, offsetTop: 580, offsetWidth: 300, offsetHeight: 200 }
const foot = dialog.offsetTop + dialog.offsetHeight
const rowHeight = 130

function Page({ isPressed }: { isPressed: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLButtonElement>(null)
  const place = useFreePlace({ root, row, control })
  return (
    <>
      <main>
        <article aria-label="牛乳">
          <button ref={isPressed ? control : null} type="button">
            注文する
          </button>
        </article>
        <button type="button">ほかの商品</button>
      </main>
      <div ref={root} data-testid="dialog" style={place === undefined ? { pointerEvents: 'none' } : {}}>
        <div ref={row} data-testid="row" />
        <output>{JSON.stringify(place)}</output>
      </div>
    </>
  )
}

const place = () => JSON.parse(screen.getByRole('status').textContent ?? '')

beforeEach(() => {
  const sizeOf = (one: HTMLElement) => {
    if (one.dataset['testid'] === 'dialog') return dialog
    return {
      offsetLeft: 0,
      offsetTop: 0,
      offsetWidth: 0,
      offsetHeight: one.dataset['testid'] === 'row' ? rowHeight : 0,
    }
  }
  for (const side of ['offsetLeft', 'offsetTop', 'offsetWidth', 'offsetHeight'] as const)
    jest.spyOn(HTMLElement.prototype, side, 'get').mockImplementation(function sizeOfThis(this: HTMLElement) {
      return sizeOf(this)[side]
    })
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(windowWidth)
})
afterEach(() => void jest.restoreAllMocks())

/** Draws the page, lays out what stands in it, and places the dialog as a resize does. */
function show(places: Record<'pressed' | 'other' | 'dialog', Box | undefined>, isPressed = true) {
  const page = render(<Page isPressed={isPressed} />)
  const elements = {
    dialog: screen.getByTestId('dialog'),
    pressed: screen.getByRole('article'),
    other: screen.getByRole('button', { name: 'ほかの商品' }),
  }
  layOut(
    (['dialog', 'pressed', 'other'] as const).flatMap((name) =>
      places[name] === undefined ? [] : [[elements[name], places[name]] as const],
    ),
  )
  fireEvent(window, new Event('resize'))
  return page
}

const nowhere = { pressed: undefined, other: undefined, dialog: undefined }
const onTheRight = (top: number, bottom: number): Box => ({ left: 700, top, right: 900, bottom })
const acrossTheWindow = (top: number, bottom: number): Box => ({ left: 0, top, right: windowWidth, bottom })

it('stands where its styles put it, as soon as it is there', () => {
  render(<Page isPressed />)
  expect(place()).toEqual({ left: 680, top: 580, isShort: false })
})

it.each([
  { says: 'a control', places: { ...nowhere, other: onTheRight(700, 760) }, top: 496 },
  { says: 'the pressed product', places: { ...nowhere, pressed: onTheRight(600, 760) }, top: 396 },
])('lies over no part of $says', ({ places, top }) => {
  show(places)
  expect(place()).toEqual({ left: 680, top, isShort: false })
})

it('may lie over a product that nobody has pressed', () => {
  show({ ...nowhere, pressed: onTheRight(600, 760) }, false)
  expect(place()).toMatchObject({ top: 580 })
})

it('goes above its own place, as if it were not there', () => {
  show({ ...nowhere, dialog: onTheRight(580, foot) })
  expect(place()).toMatchObject({ top: 580 })
})

it('goes to the other side of the window where its own is taken', () => {
  show({ ...nowhere, pressed: onTheRight(0, foot) })
  expect(place()).toEqual({ left: 20, top: 580, isShort: false })
})

it('is short where there is no more room', () => {
  show({ ...nowhere, pressed: acrossTheWindow(150, foot) })
  expect(place()).toEqual({ left: 680, top: 76, isShort: true })
})

it('stands short at the foot where there is no room at all', () => {
  show({ ...nowhere, pressed: acrossTheWindow(0, foot) })
  expect(place()).toEqual({ left: 680, top: foot - (dialog.offsetHeight - rowHeight), isShort: true })
})

it('looks at one side alone where both would overlap', () => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1400)
  show({ ...nowhere, pressed: { left: 700, top: 0, right: 980, bottom: foot } })
  expect(place()).toMatchObject({ left: 680, isShort: true })
})

it('asks no more once it is gone', () => {
  const { unmount } = show(nowhere)
  const look = jest.spyOn(document, 'elementFromPoint')
  look.mockClear()
  unmount()
  fireEvent(window, new Event('resize'))
  expect(look).not.toHaveBeenCalled()
})
