import { type RefObject, useEffect, useState } from 'react'

/** [CAT-019, BIZ-014] */
const stepPx = { mobile: 240, desktop: 720 }
const checkMs = 50

/** The same border as that of the styles. [CHR-029] */
const mobileQuery = '(max-width: 959.98px)'
const stepNow = () => (matchMedia(mobileQuery).matches ? stepPx.mobile : stepPx.desktop)

export type Steps = {
  isAtStart: boolean
  isAtEnd: boolean
  /** One step back or on, not beyond the ends. */
  send(direction: 1 | -1): void
}

/**
 * Sends a row sideways by steps of a set width. Where it stands is looked at 50 ms after it last moved, and again
 * when it has other contents or another width.
 */
export function useSteps(track: RefObject<HTMLElement | null>, count: number): Steps {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when cards come or go
  useEffect(() => {
    const row = track.current
    if (row === null) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = row
      const next = { isAtStart: scrollLeft <= 1, isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1 }
      setEnds((now) => (now.isAtStart === next.isAtStart && now.isAtEnd === next.isAtEnd ? now : next))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookLater = () => {
      clearTimeout(timer)
      timer = setTimeout(look, checkMs)
    }
    look()
    row.addEventListener('scroll', lookLater, { passive: true })
    addEventListener('resize', lookLater)
    return () => {
      clearTimeout(timer)
      row.removeEventListener('scroll', lookLater)
      removeEventListener('resize', lookLater)
    }
  }, [track, count])

  return {
    ...ends,
    send: (direction) => {
      if (direction === -1 ? ends.isAtStart : ends.isAtEnd) return
      track.current?.scrollBy({ left: direction * stepNow(), behavior: 'smooth' })
    },
  }
}
