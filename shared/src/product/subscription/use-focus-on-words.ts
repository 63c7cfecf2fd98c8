import { type RefObject, useEffect, useRef } from 'react'

/** The button that had the focus gives way to words that a registration brought about: they take it. */
export function useFocusOnWords(isRegistered: boolean, isOpen: boolean): RefObject<HTMLParagraphElement | null> {
  const words = useRef<HTMLParagraphElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isRegistered && wasOpen.current) words.current?.focus()
    wasOpen.current = isOpen
  }, [isRegistered, isOpen])
  return words
}
