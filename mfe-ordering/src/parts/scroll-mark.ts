import { isWeekNumber, type WeekNumber } from '@shop/shared/domain'
import { isScrollSite, type ScrollSite } from '@shop/shared/domain/partner'
import type { PlatformServices } from '@shop/shared/platform'
import { fieldsOf } from './fields-of.ts'

/**
 * That a member went to a scroll site by our own banner: when, where to and for which week. `owner` tells members of
 * one device apart without saying who they are.
 */
export type ScrollMark = { id: string; site: ScrollSite; at: number; week: WeekNumber; owner: string }

type Ports = Pick<PlatformServices, 'storage' | 'clock' | 'randomId'>

const key = 'scrollMarks'
/** [ORD-126] */
const validMs = 24 * 60 * 60 * 1000
const maxTextLength = 100
/** Visits that were never returned from stay until their time is over. */
const maxMarks = 20

/**
 * To be called when the banner of a scroll site is clicked. Gives the id that the return address carries: what comes
 * back under it within 24 hours may be placed without asking. Local storage, since the return opens in a tab without
 * opener. [ORD-126, ORD-137]
 */
export function leaveScrollMark(ports: Ports, of: Pick<ScrollMark, 'site' | 'week' | 'owner'>): string {
  const mark: ScrollMark = { id: ports.randomId(), at: ports.clock.now().getTime(), ...of }
  ports.storage.local.write(key, [...validMarks(ports), mark].slice(-maxMarks))
  return mark.id
}

type Arrived = { id: string | undefined; owner: string; site?: ScrollSite | undefined }

/** The mark of the visit that a return names, where it is this member's and of no other site. [ORD-126] */
export const findScrollMark = (ports: Ports, { id, owner, site }: Arrived): ScrollMark | undefined =>
  validMarks(ports).find((mark) => mark.id === id && mark.owner === owner && (site === undefined || mark.site === site))

/** A mark serves once. [ORD-126] */
export function takeScrollMark(ports: Ports, { id }: ScrollMark): void {
  const left = validMarks(ports).filter((mark) => mark.id !== id)
  if (left.length === 0) ports.storage.local.remove(key)
  else ports.storage.local.write(key, left)
}

function validMarks({ storage, clock }: Ports): ScrollMark[] {
  const kept = storage.local.read(key)
  if (!Array.isArray(kept)) return []
  const now = clock.now().getTime()
  return kept.filter((value) => isMark(value)).filter(({ at }) => at <= now && now - at < validMs)
}

function isMark(value: unknown): value is ScrollMark {
  const { id, site, at, week, owner } = fieldsOf(value)
  if (!isShortText(id) || !isShortText(owner) || typeof week !== 'string' || !isWeekNumber(week)) return false
  return isScrollSite(site) && Number.isSafeInteger(at)
}

const isShortText = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= maxTextLength
