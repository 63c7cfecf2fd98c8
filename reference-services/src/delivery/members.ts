import type { Database } from '../database/open-database.ts'
import type { MemberTable } from '../database/schema.ts'

const memberColumns = [
  'code',
  'last_name',
  'first_name',
  'last_name_kana',
  'first_name_kana',
  'family_code',
  'family_last_name',
  'family_first_name',
  'family_last_name_kana',
  'family_first_name_kana',
  'is_family',
  'uses_delivery',
  'week_category',
  'office_code',
  'branch_code',
  'branch_name',
  'card_number',
  'post_code',
  'prefecture',
  'street',
  'building',
  'phone',
  'mobile_phone',
  'birthday',
] as const satisfies readonly (keyof MemberTable)[]

/** The member behind a login; `undefined` for a visitor and for a login that is not registered. */
export async function memberOfLogin(db: Database, subject: string | undefined): Promise<MemberTable | undefined> {
  if (subject === undefined) return undefined
  return db
    .selectFrom('member_login')
    .innerJoin('member', 'member.code', 'member_login.member_code')
    .select(memberColumns)
    .where('member_login.subject', '=', subject)
    .executeTakeFirst()
}

const corporatePrefix = '888'

/** [API-011] */
export const isCorporate = ({ code }: Pick<MemberTable, 'code'>): boolean => code.startsWith(corporatePrefix)

/** Of members whom somebody watches over. [API-011] */
export const watchedOverPrefix = '978'
