import { element, make } from './element.ts'
import { type LogEntry, lineOf, matchesFilter } from './log.ts'

const maxEntries = 1000
const list = element('log', HTMLOListElement)
const filter = element('log-filter', HTMLInputElement)
const entries: LogEntry[] = []

const arrows = { page: '→ アプリ', app: '← ページ', note: 'アプリ' } as const

/** The latest first. */
export function addToLog(entry: LogEntry): void {
  entries.unshift(entry)
  list.prepend(lineFor(entry))
  if (entries.length <= maxEntries) return
  entries.pop()
  list.lastElementChild?.remove()
}

function lineFor(entry: LogEntry): HTMLLIElement {
  const { at, direction, type, text, since, state, problem } = entry
  const line = make('li')
  Object.assign(line.dataset, { direction, type, state, text })
  const head = make('p')
  head.append(make('time', at), ' ', arrows[direction], ' ', make('b', type), since === undefined ? '' : ` v${since}`)
  line.append(head, make('code', text))
  if (problem !== undefined) line.append(Object.assign(make('p', problem), { className: 'problem' }))
  line.hidden = !matchesFilter(entry, filter.value)
  return line
}

const inFilter = () => entries.filter((entry) => matchesFilter(entry, filter.value))

export function offerLog(say: (text: string) => void): void {
  filter.addEventListener('input', () => list.replaceChildren(...entries.map(lineFor)))
  element('log-copy', HTMLButtonElement).addEventListener('click', () => {
    const text = inFilter().map(lineOf).toReversed().join('\n')
    void navigator.clipboard.writeText(text).then(() => say('記録をコピーしました'))
  })
  element('log-clear', HTMLButtonElement).addEventListener('click', () => {
    entries.length = 0
    list.replaceChildren()
  })
}
