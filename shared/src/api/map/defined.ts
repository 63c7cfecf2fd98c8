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

/** The first `max` characters as a reader counts them, and that there are more. */
export function truncate(text: string, max: number): string {
  let count = 0
  for (const { index } of new Intl.Segmenter('ja').segment(text)) {
    if (count === max) return `${text.slice(0, index)}…`
    count += 1
  }
  return text
}
