import { describe, expect, it } from '@jest/globals'
import { type Box, findFreePlace, lowestFreeTop } from './free-place.ts'

const area: Box = { left: 0, top: 100, right: 400, bottom: 800 }
const box = (top: number, bottom: number, left = 0, right = 400): Box => ({ left, top, right, bottom })

describe('lowestFreeTop', () => {
  it.each([
    { says: 'an empty area has room at its foot', taken: [], top: 650 },
    { says: 'what stands beside the area takes no room', taken: [box(700, 760, 400, 500)], top: 650 },
    { says: 'what stands in the middle leaves the foot free', taken: [box(300, 400)], top: 650 },
    { says: 'above what stands at the foot', taken: [box(700, 760)], top: 546 },
    { says: 'between two, where it fits', taken: [box(700, 760), box(300, 500)], top: 546 },
    { says: 'above both, where it does not', taken: [box(700, 760), box(300, 560)], top: 146 },
    { says: 'boxes that overlap are one', taken: [box(600, 760), box(500, 650)], top: 346 },
    { says: 'nowhere', taken: [box(200, 300), box(400, 500), box(600, 700)], top: undefined },
    { says: 'never above the area', taken: [box(200, 800)], top: undefined },
    { says: 'what ends where the area begins takes no room', taken: [box(700, 760, -100, 0)], top: 650 },
    { says: 'between two, in whatever order they come', taken: [box(300, 500), box(700, 760)], top: 546 },
    { says: 'what begins where the area ends takes no room', taken: [box(800, 900)], top: 650 },
    { says: 'what stands below the area gives none', taken: [box(810, 900)], top: 650 },
    { says: 'four pixels below what ends just above', taken: [box(500, 646)], top: 650 },
    { says: 'above what ends a pixel lower', taken: [box(500, 647)], top: 346 },
    { says: 'never below it, whatever stands there', taken: [box(790, 900)], top: 636 },
  ])('$says', ({ taken, top }) => {
    expect(lowestFreeTop(150, area, taken)).toBe(top)
  })
})

describe('findFreePlace', () => {
  const other: Box = { ...area, left: 500, right: 900 }
  const place = (taken: readonly Box[]) =>
    findFreePlace({ areas: [area, other], height: 150, shortHeight: 70, taken: () => taken })
  const full = [box(200, 300), box(400, 500), box(600, 700)]

  it('the first area comes first', () => {
    expect(place([])).toEqual({ left: 0, top: 650, isShort: false })
  })

  it('another area comes before a short form', () => {
    expect(place(full)).toEqual({ left: 500, top: 650, isShort: false })
  })

  it('a short form comes before no place', () => {
    const both = [...full, ...full.map((one) => ({ ...one, left: 500, right: 900 }))]
    expect(place(both)).toEqual({ left: 0, top: 730, isShort: true })
  })

  it('looks into each area once', () => {
    const asked: number[] = []
    const taken = ({ left }: Box) => {
      asked.push(left)
      return [box(0, 900, 0, 900)]
    }
    findFreePlace({ areas: [area, other], height: 150, shortHeight: 70, taken })
    expect(asked).toEqual([0, 500])
  })

  it('gives nothing where all is taken', () => {
    expect(place([box(0, 900, 0, 900)])).toBeUndefined()
  })
})
