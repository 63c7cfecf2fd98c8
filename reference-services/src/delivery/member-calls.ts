import { memberAddInfoCall, memberCall } from '@shop/shared/contract'
import type { Database } from '../database/open-database.ts'
import type { MemberTable } from '../database/schema.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { bankAccountOf, memberNumberOf } from '../payments/bank-accounts.ts'
import { memberOfLogin } from './members.ts'

const householdDigits = 8

/** The member behind a login, or the refusal that the registration answers to. */
export async function requireMember(db: Database, subject: string): Promise<MemberTable> {
  const member = await memberOfLogin(db, subject)
  if (member === undefined) throw new Refusal('notRegistered')
  return member
}

/** [API-009, API-010] */
export function answerMembers(calls: AnswerCalls): void {
  calls.forLogin(memberCall, async ({ db, query, subject }) => {
    if (query.auth0Id !== subject) throw new Refusal('otherMember')
    return toWire(await requireMember(db, subject))
  })

  calls.forLogin(memberAddInfoCall, async ({ db, subject }) => {
    const member = await requireMember(db, subject)
    const { has_clover_card } = await bankAccountOf(db, memberNumberOf(member))
    return {
      post_code: member.post_code,
      address1: member.prefecture,
      address2: member.street,
      address3: member.building,
      home_phone: member.phone,
      mobile_phone: member.mobile_phone,
      kum_birthday: member.birthday,
      card_type: div(has_clover_card),
    }
  })
}

const div = (value: boolean) => (value ? '1' : '0')

const toWire = (member: MemberTable) => ({
  member_code: member.code,
  member_lname: member.last_name,
  member_fname: member.first_name,
  member_lname_kana: member.last_name_kana,
  member_fname_kana: member.first_name_kana,
  family_member_code: member.family_code,
  family_member_lname: member.family_last_name,
  family_member_fname: member.family_first_name,
  family_member_lname_kana: member.family_last_name_kana,
  family_member_fname_kana: member.family_first_name_kana,
  week_div: member.week_category,
  family_div: div(member.is_family),
  delivery_div: div(member.uses_delivery),
  branch_name: member.branch_name,
  distinct_card_no: member.card_number,
  office_code: member.office_code,
  branch_code: member.branch_code,
  family_member_code_2digit: member.code.slice(householdDigits) || null,
})
