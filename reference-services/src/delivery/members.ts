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

/** What orders need to know of the members behind logins, by the subjects of these. */
export async function membersOfLogins(
  db: Database,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Pick<MemberTable, 'code' | 'is_family' | 'uses_delivery'>>> {
  const rows = await db
    .selectFrom('member_login')
    .innerJoin('member', 'member.code', 'member_login.member_code')
    .select(['member_login.subject', 'member.code', 'member.is_family', 'member.uses_delivery'])
    .where('member_login.subject', '=', (of) => of.fn.any(of.val(subjects)))
    .execute()
  return new Map(rows.map(({ subject, ...member }) => [subject, member]))
}

const corporatePrefix = '888'

/** [API-011] */
export const isCorporate = ({ code }: Pick<MemberTable, 'code'>): boolean => code.startsWith(corporatePrefix)

/** Of members whom somebody watches over. [API-011] */
export const watchedOverPrefix = '978'
