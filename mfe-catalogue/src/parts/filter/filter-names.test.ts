import { describe, expect, it } from '@jest/globals'
import { noFilter } from './chosen-filter.ts'
import { chosenChips, inOfferedOrder, priceText } from './filter-names.ts'

const facets = {
  categories: [{ code: '11', name: '野菜', count: 3 }],
  conditions: [{ code: 'domestic', name: '国産', count: 2 }],
  pictograms: [{ code: 'web', name: 'Web限定', count: 1 }],
}
const known = { facets, conditions: [{ code: 'organic', name: '有機' }], categories: [] }
const chosen = { ...noFilter, categories: ['11', '99'], conditions: ['domestic', 'web', 'organic', 'gone'] }

describe('what was chosen, in words', () => {
  it('takes names from wherever they are known, and says of what is not offered any more', () => {
    expect(chosenChips(chosen, known).map(({ name, isUnknown }) => `${name}${isUnknown ? '?' : ''}`)).toEqual([
      '野菜',
      '今週はない条件?',
      '国産',
      'Web限定',
      '有機',
      '今週はない条件?',
    ])
  })

  it('doubts no code while names are on their way', () => {
    const chips = chosenChips(chosen, { ...known, facets: undefined, categories: undefined })
    expect(chips.some(({ isUnknown }) => isUnknown)).toBe(false)
  })

  it('is taken away one by one', () => {
    const filter = { ...chosen, priceTo: '500' }
    expect(chosenChips(filter, known).map(({ without }) => without)).toEqual([
      { ...filter, categories: ['99'] },
      { ...filter, categories: ['11'] },
      { ...filter, conditions: ['web', 'organic', 'gone'] },
      { ...filter, conditions: ['domestic', 'organic', 'gone'] },
      { ...filter, conditions: ['domestic', 'web', 'gone'] },
      { ...filter, conditions: ['domestic', 'web', 'organic'] },
      { ...filter, priceTo: '' },
    ])
  })

  it.each([
    { priceFrom: '', priceTo: '', text: undefined },
    { priceFrom: '', priceTo: '3000', text: '〜3,000円' },
    { priceFrom: '500', priceTo: '', text: '500円〜' },
    { priceFrom: '500', priceTo: '３０００', text: '500円〜3,000円' },
    { priceFrom: 'abc', priceTo: '3000円', text: 'abc円〜3000円' },
  ])('[CAT-084] the price $priceFrom 〜 $priceTo is $text', ({ text, ...texts }) => {
    expect(priceText(texts)).toBe(text)
  })
})

it('[CAT-083] conditions stand in the order in which they are offered, others behind them', () => {
  const offered = ['b', 'a', 'c'].map((code) => ({ code, name: code }))
  const values = ['x', 'a', 'b', 'y'].map((code) => ({ code }))
  expect(inOfferedOrder(values, offered).map(({ code }) => code)).toEqual(['b', 'a', 'x', 'y'])
  expect(inOfferedOrder(values, undefined)).toEqual(values)
})
