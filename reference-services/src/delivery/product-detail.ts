/** The list of the limited-product screen in which a limited item stands. [CAT-008] */
export type LimitedTab = 'wakeari' | 'web' | 'tokka'

/** Details that only a product's own page shows. Kept as one document: nobody searches in it. */
export type ProductDetail = {
  /** 賞味期限・消費期限 as text: 冷凍180日 */
  bestBefore?: string
  ingredients?: string
  allergens: readonly { name: string; category: string; flagCode: string }[]
  /** 100gあたり */
  nutritionUnit?: string
  /** 225kcal */
  calorie?: string
  nutrition: readonly { name: string; value: string }[]
  catchCopy?: string
  /** Lines in up to three groups: what it is, how to use it, how to keep it. */
  copy: readonly (readonly string[])[]
  /** 2点で税込1,676円; at most two tiers. */
  bundles: readonly { pieces: number; taxIncludedPrice: number }[]
  /** Points a purchase earns. */
  points?: number
  /** At most two. */
  notes: readonly string[]
  /** At most two: how it is packed, how it is delivered. */
  infos: readonly string[]
  /** One more sentence, on how it is sold. */
  additionalCopy?: string
}
