import { useEffect, useState, useSyncExternalStore } from 'react'

/** [ORD-032, BIZ-014] */
const turnMs = 7000

export type Carousel = {
  /** Place of the leading slide, from 0. */
  at: number
  /** It turns by itself at this moment. */
  isMoving: boolean
  /** Motion is not wanted on this device: it never turns by itself. */
  isStill: boolean
  isPaused: boolean
  setPaused(paused: boolean): void
  /** Wraps around in both directions. */
  show(slide: number): void
  /** Somebody reads or uses it: it waits. */
  hold: { onPointerEnter(): void; onPointerLeave(): void; onFocus(): void; onBlur(): void }
}

/** Turns a number of slides. It rests under the pointer, with the focus inside, and in a hidden tab. [ORD-033] */
export function useCarousel(slides: number): Carousel {
  const [turn, setTurn] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isStill = useSyncExternalStore(hearMotion, wantsNoMotion, notRendered)
  const isHidden = useSyncExternalStore(hearVisibility, isPageHidden, notRendered)
  const isMoving = slides > 1 && !isPaused && !isPointedAt && !hasFocus && !isStill && !isHidden

  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn, also one by hand, begins the seven seconds anew
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => setTurn((last) => last + 1), turnMs)
    return () => clearTimeout(timer)
  }, [isMoving, turn])

  return {
    at: slides === 0 ? 0 : ((turn % slides) + slides) % slides,
    isMoving,
    isStill,
    isPaused,
    setPaused,
    show: setTurn,
    hold: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  }
}

/** Of who looks at the page its HTML knows nothing. */
const notRendered = () => false

const motionQuery = '(prefers-reduced-motion: reduce)'
const wantsNoMotion = () => matchMedia(motionQuery).matches
function hearMotion(on: () => void): () => void {
  const media = matchMedia(motionQuery)
  media.addEventListener('change', on)
  return () => media.removeEventListener('change', on)
}

const isPageHidden = () => document.visibilityState === 'hidden'
function hearVisibility(on: () => void): () => void {
  document.addEventListener('visibilitychange', on)
  return () => document.removeEventListener('visibilitychange', on)
}
