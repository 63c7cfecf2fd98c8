import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { controlsInSight } from './controls-in-sight.ts'
import { type Box, type FreePlace, findFreePlace } from './free-place.ts'

type Refs = {
  /** The element to place: where its styles put it is where it stands best. */
  root: RefObject<HTMLElement | null>
  /** The part of it that it can do without. */
  row: RefObject<HTMLElement | null>
  /** The pressed control. */
  control: RefObject<HTMLElement | null>
}

const pressedItem = 'article, [role="listitem"], li, section'

/**
 * Where it lies over neither the pressed product nor any control; `undefined` before it was laid out. Until then it has to
 * let pointers through: whatever lies below it is looked for as a finger would find it.
 */
export function useFreePlace({ root, row, control }: Refs): FreePlace | undefined {
  const [place, setPlace] = useState<FreePlace>()

  useLayoutEffect(() => {
    if (place === undefined && root.current !== null)
      setPlace(placeOf(root.current, row.current, control.current?.closest(pressedItem) ?? undefined))
  }, [place, root, row, control])

  useEffect(() => {
    const placeAgain = () => setPlace(undefined)
    window.addEventListener('resize', placeAgain)
    return () => window.removeEventListener('resize', placeAgain)
  }, [])

  return place
}

function placeOf(root: HTMLElement, row: HTMLElement | null, pressed: Element | undefined): FreePlace {
  // Its animation moves it, but not these.
  const { offsetLeft: left, offsetTop, offsetWidth: width, offsetHeight: height } = root
  const own: Box = { left, top: topOfPage(), right: left + width, bottom: offsetTop + height }
  const otherLeft = document.documentElement.clientWidth - own.right
  const other: Box = { ...own, left: otherLeft, right: otherLeft + width }
  const shortHeight = height - (row?.offsetHeight ?? 0)
  return (
    findFreePlace({
      areas: other.right <= own.left ? [own, other] : [own],
      height,
      shortHeight,
      taken: (area) => {
        return [...controlsInSight(area), ...(pressed === undefined ? [] : [pressed])].map((one) =>
          one.getBoundingClientRect(),
        )
      },
    }) ?? { left, top: own.bottom - shortHeight, isShort: true }
  )
}

/** Below a notch: the page begins there. [MOB-022] */
const topOfPage = (): number => Number.parseFloat(getComputedStyle(document.body).paddingTop) || 0
