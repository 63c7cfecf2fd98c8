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
const longestText = 100

/**
 * To be called when the banner of a scroll site is clicked: what comes back within 24 hours may be placed without
 * asking. Local storage, since the return opens in a tab without opener. [ORD-126, ORD-137]
 */
export function leaveScrollMark(ports: Ports, of: Pick<ScrollMark, 'site' | 'week' | 'owner'>): void {
  const mark: ScrollMark = { id: ports.randomId(), at: ports.clock.now().getTime(), ...of }
  const others = validMarks(ports).filter(({ site, owner }) => site !== of.site || owner !== of.owner)
  ports.storage.local.write(key, [...others, mark])
}

/** The mark that a return may use: of this member, and of its site where that is known, else the latest. */
export function findScrollMark(
  ports: Ports,
  { owner, site }: { owner: string; site?: ScrollSite | undefined },
): ScrollMark | undefined {
  const marks = validMarks(ports).filter((mark) => mark.owner === owner && (site === undefined || mark.site === site))
  return marks.toSorted((one, other) => other.at - one.at)[0]
}

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
  typeof value === 'string' && value !== '' && value.length <= longestText
