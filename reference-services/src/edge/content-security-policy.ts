import type { PageData, ShellManifest } from '@shop/shared/contract'
import type { Config, Origins } from '../config.ts'
import { type ApiSettings, pageAddresses } from '../service-addresses.ts'
import { framedLinks } from '../shop-facts.ts'
import type { Offers } from './offers.ts'
import { policyReportPath } from './policy-reports.ts'

export type PolicyFacts = {
  nonce: string
  origins: Origins
  api: Omit<ApiSettings, 'upstream'>
  identity: PageData['identity']
  links: PageData['links']
  shell: ShellManifest
  offers: Offers
  magazineOrigin: string
  /** Of images that advertisers ask for. */
  pixelOrigins: readonly string[]
  /** Where the session's own builds stand, beside the assets origin. */
  buildOrigins: readonly string[]
  /** Remote → origins of its own that the operator allows. */
  remoteOrigins: Config['remoteOrigins']
}

/** Where the settings lead: a form to the household magazine, the image of an advertiser. */
export function originsOfPartners({
  partner,
  tracking,
}: Pick<Config, 'partner' | 'tracking'>): Pick<PolicyFacts, 'magazineOrigin' | 'pixelOrigins'> {
  const pixel = tracking?.conversion?.pixel
  return {
    magazineOrigin: new URL(partner.magazineUrl).origin,
    pixelOrigins: pixel === undefined ? [] : [new URL(pixel).origin],
  }
}

/** The grammar of a policy's name: whatever else a descriptor says would be another directive. */
const policyName = /^[\w#=/@.%-]+$/

/** Trusted Types policies that the shell and the releases of this page may create. */
function policyNames({ shell, offers }: PolicyFacts): string[] {
  const ofRemotes = Object.values(offers).flatMap((list) => list.flatMap(({ descriptor }) => descriptor.trustedTypes))
  const names = [...shell.trustedTypes, ...ofRemotes]
  return [...new Set(names)].filter((name) => policyName.test(name))
}

/** Origins of their own that the releases of this page declare and the operator allows. */
function ownOrigins({ offers, remoteOrigins }: PolicyFacts, kind: 'connect' | 'font' | 'img'): string[] {
  const declared = Object.entries(offers).flatMap(([name, list]) =>
    list
      .flatMap(({ descriptor }) => descriptor.origins?.[kind] ?? [])
      .filter((origin) => remoteOrigins[name]?.includes(origin)),
  )
  return [...new Set(declared)]
}

/**
 * Two policies in one header; a page must satisfy both. `'strict-dynamic'` in the first ignores lists
 * of hosts, so the second keeps the list of origins that scripts may come from. The same in
 * development, in tests and in production.
 */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { nonce, buildOrigins } = facts
  const { shop, assets, identity, partners } = facts.origins
  const { authorizationEndpoint, endSessionEndpoint, tokenEndpoint, revocationEndpoint, jwksEndpoint } = facts.identity
  const calls = [tokenEndpoint, revocationEndpoint, jwksEndpoint]
  const pages = [authorizationEndpoint, endSessionEndpoint]
  const originsOf = (addresses: readonly string[]) =>
    [...new Set(addresses.map((address) => new URL(address).origin))].filter((origin) => origin !== shop)
  // 'self' where they stand under the shop's own origin.
  const services = originsOf([facts.api.base, ...Object.values(pageAddresses(facts.api))])
  // A service of somebody else names its pictures by their own address, whoever passes its calls on.
  const pictures = originsOf([facts.api.base, ...Object.values(facts.api.addresses)])
  // Partners' pages stand in frames, and are handed a member there.
  const framed = [...new Set([partners, ...originsOf(framedLinks(facts.links))])]
  const scriptOrigins = [assets, ...buildOrigins].join(' ')
  const first = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'report-sample'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' data: ${[...pictures, assets, ...facts.pixelOrigins, ...ownOrigins(facts, 'img')].join(' ')}`,
    `font-src ${["'self'", assets, ...ownOrigins(facts, 'font')].join(' ')}`,
    `connect-src 'self' ${[scriptOrigins, ...services, ...originsOf(calls), ...ownOrigins(facts, 'connect')].join(' ')}`,
    `frame-src ${framed.join(' ')} ${identity}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Partners are handed a member by a form. [API-077]
    `form-action ${[...new Set(["'self'", identity, ...originsOf(pages), ...framed, facts.magazineOrigin])].join(' ')}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Each once and no more: what the shell has created at its start, no script can create again. It lets copies of a
    // library share the others.
    `trusted-types ${policyNames(facts).join(' ')}`,
  ]
  const report = `report-uri ${policyReportPath}`
  return `${first.join('; ')}; ${report}, script-src 'unsafe-inline' 'self' ${scriptOrigins}; ${report}`
}
