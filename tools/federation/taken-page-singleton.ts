/**
 * `shared/src/page-singleton.ts` in a further platform set of the shell: its modules are a second copy on purpose, and take
 * the page's one value of a kind, which the first set has made. One that the page has not yet (the context of another React)
 * is made here.
 */
export function pageSingleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`shop.${name}`)
  const room = globalThis as Record<symbol, unknown>
  if (!(key in room)) Object.defineProperty(room, key, { value: make() })
  return room[key] as T
}
