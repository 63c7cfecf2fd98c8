import { describe, expect, it } from '@jest/globals'
import {
  type Ability,
  addressedName,
  fullName,
  hasAbility,
  isForAppOnly,
  type Member,
  type MemberKind,
  memberCode,
  ownMemberCode,
  toMemberFlags,
  toMemberKind,
} from './member.ts'

const aMember = (over: Partial<Member> = {}): Member => ({
  code: memberCode('1234567801'),
  kind: 'delivery',
  lastName: '佐藤',
  firstName: '花子',
  isFamily: false,
  isCorporate: false,
  isWatchedOver: false,
  usesDelivery: true,
  ...over,
})

describe('kinds of member', () => {
  it.each<{ code: string; family?: string; delivery?: string; kind: MemberKind }>([
    { code: '12345678', delivery: '1', kind: 'delivery' },
    { code: '12345678', delivery: '0', kind: 'newcomer' },
    { code: '12345678', kind: 'newcomer' },
    { code: '12345678', family: '0', delivery: '1', kind: 'delivery' },
    { code: '1234567802', family: '1', delivery: '1', kind: 'family' },
    { code: '1234567802', family: '1', delivery: '0', kind: 'familyNewcomer' },
    { code: '88812345', delivery: '1', kind: 'corporate' },
    { code: '88812345', delivery: '', kind: 'corporateNewcomer' },
    { code: '97812345', delivery: '1', kind: 'watchedOver' },
    { code: '97812345', kind: 'watchedOver' },
    // 888 and 978 count at the beginning only, and useDeliveryCategory is 1 or it is not.
    { code: '18881234', delivery: '1', kind: 'delivery' },
    { code: '19781234', delivery: '1', kind: 'delivery' },
    { code: '12345678', delivery: '2', kind: 'newcomer' },
    { code: '12345678', family: '2', delivery: '1', kind: 'delivery' },
  ])('[API-011] $code family $family delivery $delivery is $kind', ({ code, family, delivery, kind }) => {
    expect(toMemberKind(toMemberFlags(code, family, delivery))).toBe(kind)
  })

  // The role matrix of the requirements, row by row: M F C W N.
  const kinds: readonly MemberKind[] = ['delivery', 'family', 'corporate', 'watchedOver', 'newcomer']
  it.each<{ to: Ability; row: string }>([
    { to: 'order', row: '✓✓✓✓–' },
    { to: 'exchangePoints', row: '✓––––' },
    { to: 'favourites', row: '✓✓✓✓✓' },
    { to: 'points', row: '✓✓–✓✓' },
    { to: 'usePoints', row: '✓––✓✓' },
    { to: 'slips', row: '✓–✓✓✓' },
    { to: 'apply', row: '––––✓' },
  ])('may $to: $row', ({ to, row }) => {
    expect(kinds.map((kind) => (hasAbility({ kind }, to) ? '✓' : '–')).join('')).toBe(row)
  })

  it.each<MemberKind>(['newcomer', 'corporateNewcomer', 'familyNewcomer'])(
    '[ORD-072] a %s has no delivery use and cannot order',
    (kind) => {
      expect(hasAbility({ kind }, 'order')).toBe(false)
    },
  )

  it.each<MemberKind>(['corporateNewcomer', 'familyNewcomer'])('a %s cannot apply with this number', (kind) => {
    expect(hasAbility({ kind }, 'apply')).toBe(false)
  })
})

it.each([
  { isWatchedOver: true, entry: 'web', isOnly: true },
  { isWatchedOver: true, entry: 'app', isOnly: false },
  { isWatchedOver: false, entry: 'web', isOnly: false },
] as const)(
  '[GRD-067] watched over: $isWatchedOver, by $entry: the app alone $isOnly',
  ({ entry, isOnly, ...member }) => {
    expect(isForAppOnly(member, entry)).toBe(isOnly)
  },
)

describe('what a member is called', () => {
  it.each([
    { says: 'last name first', over: {}, name: '佐藤 花子' },
    {
      says: 'the family member on a family card',
      over: { isFamily: true, familyLastName: '鈴木', familyFirstName: '一郎' },
      name: '鈴木 一郎',
    },
    {
      says: 'the own name when the card is no family card',
      over: { familyLastName: '鈴木', familyFirstName: '一郎' },
      name: '佐藤 花子',
    },
    { says: 'what is known of a family card', over: { isFamily: true, familyFirstName: '一郎' }, name: '佐藤 一郎' },
    { says: 'one name alone without a space', over: { firstName: '' }, name: '佐藤' },
  ])('[CHR-022] $says', ({ over, name }) => {
    expect(fullName(aMember(over))).toBe(name)
  })

  it.each([
    { says: 'a person', over: {}, name: '佐藤 花子 さん' },
    {
      says: 'a corporation',
      over: { isCorporate: true, lastName: 'みなみ食堂', firstName: '' },
      name: 'みなみ食堂 御中',
    },
  ])('$says is addressed as $name', ({ over, name }) => {
    expect(addressedName(aMember(over))).toBe(name)
  })

  it.each([
    { says: 'eight digits, hyphen, the rest', over: {}, code: '12345678-01' },
    { says: 'no hyphen without a rest', over: { code: memberCode('12345678') }, code: '12345678' },
    {
      says: 'the first eight alone for a corporate member',
      over: { code: memberCode('8881234501'), isCorporate: true },
      code: '88812345',
    },
  ])('[CHR-023] $says', ({ over, code }) => {
    expect(ownMemberCode(aMember(over))).toBe(code)
  })

  it.each(['', '1234567', '1234567890123', '1234567a', '１２３４５６７８'])('%j is no member code', (text) => {
    expect(() => memberCode(text)).toThrow(RangeError)
  })
})
