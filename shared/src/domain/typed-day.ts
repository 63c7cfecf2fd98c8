import { hyphens } from './japanese-text.ts'
import { isoDay, tokyoDay, tokyoInstant } from './tokyo-time.ts'

/** The year before the first of an era; 令和2年 is 2018 + 2. */
const yearBefore: Readonly<Record<string, number>> = {
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
  M: 1867,
  T: 1911,
  S: 1925,
  H: 1988,
  R: 2018,
}

const inWestern = /^(\d{4})[年/.-](\d{1,2})[月/.-](\d{1,2})日?$/
const inDigits = /^(\d{4})(\d{2})(\d{2})$/
const inEra = /^(明治|大正|昭和|平成|令和|[MTSHR])(\d{1,2}|元)[年/.-](\d{1,2})[月/.-](\d{1,2})日?$/i

/** `YYYY-MM-DD` of a day as people type it: 20210401, 2021/4/1, 令和3年4月1日. `undefined` when it is none. [JP-13] */
export function toCalendarDay(typed: string): string | undefined {
  const text = typed.normalize('NFKC').replace(hyphens, '-').replace(/\s/g, '')
  const western = inWestern.exec(text) ?? inDigits.exec(text)
  if (western !== null) return existing(Number(western[1]), western[2], western[3])
  const [, era = '', year, month, day] = inEra.exec(text) ?? []
  const before = yearBefore[era.toUpperCase()]
  return before === undefined ? undefined : existing(before + (year === '元' ? 1 : Number(year)), month, day)
}

/** A day that no month has would roll over into the next one. */
function existing(year: number, month: string | undefined, day: string | undefined): string | undefined {
  const wanted = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isoDay(tokyoInstant(year, Number(month), Number(day))) === wanted ? wanted : undefined
}

const eraYear = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', {
  era: 'long',
  year: 'numeric',
  timeZone: 'Asia/Tokyo',
})

/** `2021年（令和3年）4月1日` of `2021-04-01`. [JP-13] */
export function formatDayWithEra(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年（${eraYear.format(tokyoDay(day))}）${month}月${date}日`
}
