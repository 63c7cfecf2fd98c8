import type { ApiClient } from '@shop/shared/api'
import type { Bus, BusDeclaration } from '@shop/shared/bus'
import type { PageData } from '@shop/shared/contract'
import type { Clock, EntryKind } from '@shop/shared/domain'
import type { AppBridge, ErrorReport, PageMeta, PlatformServices, SlotService } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import type { Navigation } from '@shop/shared/router'
import { isRenewedApp } from '../arrival/app-tracker.ts'
import { salesPersonKey } from '../arrival/arrive.ts'
import type { Failures } from '../failures/failures.ts'
import { createPageMeta } from '../frame/screen/page-meta.ts'
import type { GuardedNavigation } from '../guard/navigation.ts'
import type { BaseNotices } from '../notices/notices.ts'
import { onOnline } from './browser-ports.ts'
import type { PageBase } from './page-base.ts'
import { randomId } from './random-id.ts'
import { storageFor } from './remote-storage.ts'
import type { ShopStorage } from './storage.ts'

export type PlatformParts = {
  api: ApiClient
  queryClient: QueryClient
  /** The end of the bus for a release, or for the shell itself. */
  joinBus(origin: string, declared: BusDeclaration): Bus
  navigation: Navigation
  clock: Clock
  notices: BaseNotices
  local: ShopStorage
  session: ShopStorage
  page: PageData
  entry: EntryKind
  app: AppBridge
  nonce: string
  randomId(): string
  failures: Failures
  report(report: ErrorReport, origin: string): void
  setMeta(meta: PageMeta): void
  login(): void
}

export type PlatformHolder = { facts: BusDeclaration; slots: SlotService; holdRelease(): () => void }

type Made = Pick<PlatformParts, 'api' | 'queryClient' | 'notices' | 'nonce' | 'failures' | 'login' | 'app'>

/** A page of the web; it may have been opened inside of the app. */
export const withoutApp = (session: ShopStorage): AppBridge => ({
  isThere: () => false,
  post: () => false,
  isRenewed: () => isRenewedApp(session),
})

/** All that the platforms of shell and releases are made of. */
export const platformParts = (base: PageBase, parts: Made & { navigation: GuardedNavigation }): PlatformParts => ({
  ...base,
  ...parts,
  joinBus: base.bus.join,
  randomId,
  setMeta: createPageMeta({ document, origin: base.page.services.shop, shown: parts.navigation.shown }),
})

/** The platform in the hands of one release, `name@version`. */
export function platformFor(origin: string, parts: PlatformParts, holder: PlatformHolder): PlatformServices {
  const { environment, version, links, phones, services, recommendSpecs, limitedTypes, switches, orderSources } =
    parts.page
  const { local, session } = parts
  return {
    api: parts.failures.watchedClient(parts.api, origin),
    queryClient: parts.queryClient,
    bus: parts.joinBus(origin, holder.facts),
    navigation: parts.navigation,
    clock: parts.clock,
    notices: { ...parts.notices, failure: (error, call) => parts.failures.handleUnexpected(error, call, origin) },
    storage: storageFor(origin.slice(0, origin.indexOf('@')), { local, session }),
    salesPerson: () => session.read(salesPersonKey) as string | undefined,
    config: { environment, version, links, phones, services, recommendSpecs, limitedTypes, switches, orderSources },
    entry: parts.entry,
    app: parts.app,
    network: { isOnline: () => navigator.onLine, onOnline },
    styleNonce: parts.nonce,
    randomId: parts.randomId,
    report: (report) => parts.report(report, origin),
    setMeta: parts.setMeta,
    slots: holder.slots,
    login: parts.login,
    holdRelease: holder.holdRelease,
  }
}

/** Screens of the shell have no slots. */
const noSlots: SlotService = {
  open({ changed }) {
    changed('empty')
    return { update: () => undefined, close: () => undefined }
  },
}

/** The shell's own: its bare names are those of what it keeps itself, and it is replaced by nothing. */
export function shellPlatform(origin: string, parts: PlatformParts, facts: BusDeclaration): PlatformServices {
  const { storage, ...platform } = platformFor(origin, parts, {
    facts,
    slots: noSlots,
    holdRelease: () => () => undefined,
  })
  return { ...platform, storage: { ...storage, local: parts.local, session: parts.session } }
}
