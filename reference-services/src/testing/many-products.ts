import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/open-database.ts'

const firstNumber = 200_000
const marks = ['朝市', '港町', '山里', '川沿い', '丘の上', '浜風', '花畑', '森の中', '街角']

/** Copies of the seed's products under other numbers and names until a week has so many on sale. Gives how many it has. */
export async function multiplyProducts(
  place: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  { week, count }: { week: string; count: number },
): Promise<number> {
  const { housekeeping: db, close } = await openDatabase(place)
  const columns = ['large_code', 'middle_code', 'small_code', 'brand', 'standard', 'tax_rate', 'temperature']
  const others = (
    await sql<{ column_name: string }>`
    select column_name from information_schema.columns where table_name = 'product'`.execute(db)
  ).rows
    .map(({ column_name }) => column_name)
    .filter((name) => !['order_no', 'jan_code', 'name', 'search_text', ...columns].includes(name))
  const copied = sql.join([...columns, ...others].map((name) => sql.ref(name)))
  const sizeOf = async () =>
    (
      await db
        .selectFrom('offer')
        .select(sql<number>`count(*)::int`.as('size'))
        .where('planning_week', '=', week)
        .executeTakeFirstOrThrow()
    ).size
  const ownSize = await sizeOf()
  let next = firstNumber
  for (let round = 0; ownSize * (round + 1) < count; round += 1) {
    const mark = `${marks[round % marks.length]}`
    await sql`
      create temporary table copy as
      select order_no as own_no, ${next} - 1 + row_number() over (order by order_no) as number
      from offer where planning_week = ${week} and order_no < ${String(firstNumber)}`.execute(db)
    await sql`
      insert into product (order_no, jan_code, name, search_text, ${copied})
      select number::text, '27' || lpad(number::text, 11, '0'), name || ' ' || ${mark}::text,
        regexp_replace(search_text, '\n', ' | ' || ${mark}::text || E'\n'), ${copied}
      from product join copy on own_no = order_no`.execute(db)
    await sql`
      insert into offer (planning_week, order_no, base_price, tax_included_price, original_tax_included_price, is_special_price)
      select planning_week, number::text, base_price, tax_included_price, original_tax_included_price, is_special_price
      from offer join copy on own_no = order_no where planning_week = ${week}`.execute(db)
    await sql`drop table copy`.execute(db)
    next += ownSize
  }
  const size = await sizeOf()
  await close()
  return size
}
