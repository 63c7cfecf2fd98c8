import { describe, expect, it } from '@jest/globals'
import { pagesFor } from '../../web-catalogue/media.ts'
import { contentsList, leavesOf, maxOf, type PrintedProduct, type Section } from './leaves.ts'

const section = (name: string, count: number): Section => ({
  name,
  image_path: null,
  product_list: Array.from({ length: count }, () => ({}) as PrintedProduct),
})

it.each([
  { counts: [], pages: [], list: [] },
  { counts: [1], pages: [2], list: [2] },
  { counts: [6, 7, 12], pages: [2, 3, 4, 5, 6], list: [2, 3, 5] },
  { counts: [13, 0, 6], pages: [2, 3, 4, 5], list: [2, 5] },
])('[API-046] sections of $counts products are pages $pages behind the cover, and begin at $list', (fact) => {
  const leaves = leavesOf({ section_list: fact.counts.map((count, at) => section(`売場${at}`, count)) })
  expect(leaves.map(({ page }) => page)).toEqual(fact.pages)
  expect(contentsList(leaves).map(({ page }) => page)).toEqual(fact.list)
  expect(pagesFor(fact.counts)).toBe(leaves.length + 1)
  expect(leaves.flatMap(({ products }) => products)).toHaveLength(fact.counts.reduce((sum, count) => sum + count, 0))
})

describe('pieces of a product', () => {
  it.each([
    [{}, 9],
    [{ limited_product_max_order: 3 }, 3],
    [{ genteisu: 5 }, 5],
    [{ limited_product_max_order: 3, genteisu: 2 }, 2],
    [{ genteisu: 50 }, 9],
    [{ genteisu: 0 }, 1],
  ])('[ORD-056] [ORD-057] of %j are chosen up to %s', (limits, max) => {
    expect(maxOf(limits as PrintedProduct)).toBe(max)
  })
})
