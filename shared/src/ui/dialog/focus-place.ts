import { type RefObject, useLayoutEffect } from 'react'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/**
 * Keeps in mind where an element stands. What comes back gives the focus to it, or, when it has gone or cannot take
 * it, to what stands nearest: what came into its place, what follows, what precedes, at last the heading of its
 * screen. Does nothing when the screen has gone.
 */
export function placeOfFocus(element: Element): () => void {
  const around = stepsOutwards(element)
  return () => {
    if (element.isConnected && takesFocus(element, { preventScroll: true })) return
    for (const { parent, at } of around) {
      if (!parent.isConnected) continue
      const children = [...parent.children]
      const after = children.slice(at).flatMap(withinOf)
      const before = children.slice(0, at).flatMap(withinOf).toReversed()
      // The one place that a member was at has gone: what takes over has to be seen.
      if ([...after, ...before].some((near) => takesFocus(near))) return
    }
    const heading = around.at(-1)?.parent.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    takesFocus(heading)
  }
}

/**
 * When `root` goes away with the focus in it, the focus goes to what stands nearest; or to `heir`, which is left where
 * it is on the screen.
 */
export function useFocusWhenGone(root: RefObject<Element | null>, heir?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current
    // Asked just before it leaves the page: afterwards the focus is nowhere.
    return () => {
      if (!element?.contains(document.activeElement)) return
      queueMicrotask(heir === undefined ? placeOfFocus(element) : () => heir.current?.focus({ preventScroll: true }))
    }
  }, [root, heir])
}

type Step = { parent: Element; at: number }

/** As far as the screen that the element belongs to, which is what has a heading of the first level. */
function stepsOutwards(element: Element): Step[] {
  const headings = [...document.getElementsByTagName('h1')]
  const steps: Step[] = []
  let inner = element
  while (inner.parentElement !== null) {
    const parent = inner.parentElement
    steps.push({ parent, at: [...parent.children].indexOf(inner) })
    if (headings.some((heading) => parent.contains(heading))) break
    inner = parent
  }
  return steps
}

const withinOf = (element: Element): Element[] =>
  (element.matches(focusable) ? [element] : []).concat([...element.querySelectorAll(focusable)])

/** Whether it has the focus then: what is hidden, disabled or inert never has. */
function takesFocus(element: Element, options?: FocusOptions): boolean {
  if (element instanceof HTMLElement) element.focus(options)
  return document.activeElement === element
}
