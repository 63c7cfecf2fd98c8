import { randomInt } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { drawReceiptNumber, isReceiptNumber } from './receipt-number.ts'

const digits = [...'0123456789']
const numbers = ['10000000', '12345678', '99999999', '40090217', '57112283'].map((drawn) =>
  drawReceiptNumber(() => Number(drawn)),
)

describe('a receipt number', () => {
  it('[SGN-012] has the check digit of Damm’s own example', () => {
    expect(drawReceiptNumber(() => 572)).toBe('5724')
  })

  it('[SGN-012] has nine digits that check themselves, whatever is drawn', () => {
    for (let turn = 0; turn < 500; turn += 1) expect(isReceiptNumber(drawReceiptNumber(randomInt))).toBe(true)
  })

  it.each(numbers)('[SGN-012] %s with any one digit misheard is none', (number) => {
    for (const [at, right] of [...number].entries())
      for (const wrong of digits)
        if (wrong !== right)
          expect(isReceiptNumber(`${number.slice(0, at)}${wrong}${number.slice(at + 1)}`)).toBe(false)
  })

  it.each(numbers)('[SGN-012] %s with any two neighbours swapped is none', (number) => {
    for (let at = 0; at + 1 < number.length; at += 1) {
      const [one = '', other = ''] = number.slice(at, at + 2)
      const swapped = `${number.slice(0, at)}${other}${one}${number.slice(at + 2)}`
      if (one !== other) expect(isReceiptNumber(swapped)).toBe(false)
    }
  })

  it.each(['', '12345678', '1234567830', '12345678a', '１２３４５６７８６'])('is not %j', (text) => {
    expect(isReceiptNumber(text)).toBe(false)
  })
})
