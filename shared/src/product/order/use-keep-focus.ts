import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * When the pressed button gives way to other controls, the focus of a keyboard user goes to the last of
 * those. `face` names what is on show.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, face: string | boolean): void {
  const was = useRef(face)
  // Asked while rendering: once the new controls stand, the one that had the focus is gone.
  const hadFocus = root.current?.contains(document.activeElement) ?? false
  useLayoutEffect(() => {
    if (was.current === face) return
    was.current = face
    const buttons = root.current?.querySelectorAll<HTMLElement>('button')
    // It stands where the pressed one stood: a page that jumped would take the card from under the finger.
    if (hadFocus) buttons?.item(buttons.length - 1)?.focus({ preventScroll: true })
  }, [face, hadFocus, root])
}
