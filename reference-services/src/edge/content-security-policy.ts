import type { Registry } from '@shop/shared/contract'
import type { Origins } from '../config.ts'

export type PolicyFacts = { nonce: string; origins: Origins; registry: Registry }

/** Trusted Types policies that the loaded releases may create. */
function policyNames({ shell, remotes }: Registry): string[] {
  const ofRemotes = Object.values(remotes).flatMap(({ candidates }) =>
    candidates.flatMap(({ descriptor }) => descriptor.trustedTypes),
  )
  return [...new Set([...shell.trustedTypes, ...ofRemotes])]
}

/**
 * Two policies in one header; a page must satisfy both. `'strict-dynamic'` in the first ignores lists
 * of hosts, so the second keeps the list of origins that scripts may come from. The same in
 * development, in tests and in production. [reliability P8, P9, chapter 4]
 */
export function contentSecurityPolicy({ nonce, origins, registry }: PolicyFacts): string {
  const { assets, services, identity, partners } = origins
  const first = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'report-sample'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' data: ${services} ${assets}`,
    "font-src 'self'",
    `connect-src 'self' ${assets} ${services} ${identity}`,
    `frame-src ${partners} ${identity}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${identity}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A remote that is loaded a second time makes its policy a second time.
    `trusted-types ${policyNames(registry).join(' ')} 'allow-duplicates'`,
  ]
  return `${first.join('; ')}, script-src 'unsafe-inline' 'self' ${assets}`
}
