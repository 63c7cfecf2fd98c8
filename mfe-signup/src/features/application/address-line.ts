import { toDigits } from '@shop/shared/domain'
import type { DeliveryAddress } from './draft.ts'

/** 〒060-0001 北海道札幌市中央区北一条西1-1 */
export function addressLine({ postNumber, prefecture, city, street, building }: DeliveryAddress): string {
  const digits = toDigits(postNumber)
  const line = `〒${digits.slice(0, 3)}-${digits.slice(3)} ${prefecture}${city}${street}`
  return building === '' ? line : `${line} ${building}`
}
