/** An element that the panel's page has; without it the panel is broken and says so. */
export function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`the panel has no ${id}`)
  return found
}
