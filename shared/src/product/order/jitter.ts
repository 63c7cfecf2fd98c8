/** Gives a place within so many milliseconds, another one for every identifier. */
export const jitter = (id: string, withinMs: number): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % withinMs, 0)
