import { createHash } from 'node:crypto'
import type { Database } from '../../database/open-database.ts'
import type { MemberTable } from '../../database/schema.ts'
import { memberOfLogin } from '../../delivery/members.ts'
import { entriesOf, type ProfileEntries, profileFields } from './profile-rules.ts'
import type { ProfileSession } from './profile-sessions.ts'

export type ProfileDetails = { member: MemberTable; email: string }

export async function detailsOf(db: Database, subject: string): Promise<ProfileDetails | undefined> {
  const member = await memberOfLogin(db, subject)
  const account = await db.selectFrom('account').select('email').where('subject', '=', subject).executeTakeFirst()
  return member === undefined || account === undefined ? undefined : { member, email: account.email }
}

/** Names a state of the details, so that a form knows whether it still stands on it. */
export const stateOf = (entries: ProfileEntries): string =>
  createHash('sha256')
    .update(JSON.stringify(profileFields.map((field) => entries[field])))
    .digest('base64url')

/** `over`: this session has changed something else already. `elsewhere`: another device has, meanwhile. */
export type StoreOutcome = 'changed' | 'over' | 'elsewhere'

/** Stores tidy entries, once for a session; the same form sent twice has one outcome. */
export async function storeDetails(
  db: Database,
  { id_hash, subject }: Pick<ProfileSession, 'id_hash' | 'subject'>,
  { entries, seen }: { entries: ProfileEntries; seen: string },
): Promise<StoreOutcome> {
  return db.transaction().execute(async (within) => {
    const session = await within
      .selectFrom('profile_session')
      .select('changed_at')
      .where('id_hash', '=', id_hash)
      .forUpdate()
      .executeTakeFirst()
    const member = await within
      .selectFrom('member')
      .selectAll()
      .where('code', '=', (one) => one.selectFrom('member_login').select('member_code').where('subject', '=', subject))
      .forUpdate()
      .executeTakeFirst()
    if (session === undefined || member === undefined) return 'over'
    const stored = stateOf(entriesOf(member))
    if (session.changed_at !== null) return stored === stateOf(entries) ? 'changed' : 'over'
    if (stored !== seen && stored !== stateOf(entries)) return 'elsewhere'
    await within.updateTable('member').set(toRow(entries)).where('code', '=', member.code).execute()
    await within.updateTable('profile_session').set({ changed_at: new Date() }).where('id_hash', '=', id_hash).execute()
    return 'changed'
  })
}

const toRow = ({ phone, mobilePhone, postNumber, prefecture, street, building }: ProfileEntries) => ({
  phone: phone || null,
  mobile_phone: mobilePhone || null,
  post_code: postNumber,
  prefecture,
  street,
  building,
})
