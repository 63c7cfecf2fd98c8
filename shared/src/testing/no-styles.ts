// jsdom draws nothing, and whether an element may be seen it works out from every rule of every style sheet: a fifth of
// the time of all tests in it. What the screens look like is for the browser suites.
const outOfSight = document.createElement('div')
const { head } = document
const insertBefore = head.insertBefore.bind(head)

head.insertBefore = <N extends Node>(node: N, before: Node | null): N =>
  node instanceof HTMLStyleElement && node.dataset['emotion'] !== undefined
    ? outOfSight.appendChild(node)
    : insertBefore(node, before)
