import type { ApiClient } from '@shop/shared/api'
import { getWebCatalogues, type WebCatalogue } from '@shop/shared/api/content'
import type { WeekNumber } from '@shop/shared/domain'
import { queryOptions } from '@shop/shared/query'

const freshMs = 10 * 60_000

/** Reads the web catalogues of a week. [CAT-038] */
export const webCataloguesQuery = (api: ApiClient, week: WeekNumber) =>
  queryOptions({
    queryKey: ['catalogue', 'web-catalogues', week] as const,
    queryFn: ({ signal }) => getWebCatalogues(api, week, signal),
    staleTime: freshMs,
  })

/** [BIZ-011] */
const topCodes: readonly string[] = ['4010', '4030', '4040', '4070']

/** Those of the top page, out of the week's: a `select`. */
export const topCatalogues = (all: readonly WebCatalogue[]): WebCatalogue[] =>
  all.filter(({ code }) => topCodes.includes(code))
