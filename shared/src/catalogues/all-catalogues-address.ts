import type { PlatformServices } from '@shop/shared/platform'
import { listHref } from '@shop/shared/routes/lists'

/** Gives the address to which すべて見る of the web catalogues leads. [MOB-015, MOB-016] */
export const allCataloguesAddress = ({ entry, app }: Pick<PlatformServices, 'entry' | 'app'>): string =>
  listHref.catalogues({ isInApp: entry === 'app', isRenewedApp: app.isRenewed() })
