import { describe, expect, it } from '@jest/globals'
import { acceptTyped, hasNumbers, readTyped, toPastedText } from './typed-numbers.ts'

const brief = (text: string) =>
  readTyped(text).map(({ raw, no, quantity }) =>
    no === undefined ? `?${raw}` : quantity === undefined ? no : `${no}x${quantity}`,
  )

describe('what is typed or pasted', () => {
  it.each([
    { id: 'ORD-035', says: 'one number', text: '104001', read: ['104001'] },
    { id: 'ORD-035', says: 'the least and the greatest', text: '1\n999999', read: ['000001', '999999'] },
    { id: 'ORD-035', says: '0 and 1000000, which are none', text: '0\n1000000', read: ['?0', '?1000000'] },
    { id: 'ORD-037', says: 'full-width digits', text: '１２３', read: ['000123'] },
    {
      id: 'ORD-037',
      says: 'full-width separators',
      text: '１０４００１、１０４０１２　１０４０３３',
      read: ['104001', '104012', '104033'],
    },
    {
      id: 'ORD-034',
      says: 'lines of any system',
      text: '104001\r\n104012\r104033\n',
      read: ['104001', '104012', '104033'],
    },
    {
      id: 'ORD-034',
      says: 'commas, tabs and spaces',
      text: '104001,104012\t104033 104055',
      read: ['104001', '104012', '104033', '104055'],
    },
    {
      id: 'ORD-034',
      says: 'numbers with quantities',
      text: '104001 2\n104012\t12\n104033,3',
      read: ['104001x2', '104012x12', '104033x3'],
    },
    { id: 'ORD-034', says: 'quantities in one line', text: '104001 2 104012 3', read: ['104001x2', '104012x3'] },
    { id: 'ORD-034', says: 'quantities of full width', text: '１０４００１×２', read: ['104001x2'] },
    { id: 'ORD-034', says: 'one quantity a number', text: '104001 2 3', read: ['104001x2', '000003'] },
    { id: 'ORD-034', says: 'short numbers of their own', text: '1, 2, 3', read: ['000001', '000002', '000003'] },
    { id: 'ORD-034', says: 'no quantity across lines', text: '104001\n2', read: ['104001', '000002'] },
    {
      id: 'ORD-034',
      says: 'no quantity across semicolons',
      text: '104001; 2；3',
      read: ['104001', '000002', '000003'],
    },
    { id: 'ORD-034', says: 'no quantity of nothing', text: '104001 0', read: ['104001', '?0'] },
    { id: 'ORD-034', says: 'no quantity behind words', text: 'りんご 2', read: ['?りんご', '000002'] },
    { id: 'ORD-034', says: 'a hyphen inside a number', text: '104-001', read: ['104001'] },
    { id: 'ORD-034', says: 'nothing in blank lines', text: ' \n\t\n、', read: [] },
  ])('[$id] reads $says', ({ text, read }) => {
    expect(brief(text)).toEqual(read)
    expect(hasNumbers(text)).toBe(read.length > 0)
  })

  it('[ORD-034] stands in the field as it was pasted, or in one line and is read the same', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `${104_001 + at} ${(at % 9) + 1}`)
    expect(toPastedText(lines(20).join('\n'))).toBeUndefined()
    const pasted = toPastedText(`${lines(999).join('\r\n')}\r\n\r\n`)
    expect(pasted).not.toMatch(/[\r\n]/)
    expect(brief(pasted ?? '')).toEqual(brief(lines(999).join('\n')))
  })

  it('keeps what it cannot read as it was typed', () => {
    expect(readTyped('ABC-1\n104001　2').map(({ raw }) => raw)).toEqual(['ABC-1', '104001 2'])
  })
})

describe('what is typed into the field', () => {
  it.each([
    { says: 'a digit', value: '1040', typed: '0', is: '1040' },
    { says: 'a digit of full width', value: '104０', typed: '０', is: '1040' },
    { says: 'a letter, which does not come in', value: '104a', typed: 'a', is: '104' },
    { says: 'kana that were converted', value: '104りんご', typed: 'りんご', is: '104' },
    { says: 'digits among letters', value: 'ａ１ｂ２', typed: 'ａ１ｂ２', is: '12' },
    { says: 'what stands between numbers', value: '104001、 ', typed: '、 ', is: '104001、 ' },
    { says: 'a hyphen of any kind', value: '104ー', typed: 'ー', is: '104ー' },
    { says: 'a letter before what was pasted', value: 'x10400l', typed: 'x', caret: 1, is: '10400l' },
  ])('[ORD-035] is $says', ({ value, typed, caret = value.length, is }) => {
    expect(acceptTyped(value, typed, caret)).toBe(is)
  })
})
