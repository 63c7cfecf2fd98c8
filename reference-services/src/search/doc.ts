/** A product of a week as a search sees it. Texts are numbers of `WeekIndex.texts`: many products share them. */
export type Doc = {
  orderNo: string
  janCode: string
  title: string
  name: number
  reading: number
  brand: number
  place: number
  shelf: number
  standard: string
  quantities: ReadonlySet<string>
  largeCode: string
  smallCode: string
  price: number
  popularity: number
  /** Codes of conditions and pictograms. */
  traits: ReadonlySet<string>
  /** Liked, and a little more so when there is a reason to look at it this week. */
  recommended: number
}
