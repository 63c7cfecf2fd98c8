import { describe, expect, it } from '@jest/globals'
import { readCatalogueAddress } from './catalogue-address.ts'

const read = (query: string, isVisitor = false) => readCatalogueAddress(new URLSearchParams(query), isVisitor)
const fullWidth = '４０１０'

describe('the medium', () => {
  it.each([
    ['4030', '4030'],
    ['1', '1'],
    ['00004010', '00004010'],
    ['12345678', '12345678'],
    ['abc', ''],
    ['0', ''],
    ['00000000', ''],
    ['-1', ''],
    ['123456789', ''],
    ['4010abc', ''],
    ['4010.5', ''],
    ['%2B4010', ''],
    ['1e3', ''],
    ['0x10', ''],
    [' 4010', ''],
    ['4010%0A', ''],
    [fullWidth, ''],
    ['<b>', ''],
    ['', ''],
  ])('[CAT-030] %s is %s to a member, and that or 4010 to a visitor', (typed, medium) => {
    const query = `selectedBaitaiCode=${typed}`
    expect(read(query).mediumCode).toBe(medium)
    expect(read(query, true).mediumCode).toBe(medium === '' ? '4010' : medium)
  })

  it.each([
    ['', '', '4010'],
    ['selectedBaitaiCode=4030&selectedBaitaiCode=4040', '4030', '4030'],
    ['selectedBaitaiCode=abc&selectedBaitaiCode=4040', '', '4010'],
    ['baitaiCode=4030', '', '4010'],
  ])('[CAT-030] [BIZ-011] ?%s is %s to a member, %s to a visitor', (query, member, visitor) => {
    expect([read(query).mediumCode, read(query, true).mediumCode]).toEqual([member, visitor])
  })
})

describe('the page', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['999', '999'],
    ['007', '007'],
    ['1000', undefined],
    ['0', undefined],
    ['000', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['abc', undefined],
    ['１２', undefined],
    ['', undefined],
    ['12%20', undefined],
  ])('[CAT-031] [BIZ-011] %s is %s', (typed, page) => {
    expect(read(`page=${typed}`).page).toBe(page)
  })

  it.each([
    ['', undefined],
    ['page=3&page=4', '3'],
    ['page=x&page=4', undefined],
  ])('[CAT-031] ?%s is %s', (query, page) => {
    expect(read(query).page).toBe(page)
  })
})
