import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/**
 * Every piece ordered of a product in limited quantity is a ticket, and as many win as there are pieces. Which ones
 * depends on the seed, the week and the ticket alone, so that a draw can be checked.
 */
export async function drawLotteries(db: Database, week: string, seed: number): Promise<void> {
  const { rows } = await sql<{ member_code: string; order_no: string; pieces: number }>`
    with ticket as (
      select line.member_code, line.order_no, product.lottery_quantity as quantity,
        row_number() over (
          partition by line.order_no
          order by md5(concat_ws(' ', ${seed}::integer, ${week}::text, line.order_no, line.member_code, piece)), line.member_code, piece
        ) as place
      from order_line line
      join product on product.order_no = line.order_no and product.lottery_quantity is not null
      cross join generate_series(1, line.order_count) as piece
      where line.planning_week = ${week} and line.cycle is null
    )
    select member_code, order_no, (count(*) filter (where place <= quantity))::integer as pieces
    from ticket group by member_code, order_no`.execute(db)
  // By their number: taken for as many as lines could be, all lines of the week would be gone through for a few.
  await sql`
    update order_line line set win_count = won.pieces
    from unnest(
      ${rows.map((row) => row.member_code)}::text[],
      ${rows.map((row) => row.order_no)}::text[],
      ${rows.map((row) => row.pieces)}::integer[]
    ) as won (member_code, order_no, pieces)
    where line.planning_week = ${week} and line.cycle is null
      and line.member_code = won.member_code and line.order_no = won.order_no`.execute(db)
}
