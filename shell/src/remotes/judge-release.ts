import { isPageRelease } from '@shop/shared/api'
import type { PageRelease } from '@shop/shared/contract'
import { nearestUnmetNeeds, type PlatformSet } from '@shop/shared/version'
import type { CandidateVerdict } from './remote-log.ts'

/** The rules that a release is held against before any of its code runs. */
export type ReleaseRules = {
  /** Contract and shared modules that this shell provides: the first set, and those of other majors. */
  sets: readonly PlatformSet[]
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
  const unmet = nearestUnmetNeeds(release, rules.sets)
  const contract = unmet.find(({ of }) => of === 'contract')
  if (contract !== undefined)
    return refused('contract', `it needs contract ${contract.range}, this shell serves ${contract.provided}`)
  const stranger = strangeAddress(release, rules)
  if (stranger !== undefined) return refused('origin', `its code would come from ${stranger}`)
  if (!/^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/.test(release.integrity))
    return refused('integrity', 'its entry has no hash')
  const [singleton] = unmet
  if (singleton === undefined) return { release }
  const { of, range, provided = 'none' } = singleton
  return refused('singleton', `it needs ${of} ${range}, this shell provides ${provided}`)
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
