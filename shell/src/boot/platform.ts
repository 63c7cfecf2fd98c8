import type { ApiClient } from '@shop/shared/api'
import type { Bus, BusDeclaration } from '@shop/shared/bus'
import type { PageData } from '@shop/shared/contract'
import type { Clock, EntryKind } from '@shop/shared/domain'
import type { ErrorReport, Notices, PageMeta, PlatformServices, StoragePort } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import type { Navigation } from '@shop/shared/router'
import type { Failures } from '../failures/failures.ts'

export type PlatformParts = {
  api: ApiClient
  queryClient: QueryClient
  /** The end of the bus for a release, or for the shell itself. */
  joinBus(origin: string, declared: BusDeclaration): Bus
  navigation: Navigation
  clock: Clock
  notices: Notices
  local: StoragePort
  session: StoragePort
  page: PageData
  entry(): EntryKind
  nonce: string
  randomId(): string
  failures: Failures
  report(report: ErrorReport, origin: string): void
  setMeta(meta: PageMeta): void
  login(): void
}

/** What is one holder's own. */
export type PlatformHolder = { facts: BusDeclaration; holdRelease(): () => void }

/** The platform in the hands of one release, or of the shell itself. */
export function platformFor(origin: string, parts: PlatformParts, holder: PlatformHolder): PlatformServices {
  const { environment, version, links, phones, services, recommendSpecs } = parts.page
  return {
    api: parts.failures.watched(parts.api, origin),
    queryClient: parts.queryClient,
    bus: parts.joinBus(origin, holder.facts),
    navigation: parts.navigation,
    clock: parts.clock,
    notices: { ...parts.notices, failure: (error, call) => parts.failures.told(error, call, origin) },
    storage: { local: parts.local, session: parts.session },
    config: { environment, version, links, phones, services, recommendSpecs },
    entry: parts.entry(),
    styleNonce: parts.nonce,
    randomId: parts.randomId,
    report: (report) => parts.report(report, origin),
    setMeta: parts.setMeta,
    login: parts.login,
    holdRelease: holder.holdRelease,
  }
}
