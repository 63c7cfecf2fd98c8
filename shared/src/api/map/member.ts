import type { MemberAddInfoWire, MemberWire } from '@shop/shared/contract'
import { type Member, memberCode, toMemberFlags, toMemberKind } from '@shop/shared/domain'
import { defined, nonEmpty } from './defined.ts'

export function toMember(wire: MemberWire): Member {
  const flags = toMemberFlags(wire.member_code, wire.family_div, wire.delivery_div)
  return {
    code: memberCode(wire.member_code),
    kind: toMemberKind(flags),
    ...flags,
    lastName: wire.member_lname,
    firstName: wire.member_fname,
    ...defined({
      lastNameKana: nonEmpty(wire.member_lname_kana),
      firstNameKana: nonEmpty(wire.member_fname_kana),
      familyLastName: wire.family_member_lname,
      familyFirstName: wire.family_member_fname,
      officeCode: wire.office_code,
      branchCode: wire.branch_code,
      branchName: wire.branch_name,
      weekCategory: wire.week_div,
    }),
  }
}

/** The member's registered address, also in its three parts, and phone. [BIZ-029, SGN-025, SGN-027] */
export type MemberContact = {
  postCode?: string
  address: string
  addressParts: readonly [string, string, string]
  phone?: string
}

export function toMemberContact(wire: MemberAddInfoWire): MemberContact {
  const { address1 = '', address2 = '', address3 = '' } = wire
  return {
    address: `${address1}${address2}${address3}`,
    addressParts: [address1, address2, address3],
    ...defined({ postCode: wire.post_code, phone: nonEmpty(wire.mobile_phone) ?? wire.home_phone }),
  }
}
