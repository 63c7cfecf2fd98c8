/** The list of the limited-product screen in which a limited item stands. [CAT-008] */
export type LimitedTab = 'wakeari' | 'web' | 'tokka'

/** Details that only a product's own page shows. Kept as one document: nobody searches in it. [CAT-053] */
export type ProductDetail = {
  bestBefore?: string
  ingredients?: string
  allergens: readonly { name: string; category: string; flagCode: string }[]
  nutritionUnit?: string
  calorie?: string
  nutrition: readonly { name: string; value: string }[]
  catchCopy?: string
  /** Lines in up to three groups: what it is, how to use it, how to keep it. */
  copy: readonly (readonly string[])[]
  bundles: readonly { pieces: number; taxIncludedPrice: number }[]
  points?: number
  notes: readonly string[]
  /** At most two: how it is packed, how it is delivered. */
  infos: readonly string[]
  additionalCopy?: string
}
