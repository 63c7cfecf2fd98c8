type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Leaves out fields without a value: beyond the mappers an absent field is absent. */
export function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as Defined<T>
}

/** On the wire an empty text means that there is none. */
export const nonEmpty = (text: string | undefined): string | undefined => (text === '' ? undefined : text)
