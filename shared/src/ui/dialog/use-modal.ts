import { afterPaint } from '@shop/shared/ui'
import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { placeOfFocus } from './focus-place.ts'
import { leave } from './leave.ts'

type Handlers = Record<'onCancel' | 'onClose', (event: SyntheticEvent<HTMLDialogElement>) => void>

/**
 * Makes a `<dialog>` modal as long as it is drawn: the browser traps the focus, makes the page behind it inert and
 * closes it on Esc. The focus begins at `data-first-focus`, where there is one, and goes back to where it was, or
 * near that when the answer has taken it away.
 * [AX-11]
 */
export function useModal(onClose: () => void): Handlers & { ref: RefObject<HTMLDialogElement | null> } {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const opener = document.activeElement
    const goBack = opener === null ? undefined : placeOfFocus(opener)
    const stop = open(dialog)
    return () => {
      stop()
      dialog.close()
      goBack?.()
      // The page may change with the answer, in the same frame as the dialog ends.
      queueMicrotask(() => {
        if (document.activeElement === document.body) goBack?.()
      })
    }
  }, [])

  return {
    ref,
    onCancel(event) {
      // A `cancel` of a file field inside comes up to here as well.
      if (event.target !== ref.current) return
      event.preventDefault()
      leave(event.currentTarget, onClose)
    },
    onClose(event) {
      const dialog = ref.current
      // Where it leaves, the answer comes by itself. A second Esc closes without asking: the caller must still hear of it.
      if (event.target === dialog && !dialog.open && dialog.dataset['leaving'] === undefined) onClose()
    },
  }
}

/**
 * Seen in the next frame, modal in the one after: to make a page inert the browser styles all of it anew, which may
 * take longer than everything else that the press does.
 */
function open(dialog: HTMLDialogElement): () => void {
  const first = dialog.querySelector<HTMLElement>('[data-first-focus]')
  // Until the dialog is modal the browser does not hear Esc for it.
  const cancelOnEscape = ({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  }
  const stopHearing = () => document.removeEventListener('keydown', cancelOnEscape)
  const makeModal = () => {
    stopHearing()
    dialog.popover = null
    dialog.showModal()
    first?.focus()
  }
  // A phone shows its keyboard only for a field that has the focus within the press. A page that is inert stays so.
  const isAtOnce = first instanceof HTMLInputElement || document.querySelector(':modal') !== null
  if (isAtOnce || typeof dialog.showPopover !== 'function') {
    makeModal()
    return () => undefined
  }
  dialog.popover = 'manual'
  dialog.showPopover()
  // Where it will be: nothing is read out twice.
  first?.focus()
  document.addEventListener('keydown', cancelOnEscape)
  const callOff = afterPaint(makeModal)
  return () => {
    callOff()
    stopHearing()
  }
}
