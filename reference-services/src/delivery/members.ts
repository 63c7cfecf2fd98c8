import type { Database } from '../database/open-database.ts'
import type { MemberTable } from '../database/schema.ts'

/** The member behind a login; `undefined` for a visitor and for a login that is not registered. */
export async function memberOfLogin(db: Database, subject: string | undefined): Promise<MemberTable | undefined> {
  if (subject === undefined) return undefined
  return db
    .selectFrom('member_login')
    .innerJoin('member', 'member.code', 'member_login.member_code')
    .selectAll('member')
    .where('member_login.subject', '=', subject)
    .executeTakeFirst()
}

const corporatePrefix = '888'

/** [API-011] */
export const isCorporate = ({ code }: Pick<MemberTable, 'code'>): boolean => code.startsWith(corporatePrefix)

/** Of members whom somebody watches over. [API-011] */
export const watchedOverPrefix = '978'
