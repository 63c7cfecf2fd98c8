import { usePlatform } from '@shop/shared/platform'
import { type PlatformLocation, useLocation } from '@shop/shared/router'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { calledField } from './number-input.queries.ts'

/** A dialog over a screen has an entry at the same address, with a state of its own: it calls for nothing. */
const isCall = ({ search, state }: Pick<PlatformLocation, 'search' | 'state'>): boolean =>
  (state ?? null) === null && new URLSearchParams(search).get('mode') === 'inputNumber'

/**
 * The field, which `mode=inputNumber` brings into sight and gives the focus: once for each entry of the history, so for
 * the same link pressed again, and neither for a step back nor for another week. It has the focus as soon as it is
 * drawn; the shell, which looks for the heading then, leaves a field of the screen alone. [ORD-004, K-13]
 */
export function useCalledField(isThere: boolean): RefObject<HTMLTextAreaElement | null> {
  const { queryClient } = usePlatform()
  const { key, search, state } = useLocation()
  const field = useRef<HTMLTextAreaElement>(null)

  useLayoutEffect(() => {
    const call = calledField(queryClient, key)
    if (!isThere || !isCall({ search, state }) || call.isCalled()) return undefined
    call.markCalled()
    return field.current === null ? undefined : focusWhenShown(field.current)
  }, [isThere, key, search, state, queryClient])

  return field
}

/** The shell shows a remote only when its first screen stands: until then nothing in it takes the focus. [K-148] */
function focusWhenShown(element: HTMLElement): () => void {
  let frame = 0
  const focus = () => {
    element.focus()
    if (element.ownerDocument.activeElement !== element) frame = requestAnimationFrame(focus)
  }
  focus()
  return () => cancelAnimationFrame(frame)
}
