import type { PageData, PagePlatformSet, ShellManifest } from '@shop/shared/contract'
import type { ShopClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { ownEndpoints } from '../http/identity-provider.ts'
import { pageAddresses } from '../service-addresses.ts'
import type { ChosenShell } from './choose-shell.ts'
import { shellBase } from './first-view/rendered-releases.ts'
import { pageIdentity } from './page-identity.ts'

/** Facts for a page's start. An empty address is not drawn. [CHR-056, CHR-058] */
export function pageFacts(
  config: Config,
  clock: ShopClock,
  { shell, isCanary }: Pick<ChosenShell, 'shell' | 'isCanary'>,
  identity: PageData['identity'] = pageIdentity(config, ownEndpoints(config.origins.identity)),
): Omit<PageData, 'remotes' | 'away'> {
  const { origins, api, environment, facts, switches, tracking } = config
  const { shop, assets } = origins
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
    links: facts.links,
    phones: facts.phones,
    recommendSpecs: facts.recommendSpecs,
    ...(Object.keys(facts.orderSources).length === 0
      ? {}
      : { orderSources: facts.orderSources as PageData['orderSources'] }),
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
