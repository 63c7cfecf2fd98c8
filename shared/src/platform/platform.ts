import type { ApiClient } from '@shop/shared/api'
import type { Bus } from '@shop/shared/bus'
import type { MetaValues, PageData } from '@shop/shared/contract'
import type { Clock, EntryKind, Message } from '@shop/shared/domain'
import type { QueryClient } from '@shop/shared/query'
import type { Navigation } from '@shop/shared/router'
import type { AppBridge } from './app-bridge.ts'
import type { SlotService } from './slots.ts'
import type { PlatformStorage } from './stored-key.ts'

export type SnackbarLink = { text: string; href: string }

/** Verbs name what はい and いいえ do to a screen reader. */
export type ConfirmQuestion = Message & {
  /** The things asked about, each in a line of its own. An older shell leaves them out. */
  details?: readonly string[]
  yes?: string
  no?: string
  isDestructive?: boolean
}

/** How a remote speaks to the member outside its own area. */
export type Notices = {
  /** Bottom of the page, six seconds; stays when it has a link. `until` takes it away before. [CHR-030] */
  snackbar(message: Message & { isError?: boolean; link?: SnackbarLink }, until?: AbortSignal): void
  /**
   * Centre of the page, two seconds; announced politely. What waits is not done, and has no mark of success; an older shell
   * gives it one. [CHR-031, K-120]
   */
  popup(message: Message & { isWaiting?: boolean }): void
  /** A question with はい and いいえ; Esc is いいえ. */
  confirm(question: ConfirmQuestion): Promise<boolean>
  /** The same, which may stay unanswered: by Esc, or when `until` takes it away. */
  ask(question: ConfirmQuestion, until: AbortSignal): Promise<boolean | undefined>
  /** Something to read, with one button; settles when it was acknowledged. */
  alert(message: Message): Promise<void>
  /** The default words for a failed call: by code, else what the service said, else the generic text. [ERR-013] */
  failure(error: unknown, call: string): void
  /** Shows the overlay while a promise is under way. The overlay waits 300 ms before it shows. [CHR-032] */
  during<T>(work: Promise<T>): Promise<T>
}

export type ErrorReport = { error: unknown; doing: string }

/** A store of small values by name, as the shell itself uses it. Never throws: see {@link PlatformStorage}. */
export type StoragePort = {
  read(key: string): unknown
  write(key: string, value: unknown): void
  remove(key: string): void
}

/** The browser's word about its network; a request may fail all the same. */
export type NetworkPort = {
  isOnline(): boolean
  /** Calls back whenever the network returns; gives its undo. */
  onOnline(work: () => void): () => void
}

/**
 * Title and description around a screen: words of its own, or the values of the placeholders in the route's title. Fields
 * that are left out are the route's. [GRD-012, GRD-013] Picture and structured data are for those who read the HTML alone:
 * the browser writes neither.
 */
export type PageMeta = {
  title?: string
  description?: string
  /** Address of a picture. */
  image?: string
  /** Values of JSON-LD. */
  structuredData?: Record<string, unknown>[]
  values?: MetaValues
}

/**
 * Everything a remote gets from the shell. It reaches for no global: what is not here, it does not have.
 */
export type PlatformServices = {
  api: ApiClient
  queryClient: QueryClient
  bus: Bus
  navigation: Navigation
  clock: Clock
  notices: Notices
  /** The remote's own space in the browser's stores, and the one that all share. */
  storage: PlatformStorage & {
    /** @deprecated Values by bare names, for releases that were built before keys had schemas. */
    local: StoragePort
    /** @deprecated As `local`. */
    session: StoragePort
  }
  /** The code of the sales person whose link was opened in this session. [GRD-045] */
  salesPerson(): string | undefined
  config: Pick<PageData, 'environment' | 'version' | 'links' | 'phones' | 'services'> &
    // Older shells have none.
    Partial<Pick<PageData, 'recommendSpecs' | 'limitedTypes' | 'switches' | 'orderSources'>>
  entry: EntryKind
  app: AppBridge
  /** Whether the device has a network. Older shells do not say. */
  network?: NetworkPort
  styleNonce: string
  /** A value nobody can guess or repeat: names an intent. */
  randomId(): string
  report(report: ErrorReport): void
  /** In a slot it does nothing: the page belongs to the screen. */
  setMeta(meta: PageMeta): void
  slots: SlotService
  /** Remembers this page, then goes to the login entrance. [GRD-085] */
  login(): void
  /**
   * Asks that this release is not replaced by a newer one just now: something would be lost, like a form half
   * filled in. Gives its undo. Until then the page stays on the old files; leaving the remote ends it too.
   */
  holdRelease(): () => void
}

/** The props that the shell hands to a remote's lifecycles. */
export type RemoteProps = {
  /** Names this one mount to single-spa-react. */
  name: string
  /** `name@version`, as on the bus and in reports. */
  release: string
  platform: PlatformServices
  container: HTMLElement
  /** The remote's own screens threw: the shell decides what stands in its place. */
  onCrash(error: unknown): void
  /** A screen is on its way, or stands: the shell waits for it, and gives one up that never comes. */
  onWaiting?(isWaiting: boolean): void
  /** The slot that is to be filled, with what its offerer gives; nothing where a screen is shown. */
  slot?: { id?: string; name: string; version: number; props: unknown }
}

export type Lifecycles = {
  bootstrap(props: RemoteProps): Promise<unknown>
  mount(props: RemoteProps): Promise<unknown>
  unmount(props: RemoteProps): Promise<unknown>
}

/** The lifecycles of a slot. `update` hands over other properties of the slot; without it the slot is filled anew. */
export type SlotLifecycles = Lifecycles & { update?(props: RemoteProps): Promise<unknown> }

/** The module that a remote's entry exposes as `./remote`. `slots`: by the names of the slots that it fills. */
export type RemoteLifecycles = Lifecycles & { slots?: Readonly<Record<string, SlotLifecycles>> }
