import { describe, expect, it } from '@jest/globals'
import { linkTokensKey } from '@shop/shared/routes'
import { kindOfTokens, takeHandedTokens } from './handed-tokens.ts'
import { readLink } from './read-link.ts'

const nothing = { viewMode: false, isRenewal: false, week: undefined, salesPerson: undefined, from: undefined }
const read = (query: string) => readLink(new URL(query, 'https://shop.test/'))

describe('what is read of a link', () => {
  it('[GRD-029] exactly these parameters, by their exact names', () => {
    expect(read('?sp=E-12&from=/category&isRenewal=true&viewMode=true&planningWeekNumber=20261201')).toEqual({
      viewMode: true,
      isRenewal: true,
      week: '20261201',
      salesPerson: 'E-12',
      from: '/category',
    })
    expect(read('?SP=1&viewmode=true&view_mode=true&week=20261201&renewal=true&searchWord=a&accesstoken=a')).toEqual(
      nothing,
    )
    expect(read('')).toEqual(nothing)
  })

  it.each(['viewMode', 'isRenewal'])('[GRD-029] %s is the word true and nothing else', (name) => {
    for (const value of ['', '1', 'TRUE', 'false', 'yes']) expect(read(`?${name}=${value}`)).toEqual(nothing)
  })

  it.each(['0', '2026120', '20261399', 'x', '20261201x'])('[GRD-029] %s is no planning week', (week) => {
    expect(read(`?planningWeekNumber=${week}`)).toEqual(nothing)
  })

  it.each(['1', 'A-b-9', 'a'.repeat(16)])('[GRD-046] %s is a code of an employee', (code) => {
    expect(read(`?sp=${code}`).salesPerson).toBe(code)
  })

  it.each(['', ' 1', 'a'.repeat(17), 'a_b', 'a%0A', '<script>', '営業', '１'])('[GRD-046] %j is ignored', (code) => {
    expect(read(`?sp=${code}`)).toEqual(nothing)
  })
})

describe('tokens that the first script took out of the address', () => {
  const door = (accessToken: unknown, idToken: unknown) => ({ [linkTokensKey]: () => ({ accessToken, idToken }) })

  it.each([
    { handed: door('a', 'i'), is: 'both' },
    { handed: door('a', null), is: 'accessToken' },
    { handed: door(null, 'i'), is: 'none' },
    { handed: door('null', 'i'), is: 'none' },
    { handed: door('a', 'null'), is: 'accessToken' },
    { handed: door('', ''), is: 'none' },
    { handed: door(1, {}), is: 'none' },
    { handed: {}, is: 'none' },
    { handed: { [linkTokensKey]: 'a' }, is: 'none' },
    { handed: { [linkTokensKey]: () => undefined }, is: 'none' },
  ])('[GRD-028] case %#: $is', ({ handed, is }) => {
    expect(kindOfTokens(takeHandedTokens(handed))).toBe(is)
  })
})
