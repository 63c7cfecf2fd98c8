import type { PageData } from '@shop/shared/contract'
import type { StoragePort } from '@shop/shared/platform'

type Conversion = NonNullable<NonNullable<PageData['tracking']>['conversion']>
/** Where the visit came from, as `noteCampaign` keeps it. */
type Source = Pick<StoragePort, 'read'>

/**
 * The pixel that is asked for when the source of the visit is one of a campaign: seven parameters, none of them about a
 * person. A value that is not known is sent empty. [K-164]
 */
export function conversionAddress(
  { pixel, campaigns }: Conversion,
  visit: Source,
  { event, environment }: { event: 'order'; environment: PageData['environment'] },
): string | undefined {
  const textOf = (key: string) => String(visit.read(key) ?? '')
  const source = textOf('utm_source')
  const campaign = Object.hasOwn(campaigns, source) ? campaigns[source] : undefined
  if (campaign === undefined) return undefined
  const parameters = {
    campaign,
    source,
    medium: textOf('utm_medium'),
    week: textOf('utm_planningWeek'),
    official: visit.read('is_official_site') === true ? '1' : '0',
    event,
    environment,
  }
  return `${pixel}?${new URLSearchParams(parameters)}`
}
