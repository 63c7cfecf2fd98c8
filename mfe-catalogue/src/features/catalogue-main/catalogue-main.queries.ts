import type { ApiClient } from '@shop/shared/api'
import { type CatalogueBannerPlace, getCatalogueBanners, getCatalogueHashtags } from '@shop/shared/api/catalogues'
import type { WeekNumber } from '@shop/shared/domain'
import { queryOptions } from '@shop/shared/query'
import type { Viewer } from '../../parts/use-viewer.ts'

const bannersMs = 10 * 60_000
const productsMs = 5 * 60_000
/** Long enough to look at some products and come back to the same place. */
const keptMs = 30 * 60_000

type Issue = { catalogueId: string; number: number }

export const catalogueBannersQuery = (api: ApiClient, { catalogueId, number }: Issue, place: CatalogueBannerPlace) =>
  queryOptions({
    queryKey: ['catalogue', 'catalogue-banners', catalogueId, number, place] as const,
    queryFn: ({ signal }) => getCatalogueBanners(api, { catalogueId, place, number }, signal),
    staleTime: bannersMs,
  })

export const catalogueHashtagsQuery = (
  api: ApiClient,
  { catalogueId, number, week, viewer }: Issue & { week: WeekNumber; viewer: Viewer },
) =>
  queryOptions({
    queryKey: ['catalogue', 'catalogue-hashtags', { catalogueId, number, week, viewer: viewer.key }] as const,
    queryFn: ({ signal }) => getCatalogueHashtags(api, { catalogueId, week, number }, signal),
    staleTime: productsMs,
    gcTime: keptMs,
  })
