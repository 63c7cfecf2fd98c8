import { isSalesPersonCode } from '@shop/shared/domain/sales-person'
import { anyList, anyRecord } from '@shop/shared/platform'
import * as v from '@shop/shared/schema'
import { isTokens } from '../login/tokens.ts'
import type { ShellKeys } from './storage.ts'

/** Codes, names and campaigns are shorter; a longer value is not ours. */
const maxTextLength = 200

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(maxTextLength))
const yes = v.literal(true)
const index = v.pipe(v.number(), v.integer(), v.minValue(0))
const moment = v.custom<number>(Number.isFinite)

/** All that the shell itself keeps in a tab. */
export const sessionKeys: ShellKeys = {
  tokens: { schema: v.custom(isTokens), of: 'member' },
  from: { schema: anyRecord, of: 'member' },
  unionMember: { schema: yes, of: 'member' },
  toldWithoutDelivery: { schema: yes, of: 'member' },
  /** Where somebody was on the pages of this tab. */
  places: { schema: anyList, of: 'member' },
  /** By which the first script of a page asks as the member whose token the tab has. */
  assortment: { schema: anyRecord, of: 'member' },
  planningWeekIndex: { schema: index, of: 'member' },
  /** The week of the pre-confirm environment that staff have chosen. */
  weeksAhead: { schema: index, of: 'member' },
  askedInSilence: { schema: text, of: 'visit' },
  pendingLogin: { schema: text, of: 'visit' },
  redirects: { schema: v.array(moment), of: 'visit' },
  outdatedReloadAt: { schema: moment, of: 'visit' },
  sessionId: { schema: text, of: 'visit' },
  /** The sales person's code: kept for the session, whoever logs in or out in it. */
  sp: { schema: v.custom(isSalesPersonCode), of: 'visit' },
  /** How the app opened this tab. [GRD-020] */
  app: { schema: anyRecord, of: 'visit' },
  /** Releases whose code has begun and not come to an end. */
  releasesUnderWay: { schema: v.record(v.string(), moment), of: 'visit' },
  'platform-panel.faults': { schema: anyRecord, of: 'visit' },
}

/** All that the shell itself keeps on a device, beyond the visit. No token and nothing about a person. [K-28] */
export const localKeys: ShellKeys = {
  lastRefresh: { schema: anyRecord, of: 'visit' },
  passwordAgain: { schema: yes, of: 'visit' },
  visitor: { schema: text, of: 'visit' },
  releasesUnderWay: { schema: v.record(v.string(), moment), of: 'visit' },
  topViewModeTimestamp: { schema: moment, of: 'visit' },
  utm_source: { schema: text, of: 'visit' },
  utm_medium: { schema: text, of: 'visit' },
  utm_planningWeek: { schema: text, of: 'visit' },
  utm_isWebAd: { schema: yes, of: 'visit' },
  is_official_site: { schema: yes, of: 'visit' },
}
