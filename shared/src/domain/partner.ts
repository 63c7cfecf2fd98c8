import type { Member } from './member.ts'

export { isScrollCategory, isScrollSite, type ScrollSite, scrollSiteOf, scrollStatus } from './scroll-site.ts'

/** Accounts of testers do not see the partner's shop. */
export const isHiddenFrom = (member: Pick<Member, 'code'>, hiddenMemberCodes: readonly string[]): boolean =>
  hiddenMemberCodes.some((prefix) => prefix !== '' && member.code.startsWith(prefix))

/**
 * Where a scroll site sends the member back to, as the site has it registered: nothing may stand behind it.
 * [ORD-022, MOB-019, K-162]
 */
export const scrollReturnAddress = (base: string, isInApp: boolean): string =>
  `${base}${isInApp ? '/mobile' : ''}/scroll/ordered/complete`
