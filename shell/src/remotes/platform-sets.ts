import type { PagePlatformSet } from '@shop/shared/contract'
import type { PlatformServices, RemoteLifecycles, RemoteProps, SlotLifecycles } from '@shop/shared/platform'
import type { SharedCopies } from './choose-copy.ts'

export type OpenSet = {
  copies: SharedCopies
  /** The lifecycles of a release of this set, which hand it the platform in the words of its own contract. */
  adapted(lifecycles: RemoteLifecycles): RemoteLifecycles
}

type Adapt = (platform: PlatformServices) => PlatformServices

type RuntimePorts = {
  registerRemotes(remotes: { name: string; entry: string }[], options: { force: boolean }): void
  loadRemote<T>(id: string): Promise<T | null>
}

/**
 * Loads a platform set of another major, once for all releases that need it; one that failed is asked for anew. All of its
 * modules are loaded before any code of such a release runs: the runtime is to find them and keeps none in its own scope.
 */
export function createSetLoader({ registerRemotes, loadRemote }: RuntimePorts) {
  const opened = new Map<string, Promise<OpenSet>>()
  const tries = new Map<string, number>()

  async function open({ container, entry, provides, adapts }: PagePlatformSet): Promise<OpenSet> {
    const count = tries.get(container) ?? 0
    tries.set(container, count + 1)
    registerRemotes([{ name: container, entry: count === 0 ? entry : `${entry}?again=${count}` }], { force: count > 0 })
    const load = async <T>(module: string): Promise<T> => {
      const loaded = await loadRemote<T>(`${container}/${module}`)
      if (loaded === null) throw new TypeError(`${container} exposes no ${module}`)
      return loaded
    }
    const copies = Object.entries(provides).map(async ([name, version]) => {
      const module = await load<object>(name)
      return [name, { version, from: container, lib: () => module }] as const
    })
    const adapting = adapts === true ? load<{ adapt: Adapt }>('adapt') : undefined
    const adapter = await adapting
    return {
      copies: Object.fromEntries(await Promise.all(copies)),
      adapted: (lifecycles) => (adapter === undefined ? lifecycles : withPlatform(lifecycles, adapter.adapt)),
    }
  }

  return (set: PagePlatformSet): Promise<OpenSet> => {
    const known = opened.get(set.container) ?? open(set)
    opened.set(set.container, known)
    known.catch(() => opened.delete(set.container))
    return known
  }
}

function withPlatform({ slots, ...screens }: RemoteLifecycles, adapt: Adapt): RemoteLifecycles {
  const adapted = new WeakMap<PlatformServices, PlatformServices>()
  const change = (props: RemoteProps): RemoteProps => {
    const platform = adapted.get(props.platform) ?? adapt(props.platform)
    adapted.set(props.platform, platform)
    return { ...props, platform }
  }
  const changed = ({ bootstrap, mount, unmount, update }: SlotLifecycles): SlotLifecycles => ({
    bootstrap: (props) => bootstrap(change(props)),
    mount: (props) => mount(change(props)),
    unmount: (props) => unmount(change(props)),
    ...(update === undefined ? {} : { update: (props) => update(change(props)) }),
  })
  const ofSlots = Object.entries(slots ?? {}).map(([name, lifecycles]) => [name, changed(lifecycles)] as const)
  return { ...changed(screens), ...(slots === undefined ? {} : { slots: Object.fromEntries(ofSlots) }) }
}
