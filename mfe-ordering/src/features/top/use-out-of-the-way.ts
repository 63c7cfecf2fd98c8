import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/** Whether an element has come into sight from below, or lies above it. */
export function useIsPassed(element: RefObject<Element | null>): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setPassed(entry.isIntersecting || entry.boundingClientRect.top < 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPassed
}

/** How much of the window, from the bottom, the floating button takes. */
const buttonBand = '-88% 0px 0px 0px'

/** Whether an element stands where the floating button does. */
export function useIsUnderButton(element: RefObject<Element | null>): boolean {
  const [isUnder, setUnder] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(([entry]) => setUnder(entry?.isIntersecting === true), {
      rootMargin: buttonBand,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isUnder
}

const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit]), [contenteditable]'

/** Whether somebody is writing anywhere on the page. */
export const useIsTyping = (): boolean =>
  useSyncExternalStore(
    hearFocus,
    () => document.activeElement?.matches(textFields) === true,
    () => false,
  )

function hearFocus(on: () => void): () => void {
  document.addEventListener('focusin', on)
  document.addEventListener('focusout', on)
  return () => {
    document.removeEventListener('focusin', on)
    document.removeEventListener('focusout', on)
  }
}
