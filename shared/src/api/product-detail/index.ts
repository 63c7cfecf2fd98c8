/** All that a product's own page shows: a door of its own, which only that page brings along. */
import type { ApiClient } from '@shop/shared/api'
import { askForProduct, type ProductRequest, toProduct } from '@shop/shared/api/shopping'
import type { ProductDetailWire } from '@shop/shared/contract'
import { isWeekNumber, type WeekNumber, yen } from '@shop/shared/domain'
import { type Bundle, type LotteryOutcome, lotteryOutcome, type Product } from '@shop/shared/domain/shopping'
import { defined, nonEmpty } from '../map/defined.ts'
import { type Allergen, toAllergens } from './allergens.ts'
import { type Pictogram, type PictogramPlace, toPictograms } from './pictograms.ts'

export type { Allergen, AllergenKind } from './allergens.ts'
export type { Pictogram, PictogramPlace } from './pictograms.ts'

/** A product with everything its own page shows. Texts may hold HTML that others have written. */
export type ProductDetail = {
  product: Product
  /** Codes of the categories it stands in. */
  category: { large?: string; middle?: string }
  /** The week in which it is on sale next. */
  nextWeek?: WeekNumber
  /** Words of its marks: 冷凍, 産直. At most five. */
  marks: readonly string[]
  pictograms: Record<PictogramPlace, readonly Pictogram[]>
  bestBefore?: string
  /** How it is kept: 冷凍（−18℃以下で保存）. */
  keeping?: string
  points?: number
  ingredients?: string
  notes: readonly string[]
  /** At most two tiers. */
  bundles: readonly Bundle[]
  catchCopy?: string
  /** Lines in at most three groups. */
  copy: readonly (readonly string[])[]
  nutritionUnit?: string
  calorie?: string
  nutrition: readonly { name: string; value: string }[]
  allergens: readonly Allergen[]
  additional: readonly string[]
  limited?: LimitedFacts
}

/** Of a limited product or one that is drawn by lot. */
export type LimitedFacts = {
  maxOrder?: number
  /** Why it costs less, 1 to 8. [CAT-068] */
  discountCode?: number
  /** Of what this member ordered. */
  lottery?: LotteryOutcome
}

const maxMarks = 5
const maxBundles = 2
const maxCopyGroups = 3

/** One product of one week with all that its page shows, also of a week that is over. */
export const getProductDetail = async (
  api: ApiClient,
  request: ProductRequest,
  signal?: AbortSignal,
): Promise<ProductDetail> => toProductDetail(await askForProduct(api, request, signal))

function toProductDetail(wire: ProductDetailWire): ProductDetail {
  return {
    product: toProduct(wire),
    category: defined({ large: nonEmpty(wire.app_category), middle: nonEmpty(wire.app_subcategory) }),
    marks: present(wire.display_mark_list.map(({ name }) => name)).slice(0, maxMarks),
    pictograms: toPictograms(wire.pict_info_list),
    notes: present([wire.note1, wire.note2]),
    bundles: wire.bundle_list
      // One piece is the price itself, and none is nothing.
      .filter((tier) => tier.bundle_count > 1 && tier.bundle_taxin_price > 0)
      .slice(0, maxBundles)
      .map((tier) => ({ pieces: tier.bundle_count, price: yen(tier.bundle_taxin_price) })),
    copy: copyGroups(wire),
    nutrition: wire.nutrition_list.filter(({ name, value }) => name !== '' && value !== ''),
    allergens: toAllergens(wire.allergy_list),
    additional: present([wire.info1, wire.info2, wire.additional_syocopy]),
    ...defined({
      limited: wire.limited_product_additional_info && limitedFacts(wire.limited_product_additional_info),
      nextWeek: isWeekNumber(wire.nxtkiksyua ?? '') ? (wire.nxtkiksyua as WeekNumber) : undefined,
      bestBefore: wire.syomikgn,
      keeping: wire.hinon_name,
      points: wire.point,
      ingredients: wire.genzairyo,
      catchCopy: wire.catch_copy,
      nutritionUnit: wire.nutrition_unit,
      calorie: wire.calorie,
    }),
  }
}

type LimitedWire = NonNullable<ProductDetailWire['limited_product_additional_info']>

const limitedFacts = ({
  max_order,
  discount_code,
  has_lottery_result,
  konyu_su,
  tosen_su,
}: LimitedWire): LimitedFacts =>
  defined({
    maxOrder: max_order,
    discountCode: discount_code,
    lottery:
      konyu_su === undefined || konyu_su === 0
        ? undefined
        : lotteryOutcome({ hasResult: has_lottery_result, won: tosen_su, ordered: konyu_su }),
  })

/** An older service sends its lines in one. */
function copyGroups({ product_copy_group_list, product_copy_list }: ProductDetailWire): string[][] {
  const groups = product_copy_group_list.map((group) => present(group.product_copy_list))
  const all = groups.some((lines) => lines.length > 0) ? groups : [present(product_copy_list)]
  return all.filter((lines) => lines.length > 0).slice(0, maxCopyGroups)
}

/** Texts that say something, each once. */
const present = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter((text): text is string => text !== undefined && text.trim() !== '')),
]
