import { afterEach, describe, expect, it } from '@jest/globals'
import { fakePlatform, renderScreen } from '@shop/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useCloseWithMember } from './use-close-with-member.ts'

function Dialog({ onClose }: { onClose: () => void }) {
  const root = useRef<HTMLDivElement>(null)
  const close = useCloseWithMember(root, onClose)
  return (
    <div ref={root}>
      <button type="button" onClick={close}>
        閉じる
      </button>
    </div>
  )
}

/** A list with a dialog that came while the focus was in the list. */
function open({ path = '/category?page=1' } = {}) {
  let closed = 0
  const platform = fakePlatform({ path })
  const list = (hasDialog: boolean, hasOpener = true) => (
    <>
      {hasOpener ? <button type="button">注文する</button> : null}
      {hasDialog ? (
        <Dialog
          onClose={() => {
            closed += 1
          }}
        />
      ) : null}
    </>
  )
  const page = renderScreen(list(false), { platform })
  act(() => screen.getByRole('button', { name: '注文する' }).focus())
  page.rerender(list(true))
  return { ...page, platform, closed: () => closed, leaveOpener: () => page.rerender(list(true, false)) }
}

const closeButton = () => screen.getByRole('button', { name: '閉じる' })
function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y })
  fireEvent.scroll(window)
}

afterEach(() => {
  Object.assign(window, { scrollY: 0 })
  for (const one of document.querySelectorAll('dialog')) one.remove()
})

describe('[AX-11] a key', () => {
  it('Esc closes, wherever the focus is', () => {
    const { closed } = open()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(closed()).toBe(1)
  })

  it('any other key does not', () => {
    const { closed } = open()
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(closed()).toBe(0)
  })

  it('Esc that something else has taken does not', () => {
    const { closed } = open()
    const key = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true })
    key.preventDefault()
    act(() => void document.body.dispatchEvent(key))
    expect(closed()).toBe(0)
  })

  it('Esc is for a question that lies above, as long as it is open', () => {
    const { closed } = open()
    const question = document.body.appendChild(document.createElement('dialog'))
    question.open = true
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(closed()).toBe(0)
    question.open = false
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(closed()).toBe(1)
  })
})

describe('[AX-11] the focus', () => {
  it('inside goes back to where it came from', async () => {
    const { user, closed } = open()
    await user.click(closeButton())
    expect(closed()).toBe(1)
    expect(screen.getByRole('button', { name: '注文する' })).toHaveFocus()
  })

  it('elsewhere stays there', () => {
    open()
    const other = document.body.appendChild(document.createElement('button'))
    act(() => other.focus())
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(other).toHaveFocus()
    other.remove()
  })

  it('is not sent to what is gone', async () => {
    const { user, leaveOpener, closed } = open()
    leaveOpener()
    await user.click(closeButton())
    expect(closed()).toBe(1)
    expect(closeButton()).toHaveFocus()
  })
})

describe('a page that is scrolled', () => {
  it.each([
    { from: 0, to: 40, closes: 0 },
    { from: 0, to: 41, closes: 1 },
    { from: 100, to: 60, closes: 0 },
    { from: 100, to: 59, closes: 1 },
  ])('from $from to $to closes $closes times', ({ from, to, closes }) => {
    Object.assign(window, { scrollY: from })
    const { closed } = open()
    scrollTo(to)
    expect(closed()).toBe(closes)
  })

  it('stays with a member whose focus is inside', () => {
    const { closed } = open()
    act(() => closeButton().focus())
    scrollTo(200)
    expect(closed()).toBe(0)
  })
})

describe('a page that is left', () => {
  it.each([
    { to: '/category?page=1#top', closes: 0 },
    { to: '/category?page=2', closes: 1 },
    { to: '/search?page=1', closes: 1 },
  ])('for $to closes $closes times', ({ to, closes }) => {
    const { platform, closed } = open()
    act(() => void platform.navigation.navigate(to))
    expect(closed()).toBe(closes)
  })
})

it('hears nothing any longer once it is gone', () => {
  const { unmount, closed } = open()
  unmount()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  scrollTo(200)
  expect(closed()).toBe(0)
})
