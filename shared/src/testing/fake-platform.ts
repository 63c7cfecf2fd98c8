import { createApiClient } from '@shop/shared/api'
import type { EntryKind } from '@shop/shared/domain'
import type {
  AppBridge,
  ErrorReport,
  MessageToApp,
  NetworkPort,
  PageMeta,
  PlatformServices,
} from '@shop/shared/platform'
import { QueryClient } from '@shop/shared/query'
import { readSession } from '@shop/shared/session'
import { anOrdinaryMoment } from './builders.ts'
import { joinTestBus } from './fake-bus.ts'
import { fakeNavigation } from './fake-navigation.ts'
import { fakeNotices } from './fake-notices.ts'
import { type FakeSlots, fakeSlots } from './fake-slots.ts'
import { fakeStorage } from './fake-storage.ts'
import { testServices } from './test-services.ts'

export type FakePlatformOptions = {
  now?: string
  path?: string
  entry?: EntryKind
  /** The app around the page; none unless said. */
  app?: 'older' | 'renewed'
  salesPerson?: string
}

export type FakePlatform = PlatformServices & {
  navigation: ReturnType<typeof fakeNavigation>
  notices: ReturnType<typeof fakeNotices>
  slots: FakeSlots
  /** With what it was asked. */
  app: AppBridge & { messages: readonly MessageToApp[] }
  /** Cuts the network off, or brings it back: for who asks for it. Requests are msw's. */
  network: NetworkPort & { setOnline(isOnline: boolean): void }
  /** Moves the clock. */
  setNow(iso: string): void
  reports: ErrorReport[]
  meta(): PageMeta | undefined
  /** How often the member was sent to the login. */
  logins(): number
  /** How many parts of the screen hold their release just now. */
  holds(): number
}

/** The platform as the shell hands it over, with a real API client, query client and bus behind it. */
export function fakePlatform(options: FakePlatformOptions = {}) {
  const { now = anOrdinaryMoment, path = '/', entry = 'web', app, salesPerson } = options
  let moment = new Date(now)
  let ids = 0
  let meta: PageMeta | undefined
  let logins = 0
  const holds = new Set<symbol>()
  const reports: ErrorReport[] = []
  const isMember = () => ['member', 'unregistered', 'expired'].includes(readSession().login.status)

  const platform: FakePlatform = {
    api: createApiClient({
      fetch: (...args) => globalThis.fetch(...args),
      services: testServices,
      accessToken: async () => (isMember() ? 'access-token' : undefined),
      refreshedToken: async () => undefined,
      userKey: () => 'member-1',
      now: () => moment.getTime(),
    }),
    queryClient: new QueryClient({
      defaultOptions: {
        queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
    bus: joinTestBus(),
    navigation: fakeNavigation(path),
    clock: { now: () => moment },
    notices: fakeNotices(),
    storage: fakeStorage(),
    slots: fakeSlots(),
    salesPerson: () => salesPerson,
    config: { environment: 'test', version: '1.0.0', links: {}, phones: {}, services: testServices },
    entry,
    app: fakeApp(app),
    network: fakeNetwork(),
    styleNonce: 'nonce',
    randomId() {
      ids += 1
      return `id-${ids}`
    },
    report: (report) => void reports.push(report),
    setMeta(next) {
      meta = next
    },
    login() {
      logins += 1
    },
    holdRelease() {
      const mark = Symbol('hold')
      holds.add(mark)
      return () => void holds.delete(mark)
    },
    setNow(iso) {
      moment = new Date(iso)
    },
    reports,
    meta: () => meta,
    logins: () => logins,
    holds: () => holds.size,
  }
  return platform
}

function fakeNetwork(): FakePlatform['network'] {
  const listeners = new Set<() => void>()
  let isOnline = true
  return {
    isOnline: () => isOnline,
    onOnline(work) {
      listeners.add(work)
      return () => void listeners.delete(work)
    },
    setOnline(next) {
      isOnline = next
      if (next) for (const work of [...listeners]) work()
    },
  }
}

function fakeApp(app: FakePlatformOptions['app']): FakePlatform['app'] {
  const messages: MessageToApp[] = []
  return {
    messages,
    isThere: () => app !== undefined,
    post(message) {
      if (app !== undefined) messages.push(message)
      return app !== undefined
    },
    isRenewed: () => app === 'renewed',
  }
}
