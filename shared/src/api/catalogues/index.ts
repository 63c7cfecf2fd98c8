/** Catalogues, their lists and what stands in them: a door of its own, which only who shows them brings along. */
import type { ApiClient } from '@shop/shared/api'
import { toProduct } from '@shop/shared/api/shopping'
import {
  type CatalogueBannerPlace,
  type CatalogueBannerWire,
  catalogueBannersCall,
  catalogueCategoryItemsCall,
  catalogueHashtagItemsCall,
  catalogueListCall,
  catalogueNumbersCall,
  webCatalogueCategoriesCall,
} from '@shop/shared/contract'
import { type WeekNumber, weekNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'

export type { CatalogueBannerPlace }

export type CatalogueBanner = {
  imageUrl: string
  linkUrl: string
  title: string
  lead?: string
  text?: string
  tint: string
}

const toBanner = ({ imgUrl, linkUrl, title, lead, text, tint }: CatalogueBannerWire): CatalogueBanner => ({
  imageUrl: imgUrl,
  linkUrl,
  title,
  tint,
  ...(lead === undefined ? {} : { lead }),
  ...(text === undefined ? {} : { text }),
})

/** An existing catalogue, as it stands in the list. */
export type Catalogue = {
  id: string
  name: string
  subtitle?: string
  imageUrl: string
  tint: string
  pages?: number
  /** Of the same one among the web catalogues. */
  webCode?: string
}

export type CatalogueList = {
  catalogues: readonly Catalogue[]
  features: readonly CatalogueBanner[]
  footer?: { imageUrl: string; title: string }
}

/** [API-046, API-069] */
export async function getCatalogueList(api: ApiClient, signal?: AbortSignal): Promise<CatalogueList> {
  const { catalogueList, features, footerImage } = await api.send(catalogueListCall, { signal })
  return {
    catalogues: catalogueList.map((wire) => ({
      id: wire.catalogueId,
      name: wire.name,
      imageUrl: wire.imgUrl,
      tint: wire.tint,
      ...(wire.subtitle === undefined ? {} : { subtitle: wire.subtitle }),
      ...(wire.totalPages === undefined ? {} : { pages: wire.totalPages }),
      ...(wire.catalogueCode === undefined ? {} : { webCode: wire.catalogueCode }),
    })),
    features: features.map(toBanner),
    ...(footerImage === undefined ? {} : { footer: { imageUrl: footerImage.imgUrl, title: footerImage.title } }),
  }
}

export type WebCatalogueCategory = { name: string; codes: readonly string[] }

/** [API-046, API-069, CAT-017] */
export async function getWebCatalogueCategories(api: ApiClient, signal?: AbortSignal): Promise<WebCatalogueCategory[]> {
  const { webCatalogueCategories } = await api.send(webCatalogueCategoriesCall, { signal })
  return webCatalogueCategories.map(({ name, catalogueCodes }) => ({ name, codes: catalogueCodes }))
}

/** Weeks in which a number of a catalogue is current, both included. */
export type CatalogueNumberRange = { number: number; from: WeekNumber; to: WeekNumber }

/** [API-046, API-069, CAT-020] */
export async function getCatalogueNumbers(
  api: ApiClient,
  catalogueId: string,
  signal?: AbortSignal,
): Promise<CatalogueNumberRange[]> {
  const { numbers } = await api.send(catalogueNumbersCall(catalogueId), { signal })
  return numbers.map(({ number, startPlanningWeek, endPlanningWeek }) => ({
    number,
    from: weekNumber(startPlanningWeek),
    to: weekNumber(endPlanningWeek),
  }))
}

export type CatalogueBanners = { title?: string; banners: readonly CatalogueBanner[] }

/** Banners of one place for one number of a catalogue; none where the number has none. [CAT-020] */
export async function getCatalogueBanners(
  api: ApiClient,
  { catalogueId, place, number }: { catalogueId: string; place: CatalogueBannerPlace; number: number },
  signal?: AbortSignal,
): Promise<CatalogueBanners> {
  const { banners } = await api.send(catalogueBannersCall(catalogueId, place), { signal })
  const key = String(number)
  const found = Object.hasOwn(banners, key) ? banners[key] : undefined
  return {
    banners: found?.items.map(toBanner) ?? [],
    ...(found?.title === undefined ? {} : { title: found.title }),
  }
}

/** `0` is all categories without a tile of their own. [CAT-024] */
export const otherCategoriesId = '0'

export type CatalogueCategory = { id: string; name: string; imageUrl?: string }
export type CatalogueCategoryItems = {
  name?: string
  categories: readonly CatalogueCategory[]
  products: readonly Product[]
}

/** The week category is a part of the address: each is a list of its own in every cache. */
export async function getCatalogueCategoryItems(
  api: ApiClient,
  of: { catalogueId: string; categoryId?: string; week: WeekNumber; weekCategory?: string },
  signal?: AbortSignal,
): Promise<CatalogueCategoryItems> {
  const query = {
    catalogueId: of.catalogueId,
    planningWeek: of.week,
    ...(of.categoryId === undefined ? {} : { catalogueCategoryId: of.categoryId }),
    ...(of.weekCategory === undefined ? {} : { weekCategory: of.weekCategory }),
  }
  const reply = await api.send(catalogueCategoryItemsCall, { query, signal })
  return {
    categories: reply.category_list.map(({ category_id, category_name, illustration }) => ({
      id: category_id,
      name: category_name,
      ...(illustration === undefined ? {} : { imageUrl: illustration }),
    })),
    products: reply.product_basic_info_list.map(toProduct),
    ...(reply.category_name === undefined ? {} : { name: reply.category_name }),
  }
}

export type HashtagRow = { name: string; products: readonly Product[] }

/** Rows with something in them. */
export async function getCatalogueHashtags(
  api: ApiClient,
  { catalogueId, week, number }: { catalogueId: string; week: WeekNumber; number: number },
  signal?: AbortSignal,
): Promise<HashtagRow[]> {
  const query = { catalogueId, planningWeek: week, number }
  const { catalogue_hashtag_product_list } = await api.send(catalogueHashtagItemsCall, { query, signal })
  return catalogue_hashtag_product_list
    .filter(({ product_basic_info_list }) => product_basic_info_list.length > 0)
    .map(({ hashtag_name, product_basic_info_list }) => ({
      name: hashtag_name,
      products: product_basic_info_list.map(toProduct),
    }))
}
