import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { nameKeyOf } from '../delivery/favourite-rules.ts'

export type ManyFavourites = { favourites: number; lists: number; inEachList: number }

/**
 * Gives a member so many favourites, the most popular ones on top, and so many lists with the first of them. What the
 * member had before is gone.
 */
export async function favourMany(
  db: Database,
  member: string,
  now: Date,
  { favourites, lists, inEachList }: ManyFavourites,
): Promise<void> {
  await db.deleteFrom('favourite_list').where('member_code', '=', member).execute()
  await db.deleteFrom('favourite').where('member_code', '=', member).execute()
  await sql`
    insert into favourite (member_code, order_no, added_at)
    select ${member}, order_no, ${now}::timestamptz - place * interval '1 minute' from (
      select order_no, row_number() over (order by popularity desc, order_no) as place from product
      where not is_point_exchange and exists (select from offer where offer.order_no = product.order_no)) as liked
    where place <= ${favourites}`.execute(db)
  const names = Array.from({ length: lists }, (_, at) => `リスト${at + 1}`)
  if (names.length === 0) return
  await db
    .insertInto('favourite_list')
    .values(
      names.map((name, at) => ({
        id: `many-${member}-${at}`,
        member_code: member,
        name,
        name_key: nameKeyOf(name),
        created_at: new Date(now.getTime() - at * 60_000),
      })),
    )
    .execute()
  await sql`
    insert into favourite_list_product (list_id, member_code, order_no, added_at)
    select list.id, list.member_code, liked.order_no, liked.added_at
    from favourite_list as list cross join (
      select order_no, added_at from favourite where member_code = ${member}
      order by added_at desc limit ${inEachList}) as liked
    where list.member_code = ${member}`.execute(db)
}
