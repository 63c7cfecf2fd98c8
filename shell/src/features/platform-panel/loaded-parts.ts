import { type FederationInstance, isLoaded, shellContainer } from '../../singletons/share-scopes.ts'

/** A loaded copy of a common part, and the containers that took it. The runtime names as its origin whoever used it last. */
export type PartCopy = { name: string; version: string; isOfShell: boolean; takers: readonly string[] }

/** Every loaded copy of every common part: the shell's, and those that remotes brought because the shell's was too old. */
export function loadedParts(instances: readonly FederationInstance[]): PartCopy[] {
  const shared = instances.find(({ options }) => options.name === shellContainer)?.options.shared ?? {}
  const parts = Object.entries(shared).filter(([, [own]]) => own?.shareConfig?.singleton !== true)
  const scopes = [...new Set(instances.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap)))]
  return parts.flatMap(([name, [own]]) =>
    scopes.flatMap((scope) =>
      Object.entries(scope[name] ?? {})
        .filter(([, copy]) => isLoaded(copy))
        .map(([version, { useIn = [] }]) => ({ name, version, isOfShell: version === own?.version, takers: useIn })),
    ),
  )
}
