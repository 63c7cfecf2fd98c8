import { type FaqMode, getFaqItems, getNotices, getPickupItems } from '@shop/shared/api/content'
import type { WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

type Ports = Pick<PlatformServices, 'api' | 'clock' | 'entry' | 'config'>

/** Texts and assortments of a week change a few times a day. */
const slowMs = 10 * 60 * 1000

export const noticesQuery = ({ api, clock }: Ports) =>
  queryOptions({
    queryKey: ['ordering', 'notices'] as const,
    queryFn: ({ signal }) => getNotices(api, clock.now(), signal),
    staleTime: slowMs,
  })

/** In the test environment the last ten are enough. */
const maxPickupsInTest = 10

export const pickupsQuery = ({ api, entry, config }: Ports, week: WeekNumber, isViewMode: boolean) =>
  queryOptions({
    queryKey: ['ordering', 'pickups', week, isViewMode, entry] as const,
    queryFn: async ({ signal }) => {
      const items = await getPickupItems(api, { week, isViewMode, entry }, signal)
      return config.environment === 'test' ? items.slice(-maxPickupsInTest) : items
    },
    staleTime: slowMs,
  })

export const faqQuery = ({ api }: Ports, mode: FaqMode) =>
  queryOptions({
    queryKey: ['ordering', 'faq', mode] as const,
    queryFn: ({ signal }) => getFaqItems(api, mode, signal),
    staleTime: slowMs,
  })
