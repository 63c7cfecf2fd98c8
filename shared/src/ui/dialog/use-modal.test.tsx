import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import '@shop/shared/testing'
import { fireEvent, render } from '@testing-library/react'
import { useModal } from './use-modal.ts'

const Overlay = ({ onClose }: { onClose: () => void }) => <dialog {...useModal(onClose)} />

// jsdom has no popovers.
beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(HTMLElement.prototype, { showPopover() {} })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

it('[AX-11] is closed by an Esc that comes before the browser has made it modal', () => {
  const onClose = jest.fn()
  const { container } = render(<Overlay onClose={onClose} />)
  expect(container.querySelector('dialog')).not.toHaveAttribute('open')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
})
