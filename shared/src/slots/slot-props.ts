import type { WeekNumber } from '@shop/shared/domain'

/** Properties of each slot of the shop's own remotes. */
export type SlotProps = {
  /** A row of products below a screen of mfe-ordering. */
  'ordering/recommendations': RecommendedRow
  /** A line in the sum of the week's order. `used`: points that the order uses. */
  'ordering/points': { used: number }
}

export type RecommendedRow = {
  /** Where it stands: the recommendation service is asked for that place. */
  place: 'topForMember' | 'topRanking' | 'repeat' | 'subscriptions' | 'orderedList'
  week: WeekNumber
  /** Of a place with words of its own. */
  title?: string | undefined
  text?: string | undefined
  /** Only products that come again by subscription, with the way to have them do so. */
  isForSubscription?: boolean | undefined
}

export type SlotName = keyof SlotProps

/** Another field is a new version; offers and fills name the one that they understand. */
export const slotVersions = {
  'ordering/recommendations': 1,
  'ordering/points': 1,
} as const satisfies Readonly<Record<SlotName, number>>

/** A slot as `src/slots.ts` of a remote declares it: another version than this build's does not compile. */
export type DeclaredSlot = {
  [Name in SlotName]: { readonly name: Name; readonly version: (typeof slotVersions)[Name] }
}[SlotName]
