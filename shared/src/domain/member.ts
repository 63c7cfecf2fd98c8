import type { Brand } from './brand.ts'
import type { EntryKind } from './order-source.ts'

export type MemberCode = Brand<string, 'MemberCode'>

/** Joins eight digits of the household's code and the family member's. */
export function memberCode(text: string): MemberCode {
  if (!/^\d{8,12}$/.test(text)) throw new RangeError('not a member code')
  return text as MemberCode
}

/**
 * Abilities of each kind of member. Ask with {@link hasAbility}; only the route table and this one name
 * the kinds.
 */
const abilities = {
  /** Orders every week. */
  delivery: ['order', 'favourites', 'points', 'usePoints', 'exchangePoints', 'slips'],
  /** A family card: shops on the household's account. */
  family: ['order', 'favourites', 'points'],
  /** Member code 888…. */
  corporate: ['order', 'favourites', 'slips'],
  /** Member code 978…, looked after by another member; the app only. */
  watchedOver: ['order', 'favourites', 'points', 'usePoints', 'slips'],
  /** A member without delivery use: applies before ordering. */
  newcomer: ['favourites', 'points', 'usePoints', 'slips', 'apply'],
  /** Without delivery use, and may not apply with this number. [GRD-075] */
  corporateNewcomer: ['favourites', 'slips'],
  /** [GRD-076] */
  familyNewcomer: ['favourites', 'points'],
} as const satisfies Record<string, readonly string[]>

export type MemberKind = keyof typeof abilities
export type Ability = (typeof abilities)[MemberKind][number]

export type Member = {
  code: MemberCode
  kind: MemberKind
  lastName: string
  firstName: string
  lastNameKana?: string
  firstNameKana?: string
  familyLastName?: string
  familyFirstName?: string
  isFamily: boolean
  isCorporate: boolean
  isWatchedOver: boolean
  usesDelivery: boolean
  officeCode?: string
  branchCode?: string
  branchName?: string
  /** Weekday group of the delivery route, part of some cache keys. */
  weekCategory?: string
}

/** Tells whether members of a kind may do something. Screens ask for the ability and never for the kind. */
export const hasAbility = (member: Pick<Member, 'kind'>, to: Ability): boolean =>
  (abilities[member.kind] as readonly Ability[]).includes(to)

const corporatePrefix = '888'
const watchedOverPrefix = '978'

export type MemberFlags = Pick<Member, 'isFamily' | 'isCorporate' | 'isWatchedOver' | 'usesDelivery'>

/**
 * Reads the flags of a member; `familyCategory` and `useDeliveryCategory` are the wire's `family_div` and
 * `delivery_div`.
 */
export function toMemberFlags(code: string, familyCategory?: string, useDeliveryCategory?: string): MemberFlags {
  return {
    isFamily: familyCategory === '1',
    isCorporate: code.startsWith(corporatePrefix),
    isWatchedOver: code.startsWith(watchedOverPrefix),
    usesDelivery: useDeliveryCategory === '1',
  }
}

/** Derives the kind of a member from the flags of the member base. */
export function toMemberKind(flags: MemberFlags): MemberKind {
  if (flags.isWatchedOver) return 'watchedOver'
  if (flags.isCorporate) return flags.usesDelivery ? 'corporate' : 'corporateNewcomer'
  if (flags.isFamily) return flags.usesDelivery ? 'family' : 'familyNewcomer'
  return flags.usesDelivery ? 'delivery' : 'newcomer'
}

/** Gives the name, last name first; the family member's own name on a family card. */
export function fullName(member: Member): string {
  const [last, first] = member.isFamily
    ? [member.familyLastName ?? member.lastName, member.familyFirstName ?? member.firstName]
    : [member.lastName, member.firstName]
  return `${last} ${first}`.trim()
}

/** Tells a watched-over member, who shops in the app alone. */
export const isForAppOnly = ({ isWatchedOver }: Pick<Member, 'isWatchedOver'>, entry: EntryKind): boolean =>
  isWatchedOver && entry === 'web'

/** Gives the name as one is addressed by it: a corporation is no person. */
export const addressedName = (member: Member): string => `${fullName(member)} ${member.isCorporate ? '御中' : 'さん'}`

const householdDigits = 8

/** Formats a code: first eight digits, hyphen, the rest; corporate members show the first eight alone. */
export function ownMemberCode(member: Member): string {
  const household = member.code.slice(0, householdDigits)
  const rest = member.code.slice(householdDigits)
  return member.isCorporate || rest === '' ? household : `${household}-${rest}`
}
