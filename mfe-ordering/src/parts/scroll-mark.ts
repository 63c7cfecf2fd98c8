import { isScrollSite, type ScrollSite } from '@shop/shared/domain/partner'
import type { PlatformServices } from '@shop/shared/platform'
import { fieldsOf } from './fields-of.ts'

/** That the member went to a scroll site by our own banner; says when and where to, and nothing about who. */
export type ScrollMark = { id: string; site: ScrollSite; at: number }

type Ports = Pick<PlatformServices, 'storage' | 'clock' | 'randomId'>

const key = 'scrollMarks'
/** [ORD-126] */
const validMs = 24 * 60 * 60 * 1000
const longestId = 100

/**
 * To be called when the banner of a scroll site is clicked: what comes back within 24 hours may be placed without
 * asking. Local storage, since the return opens in a tab without opener. [ORD-126, ORD-137]
 */
export function leaveScrollMark(ports: Ports, site: ScrollSite): void {
  const mark: ScrollMark = { id: ports.randomId(), site, at: ports.clock.now().getTime() }
  ports.storage.local.write(key, [...validMarks(ports).filter((one) => one.site !== site), mark])
}

/** The mark that a return may use: of its site where that is known, else the latest. */
export function findScrollMark(ports: Ports, site?: ScrollSite): ScrollMark | undefined {
  const marks = validMarks(ports).filter((mark) => site === undefined || mark.site === site)
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
  const { id, site, at } = fieldsOf(value)
  return typeof id === 'string' && id !== '' && id.length <= longestId && isScrollSite(site) && Number.isSafeInteger(at)
}
