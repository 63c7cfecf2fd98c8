/** [CHR-050, BIZ-020] */
export const suggestionLimit = 10

/** The typing has stopped. [CHR-050] */
export const suggestionDelayMs = 500

/** Where a suggested category stands; the wire names it by its codes, `15_1502_150201`. */
export type CategoryPath = { large: string; middle: string; small: string }

/** The path of a category that may be suggested: one with more than one underscore. */
export function suggestedCategory(code: string): CategoryPath | undefined {
  const [large, middle, small] = code.split('_')
  if (large === undefined || middle === undefined || small === undefined) return undefined
  return { large, middle, small }
}
