import { isWeekNumber, maxQuantity, type OrderNumber, parseOrderNumber, type WeekNumber } from '@shop/shared/domain'
import { anyList, defineKey, listOf, schema } from '@shop/shared/platform'

/** A number that is to be ordered, with all that a reload must not lose. */
export type KeptLine = {
  no: OrderNumber
  quantity: number
  /** Names the request to order it, in whichever tab: the service counts it once. Another quantity is another request. */
  intent: string
  /**
   * Pieces in the order when it was sent, where they were known; stays until an answer, or the order itself, tells what
   * came of it. [ORD-133]
   */
  sentOver?: number | 'unknown'
  /** Why it was not ordered. */
  reason?: string
}

/** Newest first. */
export type NumberList = readonly KeptLine[]

/** How many lines nobody has ordered yet: one that was sent may have been. [ORD-050, ORD-133] */
export const countWaiting = (lines: NumberList): number => lines.filter(({ sentOver }) => sentOver === undefined).length

const maxTextLength = 200
const shortText = schema.pipe(schema.string(), schema.minLength(1), schema.maxLength(maxTextLength))

/** A list of one device: of which week, and whose. Its lines are judged when that list is asked for. */
type StoredList = { week: WeekNumber; owner: string; lines: readonly unknown[] }

const storedList = schema.object({
  week: schema.custom<WeekNumber>((value) => typeof value === 'string' && isWeekNumber(value)),
  owner: shortText,
  lines: anyList,
})
/** Lists as the device keeps them. */
export type StoredLists = readonly StoredList[]

/** The lists of the device: mfe-ordering writes them, the frame of the shop counts the lines that wait. */
export const numberListsKey = defineKey<StoredLists>({
  name: 'numberLists',
  in: 'local',
  of: 'visit',
  isShared: true,
  schema: listOf(storedList),
})
const maxLines = 999

/**
 * Whose list it is, told apart on a shared device without writing down who it is: thousands of members share each
 * mark.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function ownerMark(memberCode: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < memberCode.length; at += 1) hash = Math.imul(hash ^ memberCode.charCodeAt(at), 0x01000193) >>> 0
  return (hash & 0xffff).toString(36)
}

/** One member's list of one week among those of the device. Lines that do not fit are left out. */
export const listIn = (stored: StoredLists | undefined, week: WeekNumber, owner: string): NumberList =>
  linesIn(stored?.find((list) => list.week === week && list.owner === owner)?.lines ?? [])

/** The lists with one changed; `undefined` when none is left. Lists of weeks that are not kept any more go. */
export function withList(
  stored: StoredLists | undefined,
  { week, owner, lines }: Omit<StoredList, 'lines'> & { lines: NumberList },
  keptWeeks: readonly WeekNumber[],
): StoredLists | undefined {
  const others = (stored ?? [])
    .filter((list) => !(list.week === week && list.owner === owner) && keptWeeks.includes(list.week))
    .map((list) => ({ ...list, lines: linesIn(list.lines) }))
  const next = lines.length === 0 ? others : [...others, { week, owner, lines }]
  return next.length === 0 ? undefined : next
}

/** The lines in a stored list, each number once. */
export const linesIn = (stored: readonly unknown[]): NumberList => onceEach(stored.flatMap(lineFrom)).slice(0, maxLines)

function lineFrom(value: unknown): KeptLine[] {
  const { no, quantity, intent, sentOver, reason } = fieldsOf(value)
  const parsed = typeof no === 'string' ? parseOrderNumber(no) : undefined
  if (parsed === undefined || !isCount(quantity, 1) || !schema.is(shortText, intent)) return []
  return [
    {
      no: parsed,
      quantity,
      intent,
      ...(sentOver === 'unknown' || isCount(sentOver, 0) ? { sentOver } : {}),
      ...(schema.is(shortText, reason) ? { reason } : {}),
    },
  ]
}

const onceEach = (lines: readonly KeptLine[]): KeptLine[] =>
  [...new Map(lines.toReversed().map((line) => [line.no, line])).values()].toReversed()

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const isCount = (value: unknown, min: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= maxQuantity
