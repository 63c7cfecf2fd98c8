import type { PartnerPayloadWire } from '@shop/shared/contract'
import type { Member, WeekNumber } from '@shop/shared/domain'

/** The name by which partners know a member. */
const prefixLength = 8
const partnerMemberCode = ({ code }: Pick<Member, 'code'>): string => code.slice(0, prefixLength)

type Named = Pick<Member, 'code' | 'lastName' | 'firstName'>
const fullName = ({ lastName, firstName }: Named): string => `${lastName}${firstName}`

/** The hand-over to the partner's shop, by the names that it has there. */
export function partnerPayload(
  member: Named,
  { idPrefix, jCode }: { idPrefix: string; jCode: string },
): PartnerPayloadWire {
  const code = partnerMemberCode(member)
  return {
    h_code: '001',
    k_code: code,
    k_id: `${idPrefix}${code}`,
    j_code: jCode,
    kanji_n: fullName(member),
    p_code: '',
    t_code: '',
    e_code: '',
    kana_n: '',
  }
}

/** The hand-over to the household magazine: the same facts by the names that it has for them. [K-163] */
export const magazineFields = (...of: Parameters<typeof partnerPayload>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(partnerPayload(...of)).map(([name, value]) => [name.toUpperCase(), value]))

type ScrollRequest = {
  address: string
  linkNumber: string
  member: Named
  week: WeekNumber
  returnAddress: string
  /** Percent-encodes a text in Shift-JIS. */
  encodeName(name: string): string
}

/** Where the banner of a scroll site leads. */
export function scrollAddress(request: ScrollRequest): string {
  const { address, linkNumber, member, week, returnAddress, encodeName } = request
  const code = partnerMemberCode(member)
  const parameters: readonly (readonly [string, string])[] = [
    ['coop_code', '001'],
    ['member_code', code],
    ['umember_code', code],
    ['member_name', encodeName(fullName(member))],
    ['kikaku_code', week],
    ['url', encodeURIComponent(returnAddress)],
    ['gyosya_code', '013'],
    ['lk', encodeURIComponent(linkNumber)],
  ]
  const query = parameters.map(([name, value]) => `${name}=${value}`).join('&')
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
