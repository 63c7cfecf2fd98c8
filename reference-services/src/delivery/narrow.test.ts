import { describe, expect, it } from '@jest/globals'
import { type Filter, narrow, toFilter, traitsOf } from './narrow.ts'

const list = [
  { no: 'a', largeCode: '11', price: 216, traits: new Set(['hokkaido', 'new']) },
  { no: 'b', largeCode: '11', price: 194, traits: new Set(['domestic', 'new']) },
  { no: 'c', largeCode: '12', price: 300, traits: new Set(['hokkaido', 'domestic']) },
]
const conditions = [
  { code: 'special', name: '本気特価' },
  { code: 'new', name: '新登場' },
]
const categories = [
  { code: '12', name: '飲み物' },
  { code: '11', name: '牛乳・卵' },
]
const none: Filter = { categories: [], traits: [], from: 0, to: Infinity }
const narrowed = (filter: Partial<Filter>) =>
  narrow(list, (one) => one, { filter: { ...none, ...filter }, categories, conditions })

describe('a list that is narrowed', () => {
  it.each([
    { says: 'nothing leaves all of it, in its order', filter: {}, left: 'abc' },
    { says: 'a pictogram', filter: { traits: ['hokkaido'] }, left: 'ac' },
    { says: 'a condition', filter: { traits: ['new'] }, left: 'ab' },
    { says: 'two traits, which must both hold', filter: { traits: ['hokkaido', 'new'] }, left: 'a' },
    { says: 'a trait that nothing has', filter: { traits: ['special'] }, left: '' },
    { says: 'a trait that is gone, which counts for nothing', filter: { traits: ['gone'] }, left: 'abc' },
    { says: 'the lowest price, included', filter: { from: 216 }, left: 'ac' },
    { says: 'the highest price, included', filter: { to: 216 }, left: 'ab' },
    { says: 'one of two categories', filter: { categories: ['12', '11'] }, left: 'abc' },
    { says: 'a category', filter: { categories: ['12'] }, left: 'c' },
    { says: 'a category that is gone, which counts for nothing', filter: { categories: ['99'] }, left: 'abc' },
  ])('[CAT-084] by $says', ({ filter, left }) => {
    expect(
      narrowed(filter)
        .kept.map(({ no }) => no)
        .join(''),
    ).toBe(left)
  })

  it.each([
    {
      says: 'what each value leaves, in the order of the lists, and no value that leads to nothing',
      filter: {},
      counts: 'large_class 12:1 11:2 search_cond new:2 pict hokkaido:2 domestic:2',
    },
    {
      says: 'values beside the chosen ones',
      filter: { traits: ['new'], to: 200 },
      counts: 'large_class 11:1 search_cond new:1 pict domestic:1',
    },
    {
      says: 'a chosen value that leads to nothing',
      filter: { traits: ['special'] },
      counts: 'large_class search_cond special:0 pict',
    },
    {
      says: 'categories as if each were chosen with the others',
      filter: { categories: ['12'] },
      counts: 'large_class 12:1 11:2 search_cond pict hokkaido:1 domestic:1',
    },
  ])('[CAT-081] counts $says', ({ filter, counts }) => {
    const said = Object.entries(narrowed(filter).facets).flatMap(([kind, values]) => [
      kind,
      ...values.map(({ code, count }) => `${code}:${count}`),
    ])
    expect(said.join(' ')).toBe(counts)
  })
})

it.each([
  { query: {}, filter: none },
  {
    query: { category: '11,12', searchCond: 'new', baikaFrom: 100, baikaTo: 3000 },
    filter: { categories: ['11', '12'], traits: ['new'], from: 100, to: 3000 },
  },
  { query: { baikaFrom: 0, baikaTo: 0 }, filter: { ...none, to: 0 } },
])('[CAT-084] the filter of $query', ({ query, filter }) => {
  expect(toFilter(query)).toEqual(filter)
})

it.each([
  { over: {}, traits: ['hokkaido'] },
  { over: { is_special_price: true }, traits: ['hokkaido', 'special'] },
  { over: { is_web_only: true }, traits: ['hokkaido', 'web'] },
  { over: { is_subscription: true }, traits: ['hokkaido', 'subscription'] },
  { over: { is_new: true }, traits: ['hokkaido', 'new'] },
  { over: { is_imperfect: true }, traits: ['hokkaido', 'wakeari'] },
])('[API-069] a product with $over has $traits', ({ over, traits }) => {
  const bare = {
    pictograms: ['hokkaido'],
    is_special_price: false,
    is_web_only: false,
    is_subscription: false,
    is_new: false,
    is_imperfect: false,
  }
  expect([...traitsOf({ ...bare, ...over })]).toEqual(traits)
})
