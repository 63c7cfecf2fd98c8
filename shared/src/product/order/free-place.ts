export type Box = { left: number; top: number; right: number; bottom: number }

/** Between what lies over the page and what it leaves in sight. */
const gap = 4

/** Top of the lowest place of a height in an area that lies over none of the boxes. */
export function lowestFreeTop(height: number, area: Box, taken: readonly Box[]): number | undefined {
  const near = taken.filter((box) => box.right > area.left && box.left < area.right)
  const bottoms = [area.bottom, ...near.map((box) => box.top - gap)].sort((one, other) => other - one)
  const bottom = bottoms.find(
    (one) =>
      one <= area.bottom &&
      one - height >= area.top &&
      near.every((box) => box.bottom + gap <= one - height || box.top >= one),
  )
  return bottom === undefined ? undefined : bottom - height
}

export type FreePlace = { left: number; top: number; isShort: boolean }

type PlaceRequest = {
  /** In order of preference. */
  areas: readonly Box[]
  /** Of all that is to be shown, and of the least. */
  height: number
  shortHeight: number
  taken: (area: Box) => readonly Box[]
}

/** Where something lies over nothing that is needed: in its full height before it is made short. */
export function findFreePlace({ areas, height, shortHeight, taken }: PlaceRequest): FreePlace | undefined {
  const known = new Map<Box, readonly Box[]>()
  for (const isShort of [false, true])
    for (const area of areas) {
      const boxes = known.get(area) ?? taken(area)
      known.set(area, boxes)
      const top = lowestFreeTop(isShort ? shortHeight : height, area, boxes)
      if (top !== undefined) return { left: area.left, top, isShort }
    }
  return undefined
}
