import Panzoom, { type PanzoomObject } from '@panzoom/panzoom/dist/panzoom.es.js'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

const maxScale = 4
const doubleTapScale = 2.5
const panStepPx = 80
const swipePx = 50
const tapMovesPx = 10
const doubleTapMs = 320

export type Zoom = {
  /** On the picture; its parent is the frame that it stays in. */
  ref: RefObject<HTMLImageElement | null>
  scale: number
  isLargest: boolean
  zoomIn(): void
  zoomOut(): void
  reset(): void
  pan(x: number, y: number): void
  /** Of the frame: a double tap enlarges, a swipe of the whole picture goes on to the next one. */
  handlers: Record<'onPointerDown' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>
}

/** Pinch, wheel, double tap, buttons and keys on one picture. `image` names it: another one begins unzoomed. */
export function useZoom(image: string, onSwipe: (direction: 1 | -1) => void): Zoom {
  const ref = useRef<HTMLImageElement>(null)
  const zoom = useRef<PanzoomObject>(undefined)
  const [scale, setScale] = useState(1)
  const handlers = useGestures(zoom, onSwipe)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is another element
  useEffect(() => {
    const picture = ref.current
    const frame = picture?.parentElement
    setScale(1)
    if (picture === null || frame === null || frame === undefined) return
    const own = Panzoom(picture, {
      minScale: 1,
      maxScale,
      contain: 'outside',
      panOnlyWhenZoomed: true,
      pinchAndPan: true,
      // The frame hears the press as well.
      handleStartEvent: (event) => event.preventDefault(),
    })
    zoom.current = own
    const hear = () => setScale(Math.round(own.getScale() * 100) / 100)
    const wheel = (event: WheelEvent) => void own.zoomWithWheel(event)
    picture.addEventListener('panzoomchange', hear)
    frame.addEventListener('wheel', wheel, { passive: false })
    return () => {
      picture.removeEventListener('panzoomchange', hear)
      frame.removeEventListener('wheel', wheel)
      own.destroy()
      zoom.current = undefined
    }
  }, [image])

  return {
    ref,
    scale,
    isLargest: scale >= maxScale,
    handlers,
    // At once: while it moves, the smallest scale is reckoned from a size of between, and a quick press would stop short.
    zoomIn: () => void zoom.current?.zoomIn({ animate: false }),
    zoomOut: () => void zoom.current?.zoomOut({ animate: false }),
    reset: () => void zoom.current?.reset({ animate: true }),
    pan: (x, y) => void zoom.current?.pan(-x * panStepPx, -y * panStepPx, { relative: true, animate: true }),
  }
}

type Press = { x: number; y: number; time: number }

function useGestures(zoom: RefObject<PanzoomObject | undefined>, onSwipe: (direction: 1 | -1) => void) {
  const fingers = useRef(new Set<number>())
  const press = useRef<Press>(undefined)
  const lastTap = useRef<Press>(undefined)
  const forget = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    press.current = undefined
  }
  const tap = (own: PanzoomObject, end: Press) => {
    const isSecond = lastTap.current !== undefined && end.time - lastTap.current.time <= doubleTapMs
    lastTap.current = isSecond ? undefined : end
    if (!isSecond) return
    if (own.getScale() > 1) own.reset({ animate: true })
    else own.zoomToPoint(doubleTapScale, { clientX: end.x, clientY: end.y })
  }
  const swipe = (own: PanzoomObject, direction: 1 | -1 | undefined) => {
    if (direction !== undefined && own.getScale() <= 1) onSwipe(direction)
  }
  return {
    onPointerDown({ pointerId, clientX: x, clientY: y, timeStamp: time }: PointerEvent) {
      fingers.current.add(pointerId)
      // Two fingers pinch: what they do ends in neither a tap nor a swipe.
      press.current = fingers.current.size === 1 ? { x, y, time } : undefined
    },
    onPointerUp(event: PointerEvent) {
      const begun = press.current
      forget(event)
      if (begun === undefined || zoom.current === undefined) return
      const end = { x: event.clientX, y: event.clientY, time: event.timeStamp }
      if (isTap(begun, end)) tap(zoom.current, end)
      else swipe(zoom.current, swipeOf(begun, end))
    },
    onPointerCancel: forget,
  }
}

const isTap = (begun: Press, end: Press): boolean => Math.hypot(end.x - begun.x, end.y - begun.y) < tapMovesPx

/** Sideways, and clearly so: to the left is on to the next picture. */
function swipeOf(begun: Press, end: Press): 1 | -1 | undefined {
  const [dx, dy] = [end.x - begun.x, end.y - begun.y]
  if (Math.abs(dx) <= swipePx || Math.abs(dx) <= 1.5 * Math.abs(dy)) return undefined
  return dx < 0 ? 1 : -1
}
