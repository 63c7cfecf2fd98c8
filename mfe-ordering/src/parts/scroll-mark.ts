import type { EntryKind, WeekNumber } from '@shop/shared/domain'
import type { ScrollSite } from '@shop/shared/domain/partner'
import { defineKey, listOf, type PlatformServices, schema } from '@shop/shared/platform'
import { storedEntry, storedSite, storedText, storedWeek } from './stored-schemas.ts'

/**
 * That a member went to a scroll site by our own banner: when, where to, for which week, and whether in the app. `owner`
 * tells members of one device apart without saying who they are.
 */
export type ScrollMark = {
  id: string
  site: ScrollSite
  at: number
  week: WeekNumber
  owner: string
  entry: EntryKind
}

/** On the device, so that a mark serves once in whichever tab. [ORD-137] */
const marksKey = defineKey({
  name: 'scrollMarks',
  in: 'local',
  of: 'visit',
  schema: listOf<ScrollMark>(
    schema.object({
      id: storedText,
      site: storedSite,
      at: schema.pipe(schema.number(), schema.safeInteger()),
      week: storedWeek,
      owner: storedText,
      entry: storedEntry,
    }),
  ),
})

/**
 * In the tab that was opened for the visit: its mark. The browser keeps it there while the tab is at the site and
 * through a login; a link that anybody else made opens in another tab. [K-162]
 */
const tabKey = defineKey({ name: 'scrollVisit', in: 'session', of: 'visit', schema: storedText })

type Ports = Pick<PlatformServices, 'storage' | 'clock' | 'randomId'>
type Visit = Pick<ScrollMark, 'site' | 'week' | 'owner'>

/** [ORD-126, K-162] */
const validMs = 2 * 60 * 60 * 1000
/** Visits that were never returned from stay until their time is over. */
const maxMarks = 20

/**
 * To be called when the banner of a scroll site is clicked. `openTab` opens the tab of the visit, which takes over from
 * this one what contains `markId`; no tab, no mark.
 */
export function openMarkedTab<Tab>(
  ports: Ports,
  of: Visit,
  openTab: (markId: string) => Tab | undefined,
): Tab | undefined {
  const mark = markOf(ports, of, 'web')
  ports.storage.write(tabKey, mark.id)
  const tab = openTab(mark.id)
  ports.storage.remove(tabKey)
  if (tab !== undefined) keepMark(ports, mark)
  return tab
}

/** The app opens the site by itself, and what comes back to it comes by its own pages. */
export const leaveAppMark = (ports: Ports, of: Visit): void => keepMark(ports, markOf(ports, of, 'app'))

type Arrived = { owner: string; site?: ScrollSite | undefined; entry: EntryKind }

/** The mark that a return may use, where it is this member's and of no other site. */
export function findScrollMark(ports: Ports, { owner, site, entry }: Arrived): ScrollMark | undefined {
  const own = validMarks(ports).filter((mark) => mark.owner === owner && mark.site === (site ?? mark.site))
  const id = ports.storage.read(tabKey)
  const ofTab = own.find((mark) => mark.id === id)
  if (ofTab !== undefined || entry === 'web') return ofTab
  const ofApp = own.filter((mark) => mark.entry === 'app')
  // While both sites are open, and the address names none, nobody knows from which it comes.
  return new Set(ofApp.map((mark) => mark.site)).size > 1 ? undefined : ofApp.at(-1)
}

/** A mark serves once. */
export function takeScrollMark(ports: Ports, { id }: ScrollMark): void {
  if (ports.storage.read(tabKey) === id) ports.storage.remove(tabKey)
  const left = validMarks(ports).filter((mark) => mark.id !== id)
  if (left.length === 0) ports.storage.remove(marksKey)
  else ports.storage.write(marksKey, left)
}

const markOf = ({ randomId, clock }: Ports, of: Visit, entry: EntryKind): ScrollMark => ({
  id: randomId(),
  at: clock.now().getTime(),
  entry,
  ...of,
})

const keepMark = (ports: Ports, mark: ScrollMark): void =>
  ports.storage.write(marksKey, [...validMarks(ports), mark].slice(-maxMarks))

function validMarks({ storage, clock }: Ports): readonly ScrollMark[] {
  const now = clock.now().getTime()
  return (storage.read(marksKey) ?? []).filter(({ at }) => at <= now && now - at < validMs)
}
