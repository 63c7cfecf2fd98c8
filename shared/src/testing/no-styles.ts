// jsdom draws nothing, and whether an element may be seen it works out from every rule of every style sheet: a fifth of
// the time of all tests in it. What the screens look like is for the browser suites.
const outOfSight = document.createElement('div')
const { head } = document
const insertBefore = head.insertBefore.bind(head)

head.insertBefore = <N extends Node>(node: N, before: Node | null): N =>
  node instanceof HTMLStyleElement && node.dataset['emotion'] !== undefined
    ? outOfSight.appendChild(node)
    : insertBefore(node, before)

// The browser's own style sheet is left: an element without one of these attributes, on itself or around it, has the
// style of its tag, which is worked out once.
const stylingAttributes = ['style', 'hidden', 'open']
const tagsByState = ['DETAILS', 'DIALOG', 'INPUT']
const styleOfTag = new Map<string, CSSStyleDeclaration>()
const computedStyle = window.getComputedStyle.bind(window)

function hasStyleOfTag(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { tagName } = each
    if (tagsByState.includes(tagName) || stylingAttributes.some((name) => each?.hasAttribute(name))) return false
  }
  return element.isConnected && document.styleSheets.length === 0
}

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement || !hasStyleOfTag(element)) return computedStyle(element, pseudoElement)
  const style = styleOfTag.get(element.tagName) ?? computedStyle(element)
  styleOfTag.set(element.tagName, style)
  return style
}
