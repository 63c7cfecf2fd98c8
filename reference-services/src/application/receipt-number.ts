/** Steps of the check digit by H. M. Damm: the digit before is the row, the digit that is read the column. */
const steps = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const

const checkDigit = (digits: string): string =>
  [...digits].reduce((row, digit) => steps[Number(row)]?.charAt(Number(digit)) ?? '', '0')

const first = 10_000_000
const end = 100_000_000

/**
 * Nine digits, the last of which checks the others: a digit misheard over the phone, and two that were swapped, are noticed.
 * `drawInteger` draws at least its first argument and less than its second. [K-98]
 */
export function drawReceiptNumber(drawInteger: (min: number, end: number) => number): string {
  const digits = String(drawInteger(first, end))
  return `${digits}${checkDigit(digits)}`
}

export const isReceiptNumber = (text: string): boolean => /^\d{9}$/.test(text) && checkDigit(text) === '0'
