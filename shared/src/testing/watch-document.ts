import { afterEach } from '@jest/globals'

const observers = new Set<MutationObserver>()

afterEach(() => {
  for (const observer of observers) observer.disconnect()
  observers.clear()
})

/**
 * Looks at the document after each change of it, until the test ends, and gives what was seen, each once, in its order:
 * a test that waits for the last state alone misses what stood there for a moment.
 */
export function watchDocument(look: () => readonly string[]): readonly string[] {
  const seen: string[] = []
  const observer = new MutationObserver(() => {
    for (const text of look()) if (!seen.includes(text)) seen.push(text)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  observers.add(observer)
  return seen
}
