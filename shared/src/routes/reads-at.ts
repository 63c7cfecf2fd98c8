import type { FirstRead } from '@shop/shared/contract'
import { isPeakWindow } from '@shop/shared/domain/shopping'

/**
 * The declared reads that the edge begins now: in the peak window screens do not ask for some. Apart from the other rules of
 * reads, which the shell has in its first load. [ORD-071]
 */
export const readsAt = (declared: readonly FirstRead[], now: Date): readonly FirstRead[] =>
  isPeakWindow(now) ? declared.filter(({ outsidePeakWindow = false }) => !outsidePeakWindow) : declared

/** What an address says to its reads. A word of the query never stands for a parameter of the route, as screens read them. */
export function saidBy(
  search: string,
  { route, params }: { route: { pattern: string }; params: Readonly<Record<string, string>> },
): Record<string, string> {
  const ofRoute = new Set(route.pattern.split('/').map((segment) => segment.replace(/\?$/, '')))
  const ofQuery = [...new URLSearchParams(search)].filter(([name]) => !ofRoute.has(`:${name}`))
  return { ...Object.fromEntries(ofQuery), ...params }
}

/** Gives the properties of a slot that its reads can name: those that are texts. */
export function saidBySlot(props: unknown): Record<string, string> {
  if (typeof props !== 'object' || props === null) return {}
  return Object.fromEntries(
    Object.entries(props).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

type Known = Readonly<Record<string, string | undefined>>

/** Nothing that would lead to another folder. */
const nameInPath = /^\w+$/

/**
 * The read of one address: its path is filled, and so are the fields that go by a parameter, and the usual values of what the
 * address does not say. `undefined` where the path names something that the address has not, or that is no name.
 */
export function readOfAddress(
  { path, query, byParameter = {}, ...read }: FirstRead,
  known: Known,
): FirstRead | undefined {
  let isMissing = false
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = known[name] ?? ''
    isMissing ||= !nameInPath.test(text)
    return text
  })
  if (isMissing) return undefined
  const usual = (text: string) =>
    text.replace(/\{(\w+)\|([^{}]*)\}/g, (_, name: string, value: string) =>
      known[name] === undefined ? value : `{${name}}`,
    )
  const chosen = Object.entries(byParameter).flatMap(([field, { parameter, values, other }]) => {
    const text = known[parameter]
    if (text === undefined) return []
    return [[field, Object.hasOwn(values, text) ? (values[text] ?? other) : other] as const]
  })
  const filled = Object.entries(query).map(([name, text]) => [name, usual(text)] as const)
  return { ...read, path: filledPath, query: Object.fromEntries([...filled, ...chosen]) }
}
