import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { satisfies } from '@shop/shared/version'
import type { Refusal } from './refusal.ts'

/** Something that a remote needs of a shell and does not get. */
type UnmetNeed = { rule: 'contract' | 'singletons'; needs: string; gets: string; what: string }

/** The shell asks the same again in the browser, before any code of the release runs. */
function unmetNeeds({ contract, singletons }: ReleaseDescriptor, shell: ShellManifest): UnmetNeed[] {
  const unmet: UnmetNeed[] = []
  if (!satisfies(shell.contract, contract))
    unmet.push({
      rule: 'contract',
      needs: `needs contract ${contract}`,
      gets: `serves contract ${shell.contract}`,
      what: `contract ${contract}`,
    })
  for (const [name, range] of Object.entries(singletons)) {
    const provided = shell.provides[name]
    if (provided !== undefined && satisfies(provided, range)) continue
    unmet.push({
      rule: 'singletons',
      needs: `needs ${name} ${range}`,
      gets: `provides ${provided === undefined ? `no ${name}` : `${name} ${provided}`}`,
      what: `${name} ${range}`,
    })
  }
  return unmet
}

/** A remote against a shell that is out there. */
export const remoteNeeds = (remote: ReleaseDescriptor, shell: ShellManifest, label: string): Refusal[] =>
  unmetNeeds(remote, shell).map(({ rule, needs, gets, what }) => ({
    rule,
    ours: `${remote.name} ${remote.version} ${needs}`,
    theirs: `${label} ${gets}`,
    wayOut: `release a shell with ${what} first (pnpm release shell), or build against what that shell has; only plain caret ranges (^1.2.3) are understood`,
  }))

/** A shell against a remote that is out there. */
export const shellNeeds = (shell: ShellManifest, remote: ReleaseDescriptor, label: string): Refusal[] =>
  unmetNeeds(remote, shell).map(({ rule, needs, gets, what }) => ({
    rule,
    ours: `${label} ${gets}`,
    theirs: `${remote.name} ${remote.version} ${needs}`,
    wayOut: `keep ${what} in the shell until ${remote.name} has a release that does without`,
  }))
