/** The longest word that the search service takes, in UTF-16 units. [API-058] */
const maxWordLength = 100

/**
 * Reads the text to send for a word that a member typed; `undefined` when nothing is left of it. Widths are made one
 * and white space becomes single blanks; what was typed stays on the page. [JP-17]
 */
export function toSearchWord(typed: string): string | undefined {
  const word = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (word === '') return undefined
  // Half of a surrogate pair would be no character.
  return word
    .slice(0, maxWordLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}
