import { seedOf } from '../../pictures/mulberry32.ts'

/** Check digit of EAN-13: weights 1 and 3 in turn. */
export function janCheckDigit(twelveDigits: string): number {
  const sum = [...twelveDigits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** Weighed goods carry a number of the shop itself (20 to 29), packed ones a Japanese maker's (49). */
export function janCode(orderNumber: string, brand: string, isWeighed: boolean): string {
  const group = seedOf(brand)
  const start = isWeighed ? `2${group % 10}` : '49'
  const digits = `${start}${String((group >>> 4) % 10_000).padStart(4, '0')}${orderNumber}`
  return `${digits}${janCheckDigit(digits)}`
}
