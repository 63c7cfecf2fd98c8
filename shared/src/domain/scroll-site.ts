/** The external scroll sites by the number that the documents give them. */
const byCategory = { 1: 'fashion', 2: 'dailyGoods' } as const

type ScrollCategory = keyof typeof byCategory | `${keyof typeof byCategory}`
export type ScrollSite = (typeof byCategory)[keyof typeof byCategory]

/** Whether a text is the number of a site. */
export const isScrollCategory = (text: string): text is ScrollCategory & string => Object.hasOwn(byCategory, text)
export const scrollSiteOf = (category: ScrollCategory): ScrollSite => byCategory[category]

/** Input statuses by site; which is whose is not in the documents, so it is set here and nowhere else. */
const statuses: Readonly<Record<ScrollSite, number>> = { fashion: 73, dailyGoods: 80 }

export const isScrollSite = (value: unknown): value is ScrollSite =>
  typeof value === 'string' && Object.hasOwn(statuses, value)
export const scrollStatus = (site: ScrollSite): number => statuses[site]
/** Tells whether an input status is that of an order from a scroll site. */
export const isScrollStatus = (status: number): boolean => Object.values(statuses).includes(status)
