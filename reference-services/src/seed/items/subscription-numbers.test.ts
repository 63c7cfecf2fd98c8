import { expect, it } from '@jest/globals'
import { generateItems } from './generate-items.ts'
import { limitedRanges, osechiRange, reservedNumbers } from './order-numbers.ts'
import { subscriptionNumbers } from './subscription-numbers.ts'

const items = generateItems(2026)
const given = subscriptionNumbers(items)
const own = new Set(items.map((item) => item.orderNumber))

it('[ORD-091] each subscription product has a number for each cycle, one to skip and one to cancel', () => {
  const product = '104001'
  const codes = given.filter((one) => one.product_no === product).map(({ code }) => code)
  expect(codes).toEqual([1, 2, 3, 4, 9, 10])
  expect(given).toHaveLength(items.filter((item) => item.isSubscription).length * codes.length)
})

it('no number is given twice, and none means something else', () => {
  const numbers = given.map((one) => one.order_no)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.filter((no) => own.has(no) || reservedNumbers.includes(no) || !/^\d{6}$/.test(no))).toEqual([])
  const isIn = (no: string) => [...limitedRanges, osechiRange].some(({ first, last }) => first <= +no && +no <= last)
  expect(numbers.filter(isIn)).toEqual([])
})
