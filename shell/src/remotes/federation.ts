import {
  getInstance,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime'
import type { PagePlatformSet, PageRelease } from '@shop/shared/contract'
import type { RemoteLifecycles } from '@shop/shared/platform'
import { furtherSetFor, type PlatformSet, platformSetsOf } from '@shop/shared/version'
import { chooseCopy, nameAsker, type SharedCopies } from './choose-copy.ts'
import type { OpenSet } from './platform-sets.ts'

/** How the adapter gets at a remote's code. In the bench's monolith another module stands here. */
export type RemoteLoader = {
  /** The module of a release, loaded once. `again` throws away what an earlier try left behind. */
  load(release: PageRelease, options: { again: boolean }): Promise<RemoteLifecycles>
}

export type LoaderPorts = {
  page: Document
  /** Where code may come from: the assets origin, and what a signed link has added for this session. */
  origins: readonly string[]
  /** Platform sets of other majors that this shell has. */
  alsoProvides: readonly PagePlatformSet[]
}

/** The page watches whether its scripts move: the runtime's own clock is to stay behind that. */
const scriptTimeoutMs = 600_000

const shellCopies = () => getInstance()?.options.shared ?? {}

/** The platform set that this shell's build told the runtime. */
function firstSet(): Omit<PlatformSet, 'name'> {
  const provides = Object.fromEntries(
    Object.entries(shellCopies()).map(([name, [copy]]) => [name, copy?.version ?? '']),
  )
  // All that crosses the border between shell and remotes stands in this entry point.
  return { contract: provides['@shop/shared/platform'] ?? '', provides }
}

/** Every platform set of this shell: that one, and those that the page names beside it. */
export const servedSets = (alsoProvides: readonly PagePlatformSet[] = []): PlatformSet[] =>
  platformSetsOf({ ...firstSet(), alsoProvides })

export function createFederationLoader({ page, origins, alsoProvides }: LoaderPorts): RemoteLoader {
  // Whatever belongs to the shell itself is known before any release is.
  const integrityOf = new Map(alsoProvides.map(({ entry, integrity }) => [entry, integrity]))
  const ofShell = new Set(integrityOf.keys())
  let setLoader: Promise<(set: PagePlatformSet) => Promise<OpenSet>> | undefined
  // Container → the copies that its release takes instead of the first set's.
  const furtherCopies = new Map<string, SharedCopies>()
  // Every copy draws styles of its own and stays in memory: one for all visits to a remote.
  const copies = new Map<string, Promise<RemoteLifecycles>>()
  const tries = new Map<string, number>()

  const sources = { shellCopies, furtherCopies: (container: string) => furtherCopies.get(container) }
  // Asked in every remote that is loaded from now on, and then in the shell, whose instance is there already.
  registerGlobalPlugins([{ name: 'shop-copies', beforeLoadShare: nameAsker, resolveShare: chooseCopy(sources) }])
  registerPlugins([
    {
      name: 'shop-remotes',
      createScript({ url }: { url: string }) {
        const { origin } = new URL(url)
        const address = url.split('?')[0] ?? url
        if (!origins.includes(origin) && !ofShell.has(address))
          throw new TypeError(`a script from ${origin} is refused`)
        const script = page.createElement('script')
        script.src = url
        script.async = true
        script.crossOrigin = 'anonymous'
        // An entry without a known hash is not loaded: missing means refused.
        const integrity = integrityOf.get(address)
        if (integrity === undefined) throw new TypeError(`no known hash for ${url}`)
        script.integrity = integrity
        return { script, timeout: scriptTimeoutMs }
      },
    },
  ])

  async function loadCopy(release: PageRelease, entry: string, again: boolean): Promise<RemoteLifecycles> {
    integrityOf.set(entry, release.integrity)
    const set = await openSet(release)
    if (set === undefined) furtherCopies.delete(release.container)
    else furtherCopies.set(release.container, set.copies)
    // A query makes the browser ask again for a script that failed once; every browser counts alike, so caches may answer.
    const count = (tries.get(entry) ?? 0) + 1
    if (again) tries.set(entry, count)
    const address = again ? `${entry}?again=${count}` : entry
    registerRemotes([{ name: release.container, entry: address }], { force: true })
    const module = await loadRemote<Partial<RemoteLifecycles>>(`${release.container}/remote`)
    if (!isRemote(module)) throw new TypeError(`${release.container} exposes no lifecycles`)
    return set === undefined ? module : set.adapted(module)
  }

  async function openSet(release: PageRelease): Promise<OpenSet | undefined> {
    const further = furtherSetFor(release, { ...firstSet(), alsoProvides })
    if (further === undefined) return undefined
    // No part of the first load: a shell has further sets for some weeks in a year.
    setLoader ??= import('./platform-sets.ts').then(({ createSetLoader }) =>
      createSetLoader({ registerRemotes, loadRemote }),
    )
    return (await setLoader)(further)
  }

  return {
    load(release, { again }) {
      const entry = new URL(release.entry, release.base).href
      const known = again ? undefined : copies.get(entry)
      if (known !== undefined) return known
      const copy = loadCopy(release, entry, again)
      copies.set(entry, copy)
      copy.catch(() => {
        if (copies.get(entry) === copy) copies.delete(entry)
      })
      return copy
    },
  }
}

function isRemote(module: Partial<RemoteLifecycles> | null): module is RemoteLifecycles {
  return (
    typeof module?.bootstrap === 'function' &&
    typeof module.mount === 'function' &&
    typeof module.unmount === 'function'
  )
}
