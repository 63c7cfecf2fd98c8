import type { MemberContact } from '@shop/shared/api'
import { toDigits } from '@shop/shared/domain'
import { type ApplicationForm, isPostNumber } from '@shop/shared/domain/application'

export type DeliveryAddress = Pick<ApplicationForm, 'postNumber' | 'prefecture' | 'city' | 'street' | 'building'>

/** 〒060-0001 北海道札幌市中央区北一条西1-1 */
export function addressLine({ postNumber, prefecture, city, street, building }: DeliveryAddress): string {
  const digits = toDigits(postNumber)
  const line = `〒${digits.slice(0, 3)}-${digits.slice(3)} ${prefecture}${city}${street}`
  return building === '' ? line : `${line} ${building}`
}

/** 郡の町村, 政令指定都市の区, 市区町村. */
const municipality = /^(.{1,6}郡.{1,6}?[町村]|.{1,8}?市.{1,5}?区|.{1,8}?[市区町村])(.*)$/u

/**
 * The registered address in the fields of the form, when it fills all that must be filled. City and
 * street are sent as one line, so where they are divided changes nothing.
 */
export function toDeliveryAddress({ postCode, addressParts }: MemberContact): DeliveryAddress | undefined {
  const [prefecture, line, rest] = addressParts
  if (postCode === undefined || !isPostNumber(postCode) || prefecture === '' || line === '') return undefined
  const [, city, street = ''] = municipality.exec(line) ?? []
  if (city !== undefined && street !== '') return { postNumber: postCode, prefecture, city, street, building: rest }
  // The town may stand in the third part.
  return rest === '' ? undefined : { postNumber: postCode, prefecture, city: line, street: rest, building: '' }
}
