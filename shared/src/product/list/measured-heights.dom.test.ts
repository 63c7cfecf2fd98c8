import { expect, it, jest } from '@jest/globals'
import { LayoutPrewarmer } from './measured-heights.ts'
import { chunksOf, chunksOfAGroup } from './render-window.ts'

const size = 12
const near = { from: 60, to: 72 }

/** Ten chunks in their groups; which of them were laid out is read once. */
function aList() {
  const laidOut: number[] = []
  const chunks = Array.from({ length: 10 }, () => document.createElement('div'))
  const draw = (at: number) => {
    const item = document.createElement('div')
    item.getBoundingClientRect = jest.fn(() => {
      laidOut.push(at)
      return new DOMRect()
    })
    chunks[at]?.replaceChildren(item)
  }
  const list = document.createElement('div')
  for (const group of chunksOf(chunks, chunksOfAGroup)) {
    const element = document.createElement('div')
    element.append(...group)
    list.append(element)
  }
  return { list, draw, asked: () => laidOut.splice(0) }
}

it('the second chunk on both sides is laid out once, as soon as it is drawn, and again with other items or another width', () => {
  const { list, draw, asked } = aList()
  const ahead = new LayoutPrewarmer()
  const layOut = () => ahead.layOut(list, near, size)
  draw(3)
  layOut()
  expect(asked()).toEqual([3])
  draw(7)
  layOut()
  layOut()
  expect(asked()).toEqual([7])
  draw(3)
  layOut()
  expect(asked()).toEqual([3])
  ahead.clear()
  layOut()
  expect(asked()).toEqual([3, 7])
})

it('nothing is asked beyond the ends of a list', () => {
  const { list, draw, asked } = aList()
  draw(0)
  draw(9)
  new LayoutPrewarmer().layOut(list, { from: 0, to: 120 }, size)
  expect(asked()).toEqual([])
})
