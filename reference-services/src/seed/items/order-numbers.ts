/** Known to the services, never goods: resource and oil recycling. [ORD-038, BIZ-016] */
export const reservedNumbers: readonly string[] = ['099287', '099295']

/** Ranges whose numbers mean something to the shop, both ends included. [BIZ-016] */
export const limitedRanges = [
  { first: 84_600, last: 84_799 },
  { first: 89_800, last: 89_989 },
] as const
export const osechiRange = { first: 83_700, last: 83_835 } as const

const digits = 6
export const orderNumberText = (value: number): string => String(value).padStart(digits, '0')

/** Hands out numbers upwards and around those already given, which it remembers. */
export function numberDispenser(first: number, taken: Set<string>) {
  let last = first - 1
  return (): string => {
    do last += 1
    while (taken.has(orderNumberText(last)) || reservedNumbers.includes(orderNumberText(last)))
    taken.add(orderNumberText(last))
    return orderNumberText(last)
  }
}
