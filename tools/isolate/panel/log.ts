import { element } from './element.ts'

const maxLines = 300
const list = element('log', HTMLOListElement)

/** One line of what has happened, the latest first. */
export function note(text: string, kind: 'call' | 'fact' | 'error' | 'host'): void {
  const line = document.createElement('li')
  line.className = kind
  line.textContent = `${new Date().toLocaleTimeString('ja-JP')} ${text}`
  list.prepend(line)
  while (list.children.length > maxLines) list.lastElementChild?.remove()
}
