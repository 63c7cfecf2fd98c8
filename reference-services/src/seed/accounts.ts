import { createHash } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { hashPassword } from '../identity/accounts.ts'
import { insertRows } from './insert-rows.ts'
import { type TestMember, testMembers, testPassword } from './test-members.ts'

const subjectLength = 24

/** The identity provider's name for a login: no e-mail address and no member code in it. */
export const subjectOf = (email: string): string =>
  `todok|${createHash('sha256').update(email).digest('hex').slice(0, subjectLength)}`

/** The test logins and the members behind them. */
export async function seedAccounts(db: Database, members: readonly TestMember[] = testMembers): Promise<void> {
  const accounts = await Promise.all(
    members.map(async ({ email }) => ({
      subject: subjectOf(email),
      email,
      password_hash: await hashPassword(testPassword),
    })),
  )
  await insertRows(db, 'account', accounts)
  await insertRows(
    db,
    'member',
    members.flatMap(({ member }) => (member === undefined ? [] : [member])),
  )
  await insertRows(
    db,
    'member_login',
    members.flatMap(({ email, member }) =>
      member === undefined ? [] : [{ subject: subjectOf(email), member_code: member.code }],
    ),
  )
}
