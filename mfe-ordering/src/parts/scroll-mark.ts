import type { WeekNumber } from '@shop/shared/domain'
import type { ScrollSite } from '@shop/shared/domain/partner'
import { defineKey, listOf, type PlatformServices, schema } from '@shop/shared/platform'
import { storedSite, storedText, storedWeek } from './stored-schemas.ts'

/**
 * That a member went to a scroll site by our own banner: when, where to and for which week. `owner` tells members of
 * one device apart without saying who they are.
 */
export type ScrollMark = { id: string; site: ScrollSite; at: number; week: WeekNumber; owner: string }

/** On the device, since the return opens in a tab without opener. [ORD-137] */
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
    }),
  ),
})

type Ports = Pick<PlatformServices, 'storage' | 'clock' | 'randomId'>

/** [ORD-126] */
const validMs = 24 * 60 * 60 * 1000
/** Visits that were never returned from stay until their time is over. */
const maxMarks = 20

/**
 * To be called when the banner of a scroll site is clicked. Gives the id that the return address carries: what comes
 * back under it within 24 hours may be placed without asking. [ORD-126]
 */
export function leaveScrollMark(ports: Ports, of: Pick<ScrollMark, 'site' | 'week' | 'owner'>): string {
  const mark: ScrollMark = { id: ports.randomId(), at: ports.clock.now().getTime(), ...of }
  ports.storage.write(marksKey, [...validMarks(ports), mark].slice(-maxMarks))
  return mark.id
}

type Arrived = { id: string | undefined; owner: string; site?: ScrollSite | undefined }

/** The mark of the visit that a return names, where it is this member's and of no other site. [ORD-126] */
export const findScrollMark = (ports: Ports, { id, owner, site }: Arrived): ScrollMark | undefined =>
  validMarks(ports).find((mark) => mark.id === id && mark.owner === owner && (site === undefined || mark.site === site))

/** A mark serves once. [ORD-126] */
export function takeScrollMark(ports: Ports, { id }: ScrollMark): void {
  const left = validMarks(ports).filter((mark) => mark.id !== id)
  if (left.length === 0) ports.storage.remove(marksKey)
  else ports.storage.write(marksKey, left)
}

function validMarks({ storage, clock }: Ports): readonly ScrollMark[] {
  const now = clock.now().getTime()
  return (storage.read(marksKey) ?? []).filter(({ at }) => at <= now && now - at < validMs)
}
