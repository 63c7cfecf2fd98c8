import { describe, expect, it } from '@jest/globals'
import { formatDayWithEra, toCalendarDay } from './typed-day.ts'

describe('a day as typed', () => {
  // JP-13
  it.each([
    '20210401',
    '2021-04-01',
    '2021/4/1',
    '2021.4.1',
    '2021年4月1日',
    ' 2021年 4月 1日 ',
    '２０２１／０４／０１',
    '２０２１ー４ー１',
    '2021−4−1',
    '令和3年4月1日',
    '令和３年４月１日',
    'R3.4.1',
    'ｒ３．４．１',
    '平成33年4月1日',
  ])('%s is the first of April', (typed) => expect(toCalendarDay(typed)).toBe('2021-04-01'))

  it.each([
    ['昭和60年4月1日', '1985-04-01'],
    ['令和元年5月1日', '2019-05-01'],
    ['大正15年12月25日', '1926-12-25'],
    ['2020-02-29', '2020-02-29'],
  ])('%s is %s', (typed, day) => expect(toCalendarDay(typed)).toBe(day))

  it.each([
    '',
    ' ',
    '2021',
    '4月1日',
    '2021-02-29',
    '2021-13-01',
    '2021-00-10',
    '210401',
    '令和3年',
    '慶応3年1月1日',
    '2021/4/1/',
  ])('%j is none', (typed) => expect(toCalendarDay(typed)).toBeUndefined())

  it.each([
    ['2021-04-01', '2021年（令和3年）4月1日'],
    ['1985-12-31', '1985年（昭和60年）12月31日'],
    ['2019-05-01', '2019年（令和元年）5月1日'],
  ])('%s is read as %s', (day, text) => expect(formatDayWithEra(day)).toBe(text))
})
