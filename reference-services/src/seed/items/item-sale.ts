import type { Chance } from '../../pictures/mulberry32.ts'
import type { Draft } from './draft.ts'
import type { Marks } from './marks.ts'
import { fillIn } from './pattern.ts'
import { bundlesOf, priceBeforeDiscount, shelfPrice, varied, withTax } from './pricing.ts'

/** Price with and without tax, before a discount, in points and in bundles. */
export function pricesOf({ traits, row, reading, size }: Draft, marks: Marks, chance: Chance) {
  const { options } = row
  const taxRate = options.tax === '0' ? 0 : options.tax === '10' ? 10 : (traits.taxRate ?? 8)
  const isExact = options.no !== undefined || taxRate === 0
  const basePrice = isExact ? size.price : shelfPrice(varied(size.price * reading.priceFactor, chance))
  const taxIncludedPrice = withTax(basePrice, taxRate)
  const hasDiscount = marks.isSpecialPrice || traits.limitedTab !== undefined
  const original =
    options.was === undefined ? withTax(priceBeforeDiscount(basePrice, chance), taxRate) : Number(options.was)
  return {
    basePrice,
    taxIncludedPrice,
    taxRate,
    ...(hasDiscount && original > taxIncludedPrice ? { originalTaxIncludedPrice: original } : {}),
    ...(traits.isPointExchange === true ? { pointPrice: Math.ceil(taxIncludedPrice / 10) * 10 } : {}),
    bundles: marks.hasBundle && taxIncludedPrice < 1500 ? bundlesOf(taxIncludedPrice, chance) : [],
    ...(marks.hasPoints ? { points: Math.max(1, Math.floor(basePrice / 100)) } : {}),
  } as const
}

/** Pieces of a limited product in a week. */
const usualStock = 300

/** Why a limited product costs less, and how many pieces there are of one that is not drawn by lot. */
function limitsOf({ traits, row: { options } }: Pick<Draft, 'traits' | 'row'>) {
  const discountCode = options.code === undefined ? traits.discountCode : Number(options.code)
  return {
    ...(discountCode === undefined ? {} : { discountCode }),
    ...(options.lottery === undefined ? { stock: Number(options.stock ?? usualStock) } : {}),
  }
}

/** How the product is sold: its marks, limits and lists. */
export function saleOf({ traits, row, reading }: Draft, marks: Marks) {
  const { options } = row
  const why = options.why === undefined ? [] : fillIn(options.why, reading).replaceAll('_', ' ').split(',')
  const isLimited = traits.limitedTab !== undefined
  return {
    isSpecialPrice: isLimited ? traits.limitedTab === 'tokka' : marks.isSpecialPrice,
    isWebOnly: isLimited ? traits.limitedTab === 'web' : marks.isWebOnly,
    isLimitedRegion: marks.isLimitedRegion && !isLimited,
    isLottery: options.lottery !== undefined,
    ...(options.lottery === undefined ? {} : { lotteryQuantity: Number(options.lottery) }),
    isLimited,
    ...(traits.limitedTab === undefined ? {} : { limitedTab: traits.limitedTab }),
    ...(isLimited ? limitsOf({ traits, row }) : {}),
    ...(options.max === undefined ? {} : { maxOrder: Number(options.max) }),
    ...(marks.genteisu === undefined ? {} : { genteisu: marks.genteisu }),
    ...(isLimited || traits.scrollCategory === undefined ? {} : { scrollCategory: traits.scrollCategory }),
    isSubscription: marks.isSubscription,
    isPointExchange: traits.isPointExchange === true,
    isImperfect: why.length > 0,
    imperfectNotes: why,
    isNew: marks.isNew && !isLimited,
    isAlcohol: traits.isAlcohol === true,
    isOsechi: traits.isOsechi === true,
  }
}
