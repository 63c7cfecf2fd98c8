/** So many at a time, as in the other lists. [CAT-082] */
export const listStep = 30
const most = 999

/** How many an address asks to draw; what is no such number begins at the beginning. */
export function listCount(text: string | null): number {
  const count = text !== null && /^\d{1,3}$/.test(text) ? Number(text) : listStep
  return Math.min(most, Math.max(listStep, count))
}
