/**
 * Makes the one value of a kind in this page. Session and bus hold state across remotes: a second
 * copy would split the shop in two, so it is refused at once. [house style 14]
 */
export function pageSingleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`shop.${name}`)
  const room = globalThis as Record<symbol, unknown>
  if (key in room)
    // The shell knows it by this name: a class would be another one in every copy.
    throw Object.assign(new Error(`two copies of ${name} are loaded`), { name: 'SecondCopyError' })
  const value = make()
  Object.defineProperty(room, key, { value })
  return value
}
