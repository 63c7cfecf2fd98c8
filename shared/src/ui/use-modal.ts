import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

type Handlers = Record<'onCancel' | 'onClose', (event: SyntheticEvent<HTMLDialogElement>) => void>

/**
 * Makes a `<dialog>` modal as long as it is drawn: the browser traps the focus, makes the page behind it inert and
 * closes it on Esc. The focus begins at `data-first-focus`, where there is one, and goes back to where it was.
 * [design 10, AX-11]
 */
export function useModal(onClose: () => void): Handlers & { ref: RefObject<HTMLDialogElement | null> } {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const opened = ref.current
    const opener = document.activeElement
    opened?.showModal()
    opened?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      opened?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  return {
    ref,
    onCancel(event) {
      // A `cancel` of a file field inside comes up to here as well.
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
    // A second Esc closes without asking: the caller must still hear of it.
    onClose(event) {
      if (event.target === ref.current && !ref.current.open) onClose()
    },
  }
}
