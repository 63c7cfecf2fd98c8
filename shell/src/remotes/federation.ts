import {
  getInstance,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime'
import type { PageRelease } from '@shop/shared/contract'
import type { RemoteLifecycles } from '@shop/shared/platform'
import { shellOrOwn } from './choose-copy.ts'

/** How the adapter gets at a remote's code. In the bench's monolith another module stands here. */
export type RemoteLoader = {
  /** The module of a release, loaded once. `again` throws away what an earlier try left behind. */
  load(release: PageRelease, options: { again: boolean }): Promise<RemoteLifecycles>
}

export type LoaderPorts = {
  page: Document
  /** Where code may come from: the assets origin, and what a signed link has added for this session. */
  origins: readonly string[]
}

/** The page watches whether its scripts move: the runtime's own clock is to stay behind that. */
const scriptTimeoutMs = 600_000

const shellCopies = () => getInstance()?.options.shared ?? {}

/** Every shared module that this shell's build provides → its version. */
export const providedVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(shellCopies()).map(([name, [copy]]) => [name, copy?.version ?? '']))

/** The version of the contract that this shell serves: all that crosses the border stands in one entry point. */
export const servedContract = (provides: Readonly<Record<string, string>>): string =>
  provides['@shop/shared/platform'] ?? ''

export function createFederationLoader({ page, origins }: LoaderPorts): RemoteLoader {
  const integrityOf = new Map<string, string>()
  // Every copy draws styles of its own and stays in memory: one for all visits to a remote.
  const copies = new Map<string, Promise<RemoteLifecycles>>()
  const tries = new Map<string, number>()

  // Asked in every remote that is loaded from now on, and then in the shell, whose instance is there already.
  registerGlobalPlugins([{ name: 'shop-copies', resolveShare: shellOrOwn(shellCopies) }])
  registerPlugins([
    {
      name: 'shop-remotes',
      createScript({ url }: { url: string }) {
        const { origin } = new URL(url)
        if (!origins.includes(origin)) throw new TypeError(`a script from ${origin} is refused`)
        const script = page.createElement('script')
        script.src = url
        script.async = true
        script.crossOrigin = 'anonymous'
        // An entry without a known hash is not loaded: missing means refused.
        const integrity = integrityOf.get(url.split('?')[0] ?? url)
        if (integrity === undefined) throw new TypeError(`no known hash for ${url}`)
        script.integrity = integrity
        return { script, timeout: scriptTimeoutMs }
      },
    },
  ])

  async function loadCopy(release: PageRelease, entry: string, again: boolean): Promise<RemoteLifecycles> {
    integrityOf.set(entry, release.integrity)
    // A query makes the browser ask again for a script that failed once; every browser counts alike, so caches may answer.
    const count = (tries.get(entry) ?? 0) + 1
    if (again) tries.set(entry, count)
    const address = again ? `${entry}?again=${count}` : entry
    registerRemotes([{ name: release.container, entry: address }], { force: true })
    const module = await loadRemote<Partial<RemoteLifecycles>>(`${release.container}/remote`)
    if (!isRemote(module)) throw new TypeError(`${release.container} exposes no lifecycles`)
    return module
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
