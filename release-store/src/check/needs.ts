import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { nearestUnmetNeeds, platformSetsOf, type UnmetNeed } from '@shop/shared/version'
import type { Refusal } from './refusal.ts'

/** The shell asks the same again in the browser, before any code of the release runs. */
const lacking = (remote: ReleaseDescriptor, shell: ShellManifest) =>
  nearestUnmetNeeds(remote, platformSetsOf(shell)).map((need) => ({ ...need, words: wordsOf(need, shell) }))

/** Each side of a need: `provides react 19.3.1, and 20.0.0` where the shell has several majors. */
function wordsOf({ of, range, provided }: UnmetNeed, shell: ShellManifest) {
  const versions = [
    ...new Set(platformSetsOf(shell).map((set) => (of === 'contract' ? set.contract : set.provides[of]))),
  ]
  const known = versions.filter((version) => version !== undefined)
  const verb = of === 'contract' ? 'serves' : 'provides'
  return {
    rule: of === 'contract' ? ('contract' as const) : ('singletons' as const),
    needs: `needs ${of} ${range}`,
    gets: provided === undefined ? `${verb} no ${of}` : `${verb} ${of} ${known.join(', and ')}`,
    what: `${of} ${range}`,
  }
}

/** A remote against a shell that is out there. */
export const remoteNeeds = (remote: ReleaseDescriptor, shell: ShellManifest, label: string): Refusal[] =>
  lacking(remote, shell).map(({ words: { rule, needs, gets, what } }) => ({
    rule,
    ours: `${remote.name} ${remote.version} ${needs}`,
    theirs: `${label} ${gets}`,
    wayOut: `release a shell that serves ${what} first, beside what it has (pnpm release shell, docs/majors.md), or build against what that shell has`,
  }))

/** A shell against a remote that is out there. */
export const shellNeeds = (shell: ShellManifest, remote: ReleaseDescriptor, label: string): Refusal[] =>
  lacking(remote, shell).map(({ words: { rule, needs, gets, what } }) => ({
    rule,
    ours: `${label} ${gets}`,
    theirs: `${remote.name} ${remote.version} ${needs}`,
    wayOut: `keep ${what} in the shell, beside the new one (docs/majors.md), until ${remote.name} has a release that does without`,
  }))
