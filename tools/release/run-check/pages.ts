import { type Candidate, currentReleases, type Entry, stableRelease } from '@shop/release-store'
import type { CandidateShell, Registry, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'

/** Rows of a channel with one release. */
export const only = <Descriptor extends ReleaseDescriptor | ShellManifest>(descriptor: Descriptor) => ({
  candidates: [{ descriptor, releasedAt: descriptor.builtAt }],
  withdrawn: [],
})

const shellsOf = (web: ShellManifest, webview: ShellManifest): Registry['shells'] => ({
  web: only(web),
  webview: only(webview),
})

/** Remotes as everybody gets them. */
function stableRemotes({ remotes }: Registry): Registry['remotes'] {
  const stable = Object.entries(remotes).flatMap(([name, remote]) => {
    const release = stableRelease(remote)
    return release === undefined ? [] : [[name, { disabled: false, ...only(release.descriptor) }] as const]
  })
  return Object.fromEntries(stable)
}

const descriptorsOf = <C extends Candidate>(releases: readonly C[]): C['descriptor'][] =>
  releases.map(({ descriptor }) => descriptor)

/**
 * Gives the pages in which a release of a remote has to run: one for every shell that somebody gets, with the other
 * remotes as everybody gets them. Nothing stands behind the release that could be shown in its place.
 */
export function pagesOfRemote(descriptor: ReleaseDescriptor, registry: Registry): Registry[] {
  const webs = descriptorsOf(currentReleases<CandidateShell>(registry.shells.web))
  const webviews = descriptorsOf(currentReleases<CandidateShell>(registry.shells.webview))
  const remotes = { ...stableRemotes(registry), [descriptor.name]: { disabled: false, ...only(descriptor) } }
  const count = Math.max(webs.length, webviews.length)
  return Array.from({ length: count }, (_, place) => [webs[place] ?? webs.at(-1), webviews[place] ?? webviews.at(-1)])
    .flatMap(([web, webview]) => (web === undefined || webview === undefined ? [] : [shellsOf(web, webview)]))
    .map((shells) => ({ format: 3, shells, remotes }))
}

/** Gives the page in which a new shell has to run: with every remote as everybody gets it. */
export function pageOfShell(shell: ShellManifest, into: readonly Entry[], registry: Registry): Registry {
  const { web, webview } = registry.shells
  const shownIn = (entry: Entry, rows: Registry['shells'][Entry]) =>
    into.includes(entry) ? shell : (stableRelease<CandidateShell>(rows)?.descriptor ?? shell)
  return {
    format: 3,
    shells: shellsOf(shownIn('web', web), shownIn('webview', webview)),
    remotes: stableRemotes(registry),
  }
}
