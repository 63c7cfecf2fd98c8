import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
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
export const lockFavourites = (db: Database, memberCode: string) =>
  sql`select pg_advisory_xact_lock(${favouritesLock}, hashtext(${memberCode}))`.execute(db)

type ListRow = Schema['favourite_list']

/** One that another member has is not there either. */
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

/** A product that is a favourite again is back in its lists, one that is none any more has left them all. */
export const setListVisibility = (
  db: Database,
  { member_code, order_no }: Pick<Schema['favourite'], 'member_code' | 'order_no'>,
  inSight: boolean,
) =>
  db
    .updateTable('favourite_list_product')
    .set({ in_sight: inSight })
    .where('member_code', '=', member_code)
    .where('order_no', '=', order_no)
    .execute()

/**
 * Puts products into a list, as far as they are the member's favourites: gives those, in the order given. One that is there
 * keeps its place. Those that come together stand in the order of the favourites, the newest first: a microsecond apart.
 */
export async function addToList(
  db: Database,
  { id, member_code }: Pick<ListRow, 'id' | 'member_code'>,
  orderNumbers: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('order_no')
    .where('member_code', '=', member_code)
    .where('order_no', '=', anyOf(orderNumbers))
    .orderBy('added_at', 'desc')
    .orderBy('order_no')
    .execute()
  const kept = rows.map(({ order_no }) => order_no)
  await sql`
    insert into favourite_list_product (list_id, member_code, order_no, added_at)
    select ${id}, ${member_code}, order_no, ${now}::timestamptz - place * interval '1 microsecond'
    from unnest(${kept}::text[]) with ordinality as kept (order_no, place)
    on conflict do nothing`.execute(db)
  const isKept = new Set(kept)
  return [...new Set(orderNumbers)].filter((no) => isKept.has(no))
}

/** The number of products in each list; of an empty one nothing is said. */
export async function countsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('favourite_list_product')
    .select(['list_id', sql<number>`count(*)::int`.as('count')])
    .where('list_id', '=', anyOf(ids))
    .where('in_sight', '=', true)
    .groupBy('list_id')
    .execute()
  return new Map(rows.map(({ list_id, count }) => [list_id, count]))
}

const picturesOfAList = 4

/** Of the products that came in last, looked for list by list: most of a list is not read for it. */
const picturesOf = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('favourite_list as list')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('favourite_list_product as place')
          .select(['place.order_no', 'place.added_at'])
          .whereRef('place.list_id', '=', 'list.id')
          .where('place.in_sight', '=', true)
          .orderBy('place.added_at', 'desc')
          .orderBy('place.order_no')
          .limit(picturesOfAList)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .innerJoin('product', 'product.order_no', 'newest.order_no')
    .select(['list.id as list_id', 'product.order_no', 'product.picture'])
    .where('list.id', '=', anyOf(ids))
    .orderBy('newest.added_at', 'desc')
    .orderBy('newest.order_no')
    .execute()

/** Lists on the wire, each with its number of products and pictures of the newest ones. */
export async function toFavouriteLists(db: Database, lists: readonly ListRow[], images: ImageAddresses) {
  const ids = lists.map(({ id }) => id)
  const counts = await countsOf(db, ids)
  const pictures = await picturesOf(db, ids)
  return lists.map(({ id, name }) => ({
    favorite_category_id: id,
    favorite_category_name: name,
    product_count: counts.get(id) ?? 0,
    image_url_list: pictures
      .filter(({ list_id }) => list_id === id)
      .flatMap((product) => {
        const [image_url] = images(product, 'list')
        return image_url === undefined ? [] : [{ image_url }]
      }),
  }))
}
