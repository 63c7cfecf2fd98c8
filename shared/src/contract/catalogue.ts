import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { staticData } from './content.ts'
import { productBasicWire } from './product.ts'
import { amount, list, maybe, queryNumber, weekNumberWire } from './wire.ts'

/** Stands in addresses and in names of files. */
const catalogueIdWire = v.pipe(v.string(), v.regex(/^[1-9]\d{0,7}$/))
const tintWire = v.pipe(v.string(), v.hexColor())

/** A picture with its words beside it, so that no message is a picture only. */
const catalogueBannerWire = v.object({
  imgUrl: v.string(),
  linkUrl: v.string(),
  title: v.string(),
  lead: maybe(v.string()),
  text: maybe(v.string()),
  tint: tintWire,
})
export type CatalogueBannerWire = v.InferOutput<typeof catalogueBannerWire>

/**
 * The existing catalogues, those of 特集 and the picture at the foot of their list. `catalogueCode` is that of the same
 * catalogue among the web catalogues. [API-046, API-069, CAT-014]
 */
export const catalogueListCall = staticData(
  'catalogue/catalogue-list',
  v.object({
    catalogueList: list(
      v.object({
        catalogueId: catalogueIdWire,
        name: v.string(),
        imgUrl: v.string(),
        subtitle: maybe(v.string()),
        tint: tintWire,
        totalPages: maybe(amount),
        catalogueCode: maybe(v.string()),
      }),
    ),
    features: list(catalogueBannerWire),
    footerImage: maybe(v.object({ imgUrl: v.string(), title: v.string() })),
  }),
)

/** Names which number of a catalogue is current from which week to which, both included. [API-046, API-069, CAT-020] */
export const catalogueNumbersCall = (catalogueId: string) =>
  staticData(
    `catalogue/${catalogueId}/numbers`,
    v.object({
      numbers: list(v.object({ number: amount, startPlanningWeek: weekNumberWire, endPlanningWeek: weekNumberWire })),
    }),
  )

export type CatalogueBannerPlace = 'upper' | 'middle' | 'lower'

/** Banners of one place of a catalogue's page, keyed by catalogue number. [API-046, API-069, CAT-018] */
export const catalogueBannersCall = (catalogueId: string, place: CatalogueBannerPlace) =>
  staticData(
    `catalogue/${catalogueId}/${place}-banner`,
    v.object({
      banners: v.nullish(
        v.record(v.string(), v.object({ title: maybe(v.string()), items: list(catalogueBannerWire) })),
        () => ({}),
      ),
    }),
  )

/** Groups of web catalogues; one with a code of none stands under その他. [API-046, API-069, CAT-017] */
export const webCatalogueCategoriesCall = staticData(
  'webcatalogue-categories',
  v.object({ webCatalogueCategories: list(v.object({ name: v.string(), catalogueCodes: list(v.string()) })) }),
)

/**
 * All below a category of a catalogue: its sub-categories, or its products where it has none. Without a category,
 * those of the catalogue; `0` is all that have no tile of their own there. [API-006, API-020, CAT-023, CAT-024]
 */
export const catalogueCategoryItemsCall = defineCall({
  service: 'delivery',
  path: '/catalogue_category_items',
  access: 'anyone',
  // Only logged. [CAT-022, ERR-017]
  own: 'any',
  query: v.object({
    catalogueId: catalogueIdWire,
    planningWeek: weekNumberWire,
    catalogueCategoryId: v.optional(v.string()),
    weekCategory: v.optional(v.string()),
  }),
  reply: v.object({
    category_list: list(
      v.object({ category_id: v.string(), category_name: v.string(), illustration: maybe(v.string()) }),
    ),
    product_basic_info_list: list(productBasicWire),
    category_name: maybe(v.string()),
  }),
})

const maxCatalogueNumber = 1_000_000

/** Products under the hashtags of a catalogue number. [API-021] */
export const catalogueHashtagItemsCall = defineCall({
  service: 'delivery',
  path: '/catalogue_hashtag_items',
  access: 'anyone',
  // Only logged. [CAT-022, ERR-017]
  own: 'any',
  query: v.object({
    catalogueId: catalogueIdWire,
    planningWeek: weekNumberWire,
    number: queryNumber(0, maxCatalogueNumber),
  }),
  reply: v.object({
    catalogue_hashtag_product_list: list(
      v.object({ hashtag_name: v.string(), product_basic_info_list: list(productBasicWire) }),
    ),
  }),
})
