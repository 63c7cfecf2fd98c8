import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Database } from '../database/open-database.ts'

export type IdentitySecrets = { signingKeys: JWK[]; cookieKeys: string[] }

const cookieKeyBytes = 32
const keyIdBytes = 8

/** Keys that outlive restarts and are the same for every process: made once, kept in the database. */
export async function identitySecrets(db: Database): Promise<IdentitySecrets> {
  return {
    signingKeys: await madeOnce(db, 'signing keys', async () => [await newSigningKey()]),
    cookieKeys: await madeOnce(db, 'cookie keys', async () => [randomBytes(cookieKeyBytes).toString('base64url')]),
  }
}

/** Of several processes that start together the first one's value is everybody's. */
async function madeOnce<T>(db: Database, name: string, make: () => Promise<T>): Promise<T> {
  const kept = await read<T>(db, name)
  if (kept !== undefined) return kept
  await db
    .insertInto('identity_secret')
    .values({ name, value: JSON.stringify(await make()) })
    .onConflict((one) => one.doNothing())
    .execute()
  const made = await read<T>(db, name)
  if (made === undefined) throw new TypeError(`${name} were not stored`)
  return made
}

async function read<T>(db: Database, name: string): Promise<T | undefined> {
  const row = await db.selectFrom('identity_secret').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value as T | undefined
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomBytes(keyIdBytes).toString('hex')
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
}
