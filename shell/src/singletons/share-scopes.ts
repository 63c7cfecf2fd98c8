type SharedCopy = { from: string; version?: string; loaded?: boolean; lib?: unknown; useIn?: readonly string[] }
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedCopy>>>>

/** The part of an instance of the federation runtime that is read here. The shell has one, and every loaded remote. */
export type FederationInstance = {
  options: {
    name: string
    shared: Readonly<Record<string, readonly { version?: string; shareConfig?: { singleton?: boolean | undefined } }[]>>
  }
  shareScopeMap: Readonly<Record<string, ShareScope>>
}

/** A loaded copy of a platform singleton. */
export type Provider = { name: string; version: string; from: string }

/** Where the runtime keeps all of its instances. */
export const federationInstances = (page: typeof globalThis): readonly FederationInstance[] =>
  (page as { __FEDERATION__?: { __INSTANCES__?: FederationInstance[] } }).__FEDERATION__?.__INSTANCES__ ?? []

export const shellContainer = 'shell'

/**
 * Every loaded copy of every platform singleton. Which modules those are, the shell's own build has told
 * the runtime: tools/federation/sharing.ts.
 */
export function loadedSingletons(instances: readonly FederationInstance[]): Provider[] {
  const shared = instances.find(({ options }) => options.name === shellContainer)?.options.shared ?? {}
  const singletons = Object.keys(shared).filter((name) => shared[name]?.some((one) => one.shareConfig?.singleton))
  // A remote with the scope of its own has copies of its own; otherwise all hold the same one.
  const scopes = new Set(instances.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap)))
  return singletons.flatMap((name) =>
    [...scopes].flatMap((scope) =>
      Object.entries(scope[name] ?? {})
        .filter(([, copy]) => isLoaded(copy))
        .map(([version, { from }]) => ({ name, version, from })),
    ),
  )
}

export const isLoaded = ({ loaded, lib }: SharedCopy): boolean => loaded === true || typeof lib === 'function'
