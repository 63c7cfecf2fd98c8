import type { PageRelease } from '@shop/shared/contract'
import { satisfies } from './contract-range.ts'

export type RefusedRelease = { version: string; why: 'contract' | 'origin' }
export type Choice = { candidates: PageRelease[]; refused: RefusedRelease[] }

/**
 * The releases of a remote that may be shown, best first. One whose contract range this shell does
 * not serve, or which does not come from the assets origin, is refused before any of its code runs.
 * [architecture 4]
 */
export function chooseCandidates(releases: readonly PageRelease[], served: string, assetsOrigin: string): Choice {
  const choice: Choice = { candidates: [], refused: [] }
  for (const release of releases) {
    const why = refusal(release, served, assetsOrigin)
    if (why === undefined) choice.candidates.push(release)
    else choice.refused.push({ version: release.version, why })
  }
  return choice
}

function refusal(release: PageRelease, served: string, assetsOrigin: string): RefusedRelease['why'] | undefined {
  if (!satisfies(served, release.contract)) return 'contract'
  return originOf(release.base) === assetsOrigin ? undefined : 'origin'
}

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin
  } catch {
    return undefined
  }
}
