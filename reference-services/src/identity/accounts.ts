import type { Account } from 'oidc-provider'
import type { Database } from '../database/open-database.ts'
import { memberOfLogin } from '../delivery/members.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { maxPasswordLength } from './password-rule.ts'

/** Checked when there is no account, so that an unknown address takes as long as a wrong password. */
const nobodysHash = hashPassword('nobody has this password')

/** As people type an address: with capitals, spaces around it, or in full width. */
export const normalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

/** The subject behind an e-mail address and its password; `undefined`, without saying which was wrong. */
export async function checkPassword(db: Database, email: string, password: string): Promise<string | undefined> {
  const account = await db.selectFrom('account').selectAll().where('email', '=', normalEmail(email)).executeTakeFirst()
  if (password.length > maxPasswordLength) return undefined
  const isRight = await verifyPassword(account?.password_hash ?? (await nobodysHash), password)
  return isRight ? account?.subject : undefined
}

const watchedOverPrefix = '978'

/** Claims that the shop reads, from the member base. */
export async function memberClaims(db: Database, subject: string): Promise<Record<string, string>> {
  const member = await memberOfLogin(db, subject)
  if (member === undefined) return {}
  const { code, card_number, family_code } = member
  return {
    memberCode: code,
    ...(code.startsWith(watchedOverPrefix) ? { mimamorareMemberCode: code } : {}),
    ...(card_number === null ? {} : { membershipCardNumber: card_number }),
    ...(family_code === null ? {} : { familyCode: family_code }),
  }
}

export async function findAccount(db: Database, subject: string): Promise<Account | undefined> {
  const account = await db.selectFrom('account').selectAll().where('subject', '=', subject).executeTakeFirst()
  if (account === undefined) return undefined
  return {
    accountId: subject,
    claims: async () => ({
      sub: subject,
      email: account.email,
      email_verified: true,
      ...(await memberClaims(db, subject)),
    }),
  }
}
