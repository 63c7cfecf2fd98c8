import type { ReleaseDescriptor } from '@shop/shared/contract'
import { entryOf, href, mobilePath } from '@shop/shared/routes'
import type { Place } from './visits.ts'

/** The web, and the app's webview below `/mobile`. */
export const entries = ['web', 'mobile'] as const
export type Entry = (typeof entries)[number]

/** Both, unless one is named. */
export function entriesOf(named: string | undefined): readonly Entry[] {
  if (named === undefined) return entries
  const entry = entries.find((one) => one === named)
  if (entry === undefined) throw new Error(`--entry is one of ${entries.join(', ')}, not ${named}`)
  return [entry]
}

type Remote = Pick<ReleaseDescriptor, 'name' | 'routes'>

/** Where a remote is visited; one that has no twin is not in the app. [MOB-021] */
export const placesOf = (remote: Remote, wanted: readonly Entry[]): { entry: Entry; place: Place }[] =>
  wanted.flatMap((entry) => {
    const place = placeIn(entry, remote)
    return place === undefined ? [] : [{ entry, place }]
  })

/** The first address that needs no word to fill in, and a screen of the shell beside it. */
function placeIn(entry: Entry, { name, routes }: Remote): Place | undefined {
  const plain = Object.values(routes).filter(({ path }) => !path.includes(':') && entryOf(path) === 'web')
  if (entry === 'mobile') {
    const twin = plain.find(({ mobileTwin: hasTwin }) => hasTwin)
    return twin && { path: mobilePath(twin.path), home: href.mobileLanding() }
  }
  const [first] = plain
  if (first === undefined) throw new Error(`${name} has no route without parameters: the bench cannot open it`)
  return { path: first.path, home: href.faq() }
}
