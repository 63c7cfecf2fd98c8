import { tokyoDate, tokyoInstant } from '../../calendar/tokyo-time.ts'
import type { Database } from '../../database/open-database.ts'
import type { BulletinCommentTable } from '../../database/purchase-tables.ts'
import { insertRows } from '../insert-rows.ts'

type Comment = Pick<BulletinCommentTable, 'color' | 'kind' | 'body'> & { office_code?: string }
type Told = (day: { year: number; month: number }) => Comment

const red = '1'
const blue = '2'
const apology = 'お詫び'
const news = 'お知らせ'
const request = 'お願い'
const tuesday = 2
const november = 11
const march = 3

const harvest: Told = ({ month }) => ({
  color: red,
  kind: apology,
  body:
    month >= november || month <= march
      ? '白菜は大雪の影響で入荷が減り、数量を調整しました。'
      : 'レタスは長雨の影響で入荷が減り、数量を調整しました。',
})

const calendar: Told = ({ year, month }) => ({
  color: blue,
  kind: news,
  body:
    month >= november
      ? `年末最終のお届けは12月${lastDeliveryOf(year)}日(火)です。`
      : '産地だより「北の畑から」をお届けします。\nご注文書と一緒にお受け取りください。',
})

const boxes: Told = () => ({ color: null, kind: request, body: '空き箱・保冷箱の回収に\nご協力ください。' })
/** Text as staff type it: it is no HTML, whatever it looks like. [ACC-076] */
const form: Told = () => ({
  color: null,
  kind: request,
  body: '注文書は <b>太枠</b> の中だけをご記入ください。\n記入例 & 注意事項は裏面にあります。',
})
const centre: Told = () => ({
  color: null,
  kind: news,
  body: '札幌中央センターへのお電話でのご注文は、月曜から土曜の10時から21時まで承ります。',
  office_code: '010',
})

/** By the week of the month; with its fifth nothing is told. */
const toldInWeek: readonly (readonly Told[])[] = [
  [calendar, boxes],
  [boxes, form],
  [harvest, calendar, boxes],
  [harvest, calendar, form, centre],
]
const weekDays = 7

/** トドック掲示板 of these days of delivery. [ACC-073] */
export const seedBulletin = (db: Database, days: readonly string[]): Promise<void> =>
  insertRows(
    db,
    'bulletin_comment',
    days.flatMap((delivers_on) => {
      const [year = 0, month = 0, day = 0] = delivers_on.split('-').map(Number)
      const told = toldInWeek[Math.ceil(day / weekDays) - 1] ?? []
      return told.map((tell, place) => ({ delivers_on, office_code: '', place, ...tell({ year, month }) }))
    }),
  )

/** The last Tuesday of a year. */
function lastDeliveryOf(year: number): number {
  const last = tokyoInstant(year, 12, 31)
  const { day, weekday } = tokyoDate(last)
  return day - ((weekday - tuesday + weekDays) % weekDays)
}
