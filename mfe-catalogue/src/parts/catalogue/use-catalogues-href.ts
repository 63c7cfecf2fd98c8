import { usePlatform } from '@shop/shared/platform'
import { listHref } from '@shop/shared/routes/lists'

/** The list of catalogues, which an app of before the renewal has at another address. [MOB-015, MOB-016] */
export function useCataloguesHref(): string {
  const { entry, app } = usePlatform()
  return listHref.catalogues({ isInApp: entry === 'app', isRenewedApp: app.isRenewed() })
}
