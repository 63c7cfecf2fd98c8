import { sql } from 'kysely'
import { among } from '../database/among.ts'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { nameKeyOf } from './favourite-rules.ts'
import type { ImageAddresses } from './product-card.ts'

const favouritesLock = 19

/**
 * Until the end of the transaction no other one counts, names, fills or deletes what this member keeps: limits and names
 * hold also for two devices at once.
 */
export const holdFavourites = (db: Database, memberCode: string) =>
  sql`select pg_advisory_xact_lock(${favouritesLock}, hashtext(${memberCode}))`.execute(db)

type ListRow = Schema['favourite_list']

/** One that another member has is not there either. [FAV-044] */
export async function requireList(db: Database, memberCode: string, id: string): Promise<ListRow> {
  const list = await db
    .selectFrom('favourite_list')
    .selectAll()
    .where('id', '=', id)
    .where('member_code', '=', memberCode)
    .executeTakeFirst()
  if (list === undefined) throw new Refusal('favouriteListNotFound')
  return list
}

/** [FAV-024] */
export async function requireFreeName(db: Database, memberCode: string, name: string, except?: string): Promise<void> {
  const taken = await db
    .selectFrom('favourite_list')
    .select('id')
    .where('member_code', '=', memberCode)
    .where('name_key', '=', nameKeyOf(name))
    .executeTakeFirst()
  if (taken !== undefined && taken.id !== except) throw new Refusal('favouriteListNameTaken')
}

/** Of the given products those that are the member's favourites, in the order given. */
export async function keptFavourites(
  db: Database,
  memberCode: string,
  orderNumbers: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('order_no')
    .where('member_code', '=', memberCode)
    .where('order_no', '=', among(orderNumbers))
    .execute()
  const kept = new Set(rows.map(({ order_no }) => order_no))
  return [...new Set(orderNumbers)].filter((no) => kept.has(no))
}

export async function addToList(
  db: Database,
  listId: string,
  orderNumbers: readonly string[],
  now: Date,
): Promise<void> {
  if (orderNumbers.length === 0) return
  await db
    .insertInto('favourite_list_product')
    .values(orderNumbers.map((order_no) => ({ list_id: listId, order_no, added_at: now })))
    .onConflict((place) => place.doNothing())
    .execute()
}

const picturesOfAList = 4

/** Lists on the wire, each with its number of products and pictures of the newest ones. */
export async function toFavouriteLists(db: Database, lists: readonly ListRow[], images: ImageAddresses) {
  const ids = lists.map(({ id }) => id)
  const rows = await db
    .selectFrom((places) =>
      places
        .selectFrom('favourite_list_product as place')
        .innerJoin('favourite_list as list', 'list.id', 'place.list_id')
        .innerJoin('favourite', (join) =>
          join
            .onRef('favourite.member_code', '=', 'list.member_code')
            .onRef('favourite.order_no', '=', 'place.order_no'),
        )
        .select(['place.list_id', 'place.order_no'])
        .select(sql<number>`count(*) over (partition by place.list_id)::int`.as('count'))
        .select(
          sql<number>`row_number() over (
            partition by place.list_id
            order by place.added_at desc, favourite.added_at desc, place.order_no)::int`.as('rank'),
        )
        .where('place.list_id', '=', among(ids))
        .as('ranked'),
    )
    .innerJoin('product', 'product.order_no', 'ranked.order_no')
    .select(['ranked.list_id', 'ranked.count', 'product.order_no', 'product.picture'])
    .where('ranked.rank', '<=', picturesOfAList)
    .orderBy('ranked.rank')
    .execute()
  return lists.map(({ id, name }) => {
    const newest = rows.filter(({ list_id }) => list_id === id)
    return {
      favorite_category_id: id,
      favorite_category_name: name,
      product_count: newest[0]?.count ?? 0,
      image_url_list: newest.flatMap((product) => {
        const [image_url] = images(product, 'list')
        return image_url === undefined ? [] : [{ image_url }]
      }),
    }
  })
}
