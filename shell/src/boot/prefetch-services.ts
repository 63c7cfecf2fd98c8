import type { PageData } from '@shop/shared/contract'
import { readWeeksAhead, weekAheadSuffix } from '@shop/shared/domain/preview'

/**
 * The addresses of the services: in the pre-confirm environment those of the week that staff have chosen. A choice
 * loads the page anew, so they hold for the whole of it.
 */
export function prefetchServices(
  { environment, services }: Pick<PageData, 'environment' | 'services'>,
  chosen: unknown,
): PageData['services'] {
  const suffix = environment === 'preconfirm' ? weekAheadSuffix(readWeeksAhead(chosen)) : ''
  const { delivery, search, recommend } = services
  return {
    ...services,
    delivery: `${delivery}${suffix}`,
    search: `${search}${suffix}`,
    recommend: `${recommend}${suffix}`,
  }
}
