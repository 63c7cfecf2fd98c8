import * as v from '@shop/shared/schema'

/** Every flag of a route; leaving one out does not compile. [GRD-011] */
const routeFlags = v.object({
  title: v.string(),
  desc: v.string(),
  keywords: v.string(),
  robots: v.string(),
  viewMode: v.boolean(),
  requiredAuth: v.boolean(),
  requiredIdToken: v.boolean(),
  showSearchBox: v.boolean(),
  searchBoxNotFixed: v.boolean(),
  hidePlanningWeekHeader: v.boolean(),
  mustInitOrder: v.boolean(),
  returnFromAuth: v.boolean(),
  openNewWidget: v.boolean(),
  prohibitFamilyMember: v.boolean(),
  prohibitCorporateUser: v.boolean(),
  prohibitMimamorareMember: v.boolean(),
  setMetaIndividually: v.boolean(),
})

/** A route as its owner declares it. */
export const routeDeclaration = v.object({
  ...routeFlags.entries,
  /** Router pattern, `/products/:planningWeekNumber/:orderNumber`. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The same screen under `/mobile` for the app's webview. [MOB-021] */
  mobileTwin: v.boolean(),
  /** The screen that shows it: the key in the remote's `screens`, and the name of its chunk. */
  screen: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
})
export type RouteDeclaration = v.InferOutput<typeof routeDeclaration>

/** Values of the placeholders in a route's title and description. [GRD-012] */
export type MetaValues = Partial<Record<'product' | 'catalogue' | 'category' | 'word' | 'jan', string>>

/** A bus fact by name and version. */
export const factRef = v.object({ name: v.string(), version: v.pipe(v.number(), v.integer(), v.minValue(1)) })
