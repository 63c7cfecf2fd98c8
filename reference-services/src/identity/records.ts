import { createHash } from 'node:crypto'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { databaseNow, fromDatabaseNow } from '../database/database-clock.ts'
import type { Database } from '../database/open-database.ts'
import type { IdentityRecordTable } from '../database/schema.ts'

/** Records whose id is the secret itself: who reads the table shall not be able to use one. */
const secretKinds: readonly string[] = ['RefreshToken', 'AuthorizationCode']

/** NUL as JSON writes it. */
const writtenNul = '\\u0000'

/** The provider's state in the database, so that it outlives a restart and any process may go on with it. */
export function createRecords(db: Database): new (kind: string) => Adapter {
  return class Records implements Adapter {
    readonly #kind: string

    constructor(kind: string) {
      this.#kind = kind
    }

    #keyOf(id: string): string {
      return secretKinds.includes(this.#kind) ? createHash('sha256').update(id).digest('hex') : id
    }

    async upsert(id: string, { jti: _, ...payload }: AdapterPayload, expiresIn?: number): Promise<void> {
      const text = JSON.stringify(payload)
      // PostgreSQL keeps this character in no text: what came with it from a caller is a bad request.
      if (text.includes(writtenNul)) throw new errors.InvalidRequest('a parameter holds a character that is not text')
      const row = {
        payload: text,
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresIn === undefined ? null : fromDatabaseNow(expiresIn * 1000),
      }
      await db
        .insertInto('identity_record')
        .values({ kind: this.#kind, id: this.#keyOf(id), consumed_at: null, ...row })
        .onConflict((one) => one.columns(['kind', 'id']).doUpdateSet(row))
        .execute()
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      if (id.includes('\0')) return undefined
      const row = await this.#live().where('id', '=', this.#keyOf(id)).executeTakeFirst()
      return row && toPayload(row, id)
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      const row = await this.#live().where('uid', '=', uid).executeTakeFirst()
      return row && toPayload(row, row.id)
    }

    /** No flow for devices that cannot show a page. */
    async findByUserCode(): Promise<undefined> {}

    /** Of two that come with the same token at the same moment, one gets it. */
    async consume(id: string): Promise<void> {
      const consumed = await db
        .updateTable('identity_record')
        .set({ consumed_at: new Date() })
        .where('kind', '=', this.#kind)
        .where('id', '=', this.#keyOf(id))
        .where('consumed_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (consumed === undefined) throw new errors.InvalidGrant('already used')
    }

    async destroy(id: string): Promise<void> {
      await db.deleteFrom('identity_record').where('kind', '=', this.#kind).where('id', '=', this.#keyOf(id)).execute()
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db.deleteFrom('identity_record').where('kind', '=', this.#kind).where('grant_id', '=', grantId).execute()
    }

    #live() {
      return db
        .selectFrom('identity_record')
        .selectAll()
        .where('kind', '=', this.#kind)
        .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', databaseNow)]))
    }
  }
}

const toPayload = (
  { payload, consumed_at }: Pick<IdentityRecordTable, 'consumed_at'> & { payload: Record<string, unknown> },
  id: string,
): AdapterPayload => ({
  ...payload,
  jti: id,
  ...(consumed_at === null ? {} : { consumed: Math.floor(consumed_at.getTime() / 1000) }),
})
