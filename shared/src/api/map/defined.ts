type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Leaves out fields without a value: beyond the mappers an absent field is absent. */
export function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as Defined<T>
}

/** On the wire an empty text means that there is none. */
export const nonEmpty = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

/** Beyond the names of the catalogue, and short enough for a browser that breaks lines by phrases: 20,000 take it 46 s. */
const maxNameLength = 200

/** A name that a page can draw, whatever the service sends. */
export function truncateName(name: string): string {
  return name.length <= maxNameLength ? name : truncate(name, maxNameLength - 1)
}

/** Latin, kana and kanji, without marks that join the character before: one code unit is one character. */
const plainText = /^[\n\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u3000-\u3029\u3030-\u3098\u309b-\u9fff\uff01-\uff9d]*$/

/** The first `max` characters as a reader counts them, and that there are more. */
export function truncate(text: string, max: number): string {
  // A segmenter takes 10 ms to be made, and hardly any text of the catalogue needs one.
  if (plainText.test(text)) return text.length <= max ? text : `${text.slice(0, max)}…`
  let count = 0
  for (const { index } of new Intl.Segmenter('ja').segment(text)) {
    if (count === max) return `${text.slice(0, index)}…`
    count += 1
  }
  return text
}
