import type { Member } from './member.ts'
import type { WeekNumber } from './week-number.ts'

/** Fashion 1, daily goods 2. [BIZ-012] */
export type ScrollCategory = 1 | 2

/** What partners know a member by. [BIZ-022] */
const prefixLength = 8
const partnerMemberCode = ({ code }: Pick<Member, 'code'>): string => code.slice(0, prefixLength)

/** Fields of the hand-over to the partner's shop, by their names there. */
export type PartnerPayload = {
  h_code: string
  k_code: string
  k_id: string
  j_code: string
  kanji_n: string
  p_code: string
  t_code: string
  e_code: string
  kana_n: string
}

/** [API-076] */
export function partnerPayload(
  member: Pick<Member, 'code' | 'lastName' | 'firstName'>,
  { idPrefix, jCode }: { idPrefix: string; jCode: string },
): PartnerPayload {
  const code = partnerMemberCode(member)
  return {
    h_code: '001',
    k_code: code,
    k_id: `${idPrefix}${code}`,
    j_code: jCode,
    kanji_n: `${member.lastName}${member.firstName}`,
    p_code: '',
    t_code: '',
    e_code: '',
    kana_n: '',
  }
}

/** Accounts of testers do not see the partner's shop. [ORD-025] */
export const isHiddenFrom = (member: Pick<Member, 'code'>, hiddenMemberCodes: readonly string[]): boolean =>
  hiddenMemberCodes.some((prefix) => prefix !== '' && member.code.startsWith(prefix))

export type ScrollRequest = {
  address: string
  linkNumber: string
  member: Pick<Member, 'code' | 'lastName' | 'firstName'>
  week: WeekNumber
  returnAddress: string
  /** Percent-encodes a text in Shift-JIS. */
  encodeName(name: string): string
}

/** Where the banner of a scroll site leads. [ORD-022] */
export function scrollAddress(request: ScrollRequest): string {
  const { address, linkNumber, member, week, returnAddress, encodeName } = request
  const code = partnerMemberCode(member)
  const parameters: readonly (readonly [string, string])[] = [
    ['coop_code', '001'],
    ['member_code', code],
    ['umember_code', code],
    ['member_name', encodeName(`${member.lastName}${member.firstName}`)],
    ['kikaku_code', week],
    ['url', encodeURIComponent(returnAddress)],
    ['gyosya_code', '013'],
    ['lk', encodeURIComponent(linkNumber)],
  ]
  const query = parameters.map(([name, value]) => `${name}=${value}`).join('&')
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** [ORD-022, MOB-019] */
export const scrollReturnAddress = (base: string, isInApp: boolean): string =>
  `${base}${isInApp ? '/mobile' : ''}/scroll/ordered/complete`
