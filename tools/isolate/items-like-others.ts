/**
 * The items of lists and tables that are drawn like one before them in the same list: by the same elements with the same
 * classes, styles and states, in a place of the same parity. What their colours do to their words is the same. Runs in
 * the page: give it to `evaluate`.
 */
export function itemsLikeOthers(): Element[] {
  const items = 'article, li, tr'
  /** Attributes that no rule of style asks for: words, addresses and references. */
  const ofContent =
    /^(?:id|href|src|srcset|sizes|alt|title|for|name|value|content|datetime|width|height|aria-(?:label|labelledby|describedby|controls|posinset|setsize))$/

  const lookOf = (element: Element): string => {
    const states = [...element.attributes]
      .filter(({ name }) => !ofContent.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
    return `${element.tagName}[${states.join()}](${[...element.children].map(lookOf).join()})`
  }

  const seen = new Map<Element | null, Set<string>>()
  return [...document.querySelectorAll(items)].filter((item) => {
    const looks = seen.get(item.parentElement) ?? new Set()
    seen.set(item.parentElement, looks)
    const place = [...(item.parentElement?.children ?? [])].indexOf(item)
    const look = `${place % 2} ${lookOf(item)}`
    const isLikeAnother = looks.has(look)
    looks.add(look)
    return isLikeAnother
  })
}
