import { describe, expect, it } from '@jest/globals'
import { fillIn, readingsOf } from './pattern.ts'
import { parseRow } from './row-table.ts'

describe('a pattern', () => {
  it('is read in every way', () => {
    const readings = readingsOf('{@北海道/青森県}産 {秋鮭/紅鮭*1.3}切身（{甘口/}）')
    expect(readings.map(({ text }) => text)).toEqual([
      '北海道産 秋鮭切身（甘口）',
      '北海道産 秋鮭切身',
      '北海道産 紅鮭切身（甘口）',
      '北海道産 紅鮭切身',
      '青森県産 秋鮭切身（甘口）',
      '青森県産 秋鮭切身',
      '青森県産 紅鮭切身（甘口）',
      '青森県産 紅鮭切身',
    ])
    expect(readings[2]).toMatchObject({ place: '北海道', priceFactor: 1.3, groups: ['北海道', '紅鮭', '甘口'] })
  })

  it('fills its choices into other texts', () => {
    const [reading] = readingsOf('{@北海道}産 {大豆/小豆}')
    expect(reading && fillIn('$2（$@産）', reading)).toBe('大豆（北海道産）')
  })
})

describe('a table of goods', () => {
  it('is read row by row', () => {
    expect(
      ['木綿とうふ | 300g 98, 150g×3 148 | 大豆、にがり | short=もめん sub', '水菜 | 1袋 138'].map(parseRow),
    ).toEqual([
      {
        name: '木綿とうふ',
        sizes: [
          { standard: '300g', price: 98 },
          { standard: '150g×3', price: 148 },
        ],
        ingredients: '大豆、にがり',
        options: { short: 'もめん', flags: ['sub'] },
      },
      { name: '水菜', sizes: [{ standard: '1袋', price: 138 }], options: { flags: [] } },
    ])
  })

  it.each([
    { row: '水菜', because: 'no size' },
    { row: '水菜 | 1袋', because: 'no price' },
    { row: '水菜 | 1袋 138 | | colour=red', because: 'unknown option' },
    { row: '水菜 | 1袋 138 | | subscribe', because: 'unknown flag' },
    { row: '水菜 | 1袋 138 | | sub | more', because: 'a column too many' },
  ])('with $because is refused: $row', ({ row }) => {
    expect(() => parseRow(row)).toThrow(SyntaxError)
  })
})
