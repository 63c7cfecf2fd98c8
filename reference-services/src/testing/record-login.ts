import { decodeJwt } from 'jose'
import { openDatabase } from '../database/open-database.ts'
import { grantClaim } from '../http/bearer-token.ts'
import type { TestData } from './databases.ts'

/** Notes the login of a token as open in data that another provider's own data does not share. */
export async function recordLogin(data: TestData, token: string): Promise<void> {
  const { db, close } = await openDatabase(data)
  const row = { payload: '{}', grant_id: null, uid: null, consumed_at: null, expires_at: null }
  const id = String(decodeJwt(token)[grantClaim])
  await db
    .insertInto('identity_record')
    .values({ kind: 'Grant', id, ...row })
    .execute()
  await close()
}
