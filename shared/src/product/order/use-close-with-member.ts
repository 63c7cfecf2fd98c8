import { useLocation } from '@shop/shared/router'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** A page that moves further is read on. */
const scrolledOnPx = 40

/**
 * Goes when the member goes on: with Esc wherever the focus is, with a page that is scrolled or left. What 閉じる does:
 * a focus inside goes back to where it came from.
 */
export function useCloseWithMember(root: RefObject<HTMLElement | null>, onClose: () => void): () => void {
  const opener = useRef<Element | null>(null)
  const { pathname, search } = useLocation()
  const [from] = useState(pathname + search)
  const isLeft = pathname + search !== from
  const hasFocus = useCallback(() => root.current?.contains(document.activeElement) === true, [root])
  const close = useCallback(() => {
    const hadFocus = hasFocus()
    onClose()
    if (hadFocus && opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
  }, [hasFocus, onClose])

  useEffect(() => {
    // By now the focus has gone from the pressed button to what took its place.
    opener.current = document.activeElement
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A question that lies above takes the key first.
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null) close()
    }
    const begin = window.scrollY
    const onScroll = () => {
      if (Math.abs(window.scrollY - begin) > scrolledOnPx && !hasFocus()) onClose()
    }
    document.addEventListener('keydown', onKey)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', onScroll)
    }
  }, [close, hasFocus, onClose])
  useEffect(() => {
    if (isLeft) onClose()
  }, [isLeft, onClose])
  return close
}
