import { afterPaint } from '@shop/shared/ui'
import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Heights, LayoutPrewarmer } from './measured-heights.ts'
import { nearItems } from './near-items.ts'
import { advanceWindow, chunksOf, fullSpan, initialWindow, type KeyOf, retargetWindow } from './render-window.ts'

type WindowOptions<T> = { items: readonly T[]; keyOf: KeyOf<T>; size: number; look: string; isLong: boolean }

/** Follows the screen in small steps, between which the browser answers presses. */
export function useRenderWindow<T>(
  root: RefObject<HTMLDivElement | null>,
  { items, keyOf, size, look, isLong }: WindowOptions<T>,
) {
  const target = useMemo(() => chunksOf(items, size), [items, size])
  const [last, setRenderWindow] = useState(() => initialWindow(target, look, keyOf))
  const [touched] = useState(() => new Set<string>())
  const [heights] = useState(() => new Heights())
  const [ahead] = useState(() => new LayoutPrewarmer())
  const renderWindow =
    last.target === target && last.look === look ? last : retargetWindow(last, target, look, { keyOf, touched })
  if (renderWindow !== last) setRenderWindow(renderWindow)

  const isStepping = useRef(false)
  const step = useEffectEvent(() => {
    if (isStepping.current || root.current === null) return
    const near = isLong ? nearItems(root.current, size, window.innerHeight) : fullSpan
    if (isLong) ahead.layOut(root.current, near, size)
    const next = advanceWindow(renderWindow, { near, touched, keyOf })
    if (next === renderWindow) return
    heights.keep(root.current, renderWindow, next, keyOf)
    isStepping.current = true
    startTransition(() => setRenderWindow((now) => (now === renderWindow ? next : now)))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step changes it
  useLayoutEffect(() => {
    // Laid out in the task that has drawn it: a frame has enough to do while the page is scrolled.
    if (isStepping.current) root.current?.getBoundingClientRect()
  }, [renderWindow])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step follows on the one before
  useEffect(() => {
    isStepping.current = false
    // After the frame that answers a press, as it reads the layout; and no two steps for one frame.
    return afterPaint(step)
  }, [renderWindow])
  useEffect(() => {
    let callOff: (() => void) | undefined
    // A frame of a scroll has enough to do by itself.
    const follow = () => {
      callOff ??= afterPaint(() => {
        callOff = undefined
        step()
      })
    }
    const measureAnew = () => {
      heights.clear()
      ahead.clear()
      follow()
    }
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', measureAnew)
    return () => {
      callOff?.()
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', measureAnew)
    }
  }, [heights, ahead])
  return { renderWindow, touched, heights }
}
