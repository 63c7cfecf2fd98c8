import type { PagePlatformSet, PageRelease } from '@shop/shared/contract'
import type { RemoteLoader } from '../remotes/federation.ts'
import { remoteOf } from '../remotes/remote-of.ts'
import { type FederationInstance, loadedSingletons, type Provider, shellContainer } from './share-scopes.ts'

export type WatchPorts = {
  /** Platform sets of the shell beside its first one: each may bring a React of its own. */
  platformSets: readonly Pick<PagePlatformSet, 'entry'>[]
  instances(): readonly FederationInstance[]
  /** Told once for each copy, with the release that brought it. */
  report(error: Error, origin: string): void
}

export type SingletonWatch = {
  /** Looks at everything that is loaded by now. */
  look(): void
  /** Looks after each load. */
  watched(loader: RemoteLoader): RemoteLoader
  /** A copy of react-dom said that it is there; `stack` leads to whose it is. */
  reactCopy(stack: string): void
  /** Looks at the failure of a release: an entry point that stands only once in a page refuses its second copy. */
  seeFailure(error: unknown, origin: string): void
  providers(): readonly Provider[]
}

/** Exactly one loaded copy of each platform singleton, and that one is the shell's. docs/adr/0004-federation.md */
export function createSingletonWatch({ platformSets, instances, report }: WatchPorts): SingletonWatch {
  // The latest last: all candidates of a remote have the same container, and the one that was loaded last is meant.
  const loaded = new Map<string, PageRelease>()
  const told = new Set<string>()
  // Every file of a set begins with its name.
  const setFiles = platformSets.map(({ entry }) => entry.slice(0, entry.indexOf('.', entry.lastIndexOf('/'))))

  function tell(what: string, origin: string): void {
    const error = Object.assign(new Error(`${what}, by ${origin}`), { name: secondCopyName })
    if (told.has(error.message)) return
    told.add(error.message)
    report(error, origin)
  }

  function tellBy(isGuilty: (release: PageRelease) => boolean, what: string, otherwise: string): void {
    const guilty = [...loaded.values()].findLast(isGuilty)
    tell(what, guilty === undefined ? otherwise : `${remoteOf(guilty)}@${guilty.version}`)
  }

  function look(): void {
    for (const { name, version, from } of loadedSingletons(instances()))
      if (from !== shellContainer)
        tellBy(({ container }) => container === from, `a second copy of ${name} (${version}) is loaded`, from)
  }

  return {
    look,
    watched: ({ load }) => ({
      load(release, options) {
        loaded.delete(release.base)
        loaded.set(release.base, release)
        return load(release, options).finally(look)
      },
    }),
    reactCopy(stack) {
      if (setFiles.some((file) => stack.includes(file))) return
      tellBy(({ base }) => stack.includes(base), 'a second copy of react-dom is loaded', 'somebody unknown')
    },
    seeFailure(error, origin) {
      if (error instanceof Error && error.name === secondCopyName) tell(error.message, origin)
    },
    providers: () => loadedSingletons(instances()),
  }
}

/** The name is all that the copies of an entry point have in common. */
const secondCopyName = 'SecondCopyError'
