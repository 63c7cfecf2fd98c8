import { isWeekNumber, type OrderNumber, parseOrderNumber, type WeekNumber } from '@shop/shared/domain'
import { maxQuantity } from '@shop/shared/domain/shopping'

/** A number that is to be ordered, with all that a reload must not lose. */
export type KeptLine = {
  no: OrderNumber
  quantity: number
  /** Names the wish to order it, in whichever tab: the service counts it once. Another quantity is another wish. */
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

/** Under which a device keeps the lists: mfe-ordering writes them, the frame of the shop counts what waits. [ORD-042] */
export const numberListsKey = 'numberLists'

/** Lists of one device, by week and by whose they are. [ORD-042] */
type Kept = { week: WeekNumber; owner: string; lines: NumberList }
/** As it was found: lines are read of those lists alone that are asked for. */
type Stored = Omit<Kept, 'lines'> & { lines: readonly unknown[] }

const longestText = 200
const mostLines = 999

/**
 * Whose list it is, told apart on a shared device without writing down who it is: thousands of members share each
 * mark. [reliability row 72]
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function ownerMark(memberCode: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < memberCode.length; at += 1) hash = Math.imul(hash ^ memberCode.charCodeAt(at), 0x01000193) >>> 0
  return (hash & 0xffff).toString(36)
}

/** The list in what a browser store holds. What is not of our shape is not there. */
export function listIn(stored: unknown, week: WeekNumber, owner: string): NumberList {
  return linesIn(storedIn(stored).find((kept) => kept.week === week && kept.owner === owner)?.lines ?? [])
}

/** What the store is to hold with a list changed. Lists of weeks that are not kept any more go. */
export function withList(
  stored: unknown,
  { week, owner, lines }: Kept,
  keptWeeks: readonly WeekNumber[],
): readonly Kept[] | undefined {
  const others = storedIn(stored)
    .filter((kept) => !(kept.week === week && kept.owner === owner) && keptWeeks.includes(kept.week))
    .map((kept) => ({ ...kept, lines: linesIn(kept.lines) }))
  const next = lines.length === 0 ? others : [...others, { week, owner, lines }]
  return next.length === 0 ? undefined : next
}

function storedIn(stored: unknown): Stored[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((value) => {
    const { week, owner, lines } = fieldsOf(value)
    if (typeof week !== 'string' || !isWeekNumber(week) || !isShortText(owner) || !Array.isArray(lines)) return []
    return [{ week, owner, lines }]
  })
}

/** The lines in a stored list, each number once. */
export const linesIn = (stored: readonly unknown[]): NumberList =>
  onceEach(stored.flatMap(lineFrom)).slice(0, mostLines)

function lineFrom(value: unknown): KeptLine[] {
  const { no, quantity, intent, sentOver, reason } = fieldsOf(value)
  const parsed = typeof no === 'string' ? parseOrderNumber(no) : undefined
  if (parsed === undefined || !isCount(quantity, 1) || !isShortText(intent)) return []
  return [
    {
      no: parsed,
      quantity,
      intent,
      ...(sentOver === 'unknown' || isCount(sentOver, 0) ? { sentOver } : {}),
      ...(isShortText(reason) ? { reason } : {}),
    },
  ]
}

const onceEach = (lines: readonly KeptLine[]): KeptLine[] =>
  [...new Map(lines.toReversed().map((line) => [line.no, line])).values()].toReversed()

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestText

const isCount = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= maxQuantity
