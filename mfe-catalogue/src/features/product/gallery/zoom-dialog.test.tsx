import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { ZoomDialog } from './zoom-dialog.tsx'

const images = ['https://assets.shop.test/1.webp', 'https://assets.shop.test/2.webp']
const onClose = jest.fn()

function Opened({ of }: { of: readonly string[] }) {
  const [at, setAt] = useState(0)
  return <ZoomDialog images={of} name="牛乳" at={at} onMove={setAt} onClose={onClose} />
}

const open = (of: readonly string[] = images) => renderScreen(<Opened of={of} />).user
const picture = () => screen.getByRole('img', { name: /^牛乳/ })
const isZoomed = () => screen.getByRole('button', { name: '縮小する' }).getAttribute('aria-disabled') === 'false'
const stage = () => picture().parentElement as HTMLElement

/** jsdom has no pointer events: a mouse's, with what tells fingers apart. */
const point = (type: 'pointerdown' | 'pointerup', pointerId: number, clientX: number) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 100 })
  fireEvent(stage(), Object.assign(event, { pointerId }))
}
const swipe = (to: number, fingers = [1]) => {
  for (const finger of fingers) point('pointerdown', finger, 200)
  for (const finger of fingers) point('pointerup', finger, to)
}

beforeEach(() => void onClose.mockClear())

describe('[CAT-050] a picture over the whole screen', () => {
  it.each([
    { by: 'buttons', larger: '拡大する', smaller: '縮小する' },
    { by: 'keys', larger: '+', smaller: '-' },
    { by: 'keys without Shift', larger: ';', smaller: '0' },
  ])('is enlarged and made smaller by $by', async ({ by, larger, smaller }) => {
    const user = open()
    const act = (what: string) =>
      by === 'buttons' ? user.click(screen.getByRole('button', { name: what })) : user.keyboard(what)
    expect(isZoomed()).toBe(false)
    await act(larger)
    await waitFor(() => expect(isZoomed()).toBe(true))
    await act(smaller)
    await waitFor(() => expect(isZoomed()).toBe(false))
  })

  it('is enlarged by a wheel and by a double tap', async () => {
    open()
    fireEvent.wheel(stage(), { deltaY: -100, clientX: 10, clientY: 10 })
    await waitFor(() => expect(isZoomed()).toBe(true))
    swipe(200)
    swipe(200)
    await waitFor(() => expect(isZoomed()).toBe(false))
    swipe(200)
    swipe(200)
    await waitFor(() => expect(isZoomed()).toBe(true))
  })

  it('leads to the next one by keys, buttons and a swipe, and stops at the ends', async () => {
    const user = open()
    const number = () => screen.getByText(/\d \/ 2$/)
    expect(number()).toHaveTextContent('1 / 2')
    await user.keyboard('{ArrowRight}')
    expect(picture()).toHaveAttribute('src', images[1])
    await user.keyboard('{ArrowRight}')
    expect(number()).toHaveTextContent('2 / 2')
    swipe(400)
    expect(number()).toHaveTextContent('1 / 2')
    swipe(0)
    expect(number()).toHaveTextContent('2 / 2')
    await user.click(screen.getByRole('button', { name: '前の写真' }))
    expect(number()).toHaveTextContent('1 / 2')
    expect(screen.getByRole('button', { name: '前の写真' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('stays when two fingers pinch it, and when arrows move within an enlarged one', async () => {
    const user = open()
    swipe(0, [1, 2])
    expect(picture()).toHaveAttribute('src', images[0])
    await user.keyboard('+')
    await waitFor(() => expect(isZoomed()).toBe(true))
    await user.keyboard('{ArrowRight}')
    expect(picture()).toHaveAttribute('src', images[0])
  })

  it('leaves the zoom of the browser alone', async () => {
    const user = open()
    await user.keyboard('{Control>}+{/Control}')
    expect(isZoomed()).toBe(false)
  })

  it('that cannot be had says so, and the others are still there', async () => {
    const user = open()
    fireEvent.error(picture())
    expect(screen.getByText('写真を表示できませんでした')).toBeInTheDocument()
    await user.keyboard('+{ArrowRight}')
    expect(picture()).toHaveAttribute('src', images[1])
  })

  it('that is the only one has no ways to others', () => {
    open(images.slice(0, 1))
    expect(screen.queryByRole('button', { name: /写真/ })).not.toBeInTheDocument()
    expect(picture()).toHaveAttribute('alt', '牛乳')
  })

  it('closes', async () => {
    const user = open()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })
})
