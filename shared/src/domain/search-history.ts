/** [CHR-051, BIZ-020] */
export const searchHistoryLimit = 10

const isWord = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** The words of an earlier visit, newest first; whatever else stands in the store is none. */
export const readSearchHistory = (stored: unknown): string[] =>
  Array.isArray(stored) ? [...new Set(stored.filter(isWord))].slice(0, searchHistoryLimit) : []

/** A word that was searched for comes first, and once. */
export function rememberWord(word: string, history: readonly string[]): string[] {
  return readSearchHistory([word.trim(), ...history])
}

/** [CHR-052] */
export const forgetWord = (word: string, history: readonly string[]): string[] => history.filter((old) => old !== word)
