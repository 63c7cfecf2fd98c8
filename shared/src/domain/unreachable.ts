/** Closes a `switch` over a union: a forgotten case is a compile error here. */
export function unreachable(value: never): never {
  throw new TypeError(`a case was forgotten: ${JSON.stringify(value)}`)
}
