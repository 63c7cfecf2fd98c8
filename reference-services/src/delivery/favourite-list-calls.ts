import { randomUUID } from 'node:crypto'
import {
  addToFavouriteListCall,
  createFavouriteListCall,
  deleteFavouriteListCall,
  favouriteListsCall,
  removeFromFavouriteListCall,
  renameFavouriteListCall,
} from '@shop/shared/contract'
import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/open-database.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'
import {
  addToList,
  countsOf,
  lockFavourites,
  requireFreeName,
  requireList,
  toFavouriteLists,
} from './favourite-lists.ts'
import { listNameOf, maxFavouriteLists, nameKeyOf } from './favourite-rules.ts'
import { requireMember } from './member-calls.ts'

/** [API-027, API-028] */
export function answerFavouriteLists(calls: AnswerCalls, { clock, images }: ServicePorts): void {
  /** For a write: nobody else changes the member's favourites until it is done. */
  const holdMember = async (db: Database, subject: string): Promise<string> => {
    const { code } = await requireMember(db, subject)
    await lockFavourites(db, code)
    return code
  }

  calls.forLogin(favouriteListsCall, async ({ db, subject }) => {
    const { code } = await requireMember(db, subject)
    const lists = await db
      .selectFrom('favourite_list')
      .selectAll()
      .where('member_code', '=', code)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return { favorite_product_category_list: await toFavouriteLists(db, lists, images) }
  })

  calls.write(createFavouriteListCall, async ({ db, body, subject }) => {
    const member = await holdMember(db, subject)
    const name = listNameOf(body.category_name)
    await requireFreeName(db, member, name)
    await requirePlaceForList(db, member)
    const now = clock.now()
    const list = { id: randomUUID(), member_code: member, name, name_key: nameKeyOf(name), created_at: now }
    await db.insertInto('favourite_list').values(list).execute()
    const ids = body.favorite_products.map(({ favorite_product_id }) => favorite_product_id)
    await addToList(db, list, ids, now)
    return only(await toFavouriteLists(db, [list], images))
  })

  calls.write(renameFavouriteListCall, async ({ db, body, subject }) => {
    const member = await holdMember(db, subject)
    const list = await requireList(db, member, body.id)
    const { seen_name: seen } = body
    if (seen !== undefined && seen !== list.name)
      throw new Refusal('seenOutdated', `別の端末で変更されています（いま「${list.name}」）`)
    const name = listNameOf(body.category_name)
    await requireFreeName(db, member, name, list.id)
    await db
      .updateTable('favourite_list')
      .set({ name, name_key: nameKeyOf(name) })
      .where('id', '=', list.id)
      .execute()
    return only(await toFavouriteLists(db, [{ ...list, name }], images))
  })

  calls.write(deleteFavouriteListCall, async ({ db, body, subject }) => {
    const { id } = await requireList(db, await holdMember(db, subject), body.id)
    const count = (await countsOf(db, [id])).get(id) ?? 0
    if (body.seen_count !== undefined && body.seen_count !== count)
      throw new Refusal('seenOutdated', `別の端末で変更されています（いま${count}品）`)
    await db.deleteFrom('favourite_list').where('id', '=', id).execute()
    return { id }
  })

  calls.write(addToFavouriteListCall, async ({ db, body, subject }) => {
    const member = await holdMember(db, subject)
    const list = await requireList(db, member, body.id)
    const kept = await addToList(db, list, body.favorite_product_ids, clock.now())
    return { favorite_category_id: list.id, favorite_product_ids: kept }
  })

  calls.write(removeFromFavouriteListCall, async ({ db, body, subject }) => {
    const { id } = await requireList(db, await holdMember(db, subject), body.id)
    await db
      .deleteFrom('favourite_list_product')
      .where('list_id', '=', id)
      .where('order_no', '=', anyOf(body.favorite_product_ids))
      .execute()
    return { favorite_category_id: id, favorite_product_ids: [] }
  })
}

async function requirePlaceForList(db: Database, memberCode: string): Promise<void> {
  const { lists } = await db
    .selectFrom('favourite_list')
    .select(sql<number>`count(*)::int`.as('lists'))
    .where('member_code', '=', memberCode)
    .executeTakeFirstOrThrow()
  if (lists >= maxFavouriteLists) throw new Refusal('favouriteListsFull')
}

function only<T>([value]: readonly T[]): T {
  if (value === undefined) throw new RangeError('one list gives one')
  return value
}
