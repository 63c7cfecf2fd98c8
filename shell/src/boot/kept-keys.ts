import { isSalesPersonCode, salesPersonKey } from '@shop/shared/domain/sales-person'
import { isTokens } from '../login/tokens.ts'

/** What one key may hold, and whose it is. */
export type KeptKey = {
  /** What is not of this shape counts as absent and is taken away. [reliability row 70] */
  holds(value: unknown): boolean
  /** `member`: goes with a logout. `visit`: belongs to this tab or device, whoever is here. */
  of: 'member' | 'visit'
}
export type KeptKeys = Readonly<Record<string, KeptKey>>

/** Codes, names and campaigns are shorter; what is longer is not ours. */
const longestText = 200

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= longestText
const isTrue = (value: unknown): boolean => value === true
const isIndex = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0
const isMoments = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isFinite)

/**
 * All that the shell keeps in a tab. Keys of the domains are read with guards of their own; a logout takes them
 * away like a member's.
 */
export const sessionKeys: KeptKeys = {
  tokens: { holds: isTokens, of: 'member' },
  from: { holds: isRecord, of: 'member' },
  unionMember: { holds: isTrue, of: 'member' },
  toldWithoutDelivery: { holds: isTrue, of: 'member' },
  /** Where somebody was on the pages of this tab. */
  places: { holds: Array.isArray, of: 'member' },
  planningWeekIndex: { holds: isIndex, of: 'member' },
  askedInSilence: { holds: isText, of: 'visit' },
  pendingLogin: { holds: isText, of: 'visit' },
  redirects: { holds: isMoments, of: 'visit' },
  outdatedReloadAt: { holds: Number.isFinite, of: 'visit' },
  sessionId: { holds: isText, of: 'visit' },
  /** The sales person's code: kept for the session, whoever logs in or out in it. [GRD-045] */
  [salesPersonKey]: { holds: isSalesPersonCode, of: 'visit' },
  app: { holds: isRecord, of: 'visit' },
  'platform-panel.faults': { holds: isRecord, of: 'visit' },
}

/** All that the shell keeps on a device, beyond the visit. No token and nothing about a person. [GRD-066, K-28] */
export const localKeys: KeptKeys = {
  lastRefresh: { holds: isRecord, of: 'visit' },
  passwordAgain: { holds: isTrue, of: 'visit' },
  visitor: { holds: isText, of: 'visit' },
  topViewModeTimestamp: { holds: Number.isFinite, of: 'visit' },
  searchHistory: { holds: Array.isArray, of: 'visit' },
  utm_source: { holds: isText, of: 'visit' },
  utm_medium: { holds: isText, of: 'visit' },
  utm_planningWeek: { holds: isText, of: 'visit' },
  utm_isWebAd: { holds: isTrue, of: 'visit' },
  is_official_site: { holds: isTrue, of: 'visit' },
}
