import type { Database } from '../database/open-database.ts'
import type { MemberTable } from '../database/schema.ts'
import { requireMember } from '../delivery/member-calls.ts'
import { Refusal } from '../http/refusal.ts'

/** The member behind a login, who sees their own slips; a family card sees none, however it asks. [ACC-009] */
export async function requirePayer(db: Database, subject: string): Promise<MemberTable> {
  const member = await requireMember(db, subject)
  if (member.is_family) throw new Refusal('familyMember', 'ご家族の組合員証ではご覧いただけません。')
  return member
}
