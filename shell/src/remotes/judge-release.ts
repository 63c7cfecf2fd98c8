import { isPageRelease } from '@shop/shared/api'
import type { PageRelease } from '@shop/shared/contract'
import { satisfies } from '@shop/shared/version'
import type { CandidateVerdict } from './remote-log.ts'

/** The rules that a release is held against before any of its code runs. */
export type ReleaseRules = {
  /** The version of the contract that this shell serves. */
  contract: string
  /** Shared modules that this shell provides → their versions. */
  provides: Readonly<Record<string, string>>
  assetsOrigin: string
  /** Where else a release that a signed link chose may come from. */
  overrideOrigins: readonly string[]
}

type Refusal = Extract<CandidateVerdict, { is: 'refused' }>

/** Fails closed: what is missing, of another kind, or not understood is refused by name. */
export function judgeRelease(
  release: unknown,
  rules: ReleaseRules,
): { release: PageRelease } | { release: undefined; refusal: Refusal } {
  if (!isPageRelease(release)) return refused('malformed', 'it lacks something that every release has')
  if (!satisfies(rules.contract, release.contract))
    return refused('contract', `it needs contract ${release.contract}, this shell serves ${rules.contract}`)
  const stranger = strangeAddress(release, rules)
  if (stranger !== undefined) return refused('origin', `its code would come from ${stranger}`)
  if (!/^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/.test(release.integrity))
    return refused('integrity', 'its entry has no hash')
  const unmet = Object.entries(release.singletons).find(
    ([name, range]) => !satisfies(rules.provides[name] ?? '', range),
  )
  if (unmet === undefined) return { release }
  const [name, range] = unmet
  return refused('singleton', `it needs ${name} ${range}, this shell provides ${rules.provides[name] ?? 'none'}`)
}

const refused = (because: Refusal['because'], words: string) => ({
  release: undefined,
  refusal: { is: 'refused', because, words } as const,
})

/** The origin, or the address, from which code would come that may not. */
function strangeAddress({ base, entry, override }: PageRelease, rules: ReleaseRules): string | undefined {
  const { origin } = new URL(base)
  const isListed = origin === rules.assetsOrigin || (override === true && rules.overrideOrigins.includes(origin))
  if (!isListed) return origin
  // An entry that is an address of its own would leave the folder of the release.
  const address = addressOf(entry, base)
  return address.startsWith(base) ? undefined : address
}

function addressOf(entry: string, base: string): string {
  try {
    return new URL(entry, base).href
  } catch {
    return 'nowhere'
  }
}
