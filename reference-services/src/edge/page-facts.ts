import type { PageData, PagePlatformSet, ShellManifest } from '@shop/shared/contract'
import type { ShopClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { ownEndpoints } from '../http/identity-provider.ts'
import { pageAddresses } from '../service-addresses.ts'
import type { ChosenShell } from './choose-shell.ts'
import { shellBase } from './first-view/rendered-releases.ts'
import { pageIdentity } from './page-identity.ts'

/** [CHR-056] */
export const pagePhones = {
  enrolment: '0120-000-111',
  order: '0120-000-222',
  inquiry: '0120-000-333',
  site: '0120-000-444',
} as const

/** Addresses and numbers that the pages show. An empty one is not drawn. [CHR-056, CHR-058] */
export function pageFacts(
  config: Config,
  clock: ShopClock,
  { shell, isCanary }: Pick<ChosenShell, 'shell' | 'isCanary'>,
  identity: PageData['identity'] = pageIdentity(config, ownEndpoints(config.origins.identity)),
): Omit<PageData, 'remotes' | 'away'> {
  const { origins, api, environment, switches, tracking } = config
  const { partners, shop, assets } = origins
  return {
    version: shell.version,
    ...(isCanary ? { isShellCanary: true } : {}),
    environment,
    serverTime: clock.now().getTime(),
    services: {
      ...pageAddresses(api),
      shop,
    },
    identity,
    assetsOrigin: assets,
    platformPanel: environment !== 'production',
    reports: `${api.base}/reports`,
    links: {
      terms: `${partners}/pages/terms`,
      privacy: `${partners}/pages/privacy`,
      articles: `${partners}/pages/articles`,
      legal: `${partners}/pages/legal`,
      contact: `${partners}/pages/contact`,
      guide: `${partners}/pages/guide`,
      request: `${partners}/pages/request`,
      catalogueContents: `${partners}/catalogue/contents`,
      emergency: `${partners}/pages/emergency`,
      appStore: `${partners}/pages/app-store`,
      googlePlay: `${partners}/pages/google-play`,
      appOpen: 'todok://top',
      webCatalogue: `${partners}/web-catalogue`,
    },
    phones: pagePhones,
    recommendSpecs: { orderDialogPc: 'recommend-order-pc', orderDialogSp: 'recommend-order-sp' },
    limitedTypes: { wakeari: 'wakeari', web: 'web', tokka: 'tokka' },
    switches,
    ...(tracking === undefined ? {} : { tracking }),
    marketingSources: ['newsletter', 'line', 'app-push'],
    ...(shell.alsoProvides === undefined ? {} : { alsoProvides: furtherSets(shell, shop) }),
  }
}

/** One without a hash is shown to nobody, as a release without one. */
const furtherSets = ({ version, alsoProvides = [], files }: ShellManifest, shop: string): PagePlatformSet[] =>
  alsoProvides.flatMap((set) => {
    const integrity = files[set.entry]?.integrity
    return integrity === undefined ? [] : [{ ...set, entry: `${shop}${shellBase(version)}${set.entry}`, integrity }]
  })
