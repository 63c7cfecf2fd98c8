/** An element that the page has; without it the page is broken and says so. */
export function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`)
  return found
}

/** A new element with text in it. */
export function make<K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
