import type { PageRelease } from '@shop/shared/contract'
import type {
  PlatformServices,
  RemoteLifecycles,
  RemoteProps,
  SlotLifecycles,
  SlotRequest,
} from '@shop/shared/platform'
import { renderedAttribute } from '@shop/shared/routes/slot-place'
import type { RemoteLoader } from '../remotes/federation.ts'
import type { MountPorts } from '../remotes/mount-release.ts'
import type { RemoteEvent } from '../remotes/remote-log.ts'
import { createRemoteSlot, type RemoteSlot, type SlotPorts } from '../remotes/remote-slot.ts'
import { type RenderedScreen, renderedFirst } from '../remotes/rendered-screen.ts'
import { createSlotService, type OpenWithin } from './slot-service.ts'

export type FillPorts = Omit<MountPorts, 'openContainer' | 'tell' | 'held' | 'platformFor'> &
  Pick<SlotPorts, 'askForNews' | 'random' | 'isHidden'> & {
    /** Names of all remotes that the page knows. */
    remotes(): readonly string[]
    candidatesOf(remote: string): readonly PageRelease[]
    /** Whether there are remotes of which the page knows the routes alone; the registry tells more. */
    hasUnnamed(): boolean
    platformFor(id: string, release: PageRelease, holdRelease: () => () => void): PlatformServices
    /** Of the remote whose release it happens to. */
    tell(remote: string, event: Omit<RemoteEvent, 'at'>): void
    /** The network is back, or the page is seen again. */
    onReturn(work: () => void): void
  }

/** A slot within a slot within a slot is somebody's mistake. */
const deepest = 2

/**
 * Fills slots with the releases that say that they can, each in a place of its own with the deadlines, the second tries and
 * the last good release of a screen.
 */
export function createSlotFiller(ports: FillPorts): OpenWithin {
  const open = new Set<RemoteSlot>()
  let opened = 0
  ports.onReturn(() => {
    for (const place of open) place.retry()
  })

  const fills =
    ({ name, version }: SlotRequest) =>
    (release: PageRelease): boolean =>
      release.fills?.some((fill) => fill.name === name && fill.version === version) === true

  /** One remote fills a slot; that two do, the check of a release refuses. The edge chooses it likewise. */
  const fillerOf = (request: SlotRequest): string | undefined =>
    ports
      .remotes()
      .toSorted()
      .find((remote) => ports.candidatesOf(remote).some(fills(request)))

  async function findFiller(request: SlotRequest): Promise<string | undefined> {
    const known = fillerOf(request)
    if (known !== undefined || !ports.hasUnnamed()) return known
    await Promise.resolve(ports.askForNews()).catch(() => undefined)
    return fillerOf(request)
  }

  function openPlace(remote: string, request: SlotRequest, within: readonly string[]) {
    opened += 1
    const mount = createSlotMount(request, ` in ${request.name} ${request.id ?? opened}`)
    let rendered = takeRendered(request.container, remote)
    const dropRendered = () => {
      rendered?.element.remove()
      rendered = undefined
    }
    const tell = (event: Omit<RemoteEvent, 'at'>) => ports.tell(remote, event)
    const place = createRemoteSlot(remote, {
      ...ports,
      loader: mount.loader(ports.loader),
      // The slot goes on with the release that its HTML is of.
      candidates: () => renderedFirst(ports.candidatesOf(remote), remote, rendered?.release),
      fits: fills(request),
      platformFor: (id, release, holdRelease) => ({
        ...ports.platformFor(id, release, holdRelease),
        // The page is that of the screen around it.
        setMeta: () => undefined,
        slots: createSlotService(async () => openWithin, [...within, request.name]),
      }),
      openContainer(release) {
        if (rendered?.release === release) {
          const { element } = rendered
          return {
            container: element,
            // A second try of the same release begins in an element of its own.
            close() {
              element.remove()
              rendered = undefined
            },
          }
        }
        dropRendered()
        const container = document.createElement('div')
        container.dataset['remote'] = remote
        container.dataset['release'] = release
        request.container.append(container)
        return { container, close: () => container.remove() }
      },
      tell,
      held: () => undefined,
      report(error, release, doing) {
        tell({ what: 'failed', release, doing, error: String(error) })
        ports.report(error, release, doing)
      },
      changed(state) {
        if (state.is === 'shown') {
          rendered = undefined
          request.changed('filled')
        } else if (state.is === 'failed') {
          dropRendered()
          request.changed('empty')
        }
      },
    })
    open.add(place)
    place.open()
    return {
      update: (props: unknown) => mount.update(props, place),
      close() {
        open.delete(place)
        place.close()
      },
    }
  }

  function openWithin(request: SlotRequest, within: readonly string[]) {
    const { name, changed } = request
    let latest = request.props
    let isClosed = false
    let place: ReturnType<typeof openPlace> | undefined
    if (within.includes(name) || within.length >= deepest) {
      ports.report(new RangeError(`the slot ${name} is opened in ${within.join(' in ')}`), 'shell', 'open a slot')
      changed('empty')
      return { update: () => undefined, close: () => undefined }
    }
    void findFiller(request).then((remote) => {
      if (isClosed) return
      if (remote === undefined) changed('empty')
      else place = openPlace(remote, { ...request, props: latest }, within)
    })
    return {
      update(props: unknown) {
        latest = props
        place?.update(props)
      },
      close() {
        isClosed = true
        place?.close()
      },
    }
  }

  return openWithin
}

/** Gives what the edge has put into a slot, when it is of the remote that fills it; anything else is taken away. */
function takeRendered(container: HTMLElement, remote: string): RenderedScreen | undefined {
  const [element] = container.querySelectorAll<HTMLElement>(`:scope > [${renderedAttribute}]`)
  const { remote: of, release } = element?.dataset ?? {}
  if (element === undefined || of !== remote || release === undefined) {
    element?.remove()
    return undefined
  }
  return { release, element }
}

/** Makes of a remote's lifecycles those of one slot, and hands over its properties. `suffix` keeps mounts of the same release apart. */
function createSlotMount({ id, name, version, props: first }: SlotRequest, suffix: string) {
  let given = first
  let shown: { lifecycles: SlotLifecycles; props: RemoteProps } | undefined
  const withSlot = (props: RemoteProps): RemoteProps => ({
    ...props,
    name: `${props.name}${suffix}`,
    slot: { ...(id === undefined ? {} : { id }), name, version, props: given },
  })

  function ofSlot({ slots }: RemoteLifecycles): RemoteLifecycles {
    const lifecycles = slots?.[name]
    if (lifecycles === undefined) throw new TypeError(`it declares the slot ${name} and has no lifecycles for it`)
    return {
      bootstrap: (props) => lifecycles.bootstrap(withSlot(props)),
      mount(props) {
        shown = { lifecycles, props }
        return lifecycles.mount(withSlot(props))
      },
      unmount(props) {
        shown = undefined
        return lifecycles.unmount(withSlot(props))
      },
    }
  }

  return {
    loader: ({ load }: RemoteLoader): RemoteLoader => ({
      load: async (release, options) => ofSlot(await load(release, options)),
    }),
    update(props: unknown, place: RemoteSlot) {
      given = props
      if (shown === undefined) return
      const { lifecycles, props: ofMount } = shown
      if (lifecycles.update === undefined) place.open()
      else lifecycles.update(withSlot(ofMount)).catch(ofMount.onCrash)
    },
  }
}
