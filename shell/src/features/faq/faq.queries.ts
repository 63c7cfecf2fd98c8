import type { ApiClient } from '@shop/shared/api'
import { getFaqItems } from '@shop/shared/api/content'
import { queryOptions } from '@shop/shared/query'

/** All questions whose `showFaq` is true. */
export const faqQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['shell', 'faq'] as const,
    queryFn: ({ signal }) => getFaqItems(api, 'faq', signal),
  })
