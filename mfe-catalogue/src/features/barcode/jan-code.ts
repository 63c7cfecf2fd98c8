import { toDigits } from '@shop/shared/domain'

export type JanCode =
  | { is: 'code'; code: string }
  | { is: 'missing' }
  /** Not eight digits and not thirteen. */
  | { is: 'wrongLength'; text: string }
  | { is: 'wrongCheckDigit'; text: string }

const lengths: readonly number[] = [8, 13]
const maxShown = 20

/** Weights of 3 and 1 in turn, the last digit before the check digit has 3. @see https://www.gs1.org/services/how-calculate-check-digit-manually */
function hasRightCheckDigit(code: string): boolean {
  const sum = [...code].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** The number below a barcode, as the app hands it over; digits of either width, blanks and hyphens are forgiven. */
export function janCodeFrom(text: string | null): JanCode {
  const code = toDigits(text ?? '')
  if (code === '') return { is: 'missing' }
  if (!/^\d+$/.test(code) || !lengths.includes(code.length)) return { is: 'wrongLength', text: code.slice(0, maxShown) }
  return hasRightCheckDigit(code) ? { is: 'code', code } : { is: 'wrongCheckDigit', text: code }
}
