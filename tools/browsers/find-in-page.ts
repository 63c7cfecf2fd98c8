import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** An element as a member finds it: by what it is and how it is called. */
export type Target = ({ role: string } | { label: string }) & {
  /** Of the accessible name: all of it, or an expression that it matches. */
  name?: string | RegExp
  /** Stands in it. */
  text?: string
  has?: readonly Target[]
  within?: Target
}

type Queries = {
  queryAllByRole(place: Element, role: string, options: object): HTMLElement[]
  queryAllByLabelText(place: Element, label: string): HTMLElement[]
}
/** A target on its way into the page: expressions are their source there. */
type SentTarget = {
  role?: string
  label?: string
  name?: string
  source?: string
  text?: string
  has: SentTarget[]
  within?: SentTarget
}

const library = fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'))
let librarySource: string | undefined

/** Run once in a document: engines find by role and name alike, with the library that the unit tests find with. */
export function loadQueries(): string {
  librarySource ??= readFileSync(library, 'utf8')
  return `(() => {${librarySource}})()`
}

export const hasQueries = '"TestingLibraryDom" in globalThis'

/** Gives the first element of a target, or null. */
export const findExpression = (target: Target): string => `(${firstInPage})(${JSON.stringify(toSent(target))})`

/** Gives what is said of the first element of a target: its name where it has one of its own, and its text. */
export const wordsExpression = (target: Target): string =>
  `(element => element && (element.ariaLabel ?? element.textContent))(${findExpression(target)})`

/** Where the first element of a target stands: one that still moves is missed by a press. */
export const placeExpression = (target: Target): string =>
  `(element => element && Object.values(element.getBoundingClientRect().toJSON()).join())(${findExpression(target)})`

function toSent(target: Target): SentTarget {
  const { name, text, has = [], within } = target
  return {
    ...('role' in target ? { role: target.role } : { label: target.label }),
    ...(name === undefined ? {} : name instanceof RegExp ? { source: name.source } : { name }),
    ...(text === undefined ? {} : { text }),
    has: has.map(toSent),
    ...(within === undefined ? {} : { within: toSent(within) }),
  }
}

/** Runs in the page. A control that is switched off cannot be pressed and is not found. */
function firstInPage(target: SentTarget): HTMLElement | null {
  const queries = (globalThis as unknown as { TestingLibraryDom: Queries }).TestingLibraryDom
  function find(wanted: SentTarget, around: HTMLElement): HTMLElement[] {
    const { role, label = '', name, source, text = '', has, within } = wanted
    const place = within === undefined ? around : find(within, around)[0]
    if (place === undefined) return []
    const wantedName = source === undefined ? name : new RegExp(source, 'u')
    const named = wantedName === undefined ? {} : { name: wantedName }
    const found =
      role === undefined ? queries.queryAllByLabelText(place, label) : queries.queryAllByRole(place, role, named)
    return found.filter(
      (one) =>
        !one.matches(':disabled') &&
        one.textContent.includes(text) &&
        has.every((inner) => find(inner, one).length > 0),
    )
  }
  return find(target, document.body)[0] ?? null
}
