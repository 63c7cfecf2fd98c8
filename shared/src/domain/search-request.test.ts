import { describe, expect, it } from '@jest/globals'
import { searchRequest } from './search-request.ts'

describe('what is typed into the search box', () => {
  it.each(['', ' ', '　', ' \t　\n'])('[CHR-045] %j is nothing', (typed) =>
    expect(searchRequest(typed)).toEqual({ is: 'nothing' }),
  )

  it.each([
    { id: 'CHR-046', typed: '1', orderNumber: '000001' },
    { id: 'CHR-046', typed: '84612', orderNumber: '084612' },
    { id: 'CHR-046', typed: '104001', orderNumber: '104001' },
    { id: 'CHR-046', typed: ' 104001　', orderNumber: '104001' },
    { id: 'CHR-047', typed: '１０４００１', orderNumber: '104001' },
    { id: 'CHR-047', typed: '10４００１', orderNumber: '104001' },
  ])('[$id] $typed is the number $orderNumber', ({ typed, orderNumber }) =>
    expect(searchRequest(typed)).toEqual({ is: 'number', orderNumber, word: typed.trim() }),
  )

  it.each(['1234567', '１２３４５６７', '12-34', '12 34', '0', '000000', '牛乳', '12個', '1.5', '-1', '①'])(
    '[CHR-046] %s is a word',
    (typed) => expect(searchRequest(typed)).toEqual({ is: 'word', word: typed }),
  )
})
