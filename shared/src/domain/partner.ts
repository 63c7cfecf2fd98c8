import type { Member } from './member.ts'

export { isScrollCategory, isScrollSite, type ScrollSite, scrollSiteOf, scrollStatus } from './scroll-site.ts'

/** Accounts of testers do not see the partner's shop. [ORD-025] */
export const isHiddenFrom = (member: Pick<Member, 'code'>, hiddenMemberCodes: readonly string[]): boolean =>
  hiddenMemberCodes.some((prefix) => prefix !== '' && member.code.startsWith(prefix))

/** Where a scroll site sends the member back to. `visitId` tells this visit from any other address. [ORD-022, ORD-126, MOB-019] */
export const scrollReturnAddress = (base: string, isInApp: boolean, visitId: string): string =>
  `${base}${isInApp ? '/mobile' : ''}/scroll/ordered/complete/${visitId}`
