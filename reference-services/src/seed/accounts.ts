import { createHash } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { hashPassword } from '../identity/password-hash.ts'
import { insertRows } from './insert-rows.ts'
import { paymentMembers } from './payment-members.ts'
import { type TestMember, testMembers, testPassword } from './test-members.ts'

const subjectLength = 24

/** The identity provider's name for a login: no e-mail address and no member code in it. */
export const subjectOf = (email: string): string =>
  `todok|${createHash('sha256').update(email).digest('hex').slice(0, subjectLength)}`

class TestAccountsError extends Error {
  override readonly name = 'TestAccountsError'

  constructor() {
    super(
      'データベースに試用アカウントがあるため、公開するアドレスでは起動できません / the database holds the test accounts, whose password everybody knows, and the shop is not on this machine alone: begin with an empty database, or allow them with TEST_ACCOUNTS=yes',
    )
  }
}

/** A database that was tried out on one machine is not opened to strangers by mistake. */
export async function expectNoTestAccounts(db: Database): Promise<void> {
  const subjects = [...testMembers, ...paymentMembers].map(({ email }) => subjectOf(email))
  const found = await db.selectFrom('account').select('subject').where('subject', 'in', subjects).executeTakeFirst()
  if (found !== undefined) throw new TestAccountsError()
}

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
