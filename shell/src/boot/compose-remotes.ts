import type { Timeline } from '@shop/shared/bus'
import type { PageData, PageRelease } from '@shop/shared/contract'
import type { EntryKind } from '@shop/shared/domain'
import { matchRoute, routesOf } from '@shop/shared/routes'
import { memberOf, readSession } from '@shop/shared/session'
import { takeUpStyleAttributes, takeUpStyles } from '@shop/shared/styles'
import { nextTask } from '@shop/shared/ui'
import { createPanelOpener, type PanelOpener } from '../features/platform-panel/panel-opener.ts'
import { remoteOf } from '../guard/drawn-by.ts'
import type { GuardedNavigation } from '../guard/navigation.ts'
import { createFederationLoader, type RemoteLoader, servedSets } from '../remotes/federation.ts'
import { createLiveReleases, type LiveReleases } from '../remotes/live-releases.ts'
import { createRemoteHost } from '../remotes/remote-host.ts'
import { type RemoteEvent, type RemoteLog, releaseAt, withEvent } from '../remotes/remote-log.ts'
import { createRemoteSlots, type RemoteSlots } from '../remotes/remote-slots.ts'
import { findRenderedScreen } from '../remotes/rendered-screen.ts'
import { createWatchdog, type WatchdogStores } from '../remotes/watchdog.ts'
import { watchErrors } from '../reporting/watch-errors.ts'
import { onReactCopy } from '../singletons/react-copies.ts'
import { federationInstances } from '../singletons/share-scopes.ts'
import { createSingletonWatch } from '../singletons/singleton-watch.ts'
import { createSlotService } from '../slots/slot-service.ts'
import { countArrivals } from '../waiting/arrivals.ts'
import { watchScripts } from '../waiting/watch-scripts.ts'
import { elapsedMs, isHidden, onHidden, onReturn, random, setTimer } from './browser-ports.ts'
import { type PlatformParts, platformFor } from './platform.ts'
import { randomId } from './random-id.ts'
import { codeOriginsOf, fetchRegistry, overrideOriginsOf } from './registry.ts'
import type { ShopStorage } from './storage.ts'
import { visitorId } from './visitor-id.ts'

type RemoteParts = {
  page: PageData
  /** The shell itself, `shell@version`. */
  origin: string
  log: RemoteLog
  report: PlatformParts['report']
}

/** Which release of each remote this visit sees. */
export function composeReleases(
  { page, origin, log, report }: RemoteParts,
  more: { entry: EntryKind; local: ShopStorage },
): LiveReleases {
  return createLiveReleases({
    remotes: page.remotes,
    routes: page.routes,
    rules: {
      sets: servedSets(page.alsoProvides),
      assetsOrigin: page.assetsOrigin,
      overrideOrigins: overrideOriginsOf(page),
    },
    person: () => memberOf(readSession())?.code ?? visitorId(more.local, randomId),
    origin,
    fetchRegistry: () => fetchRegistry(window.fetch.bind(window), more.entry),
    elapsedMs,
    log,
    report: (error, release, doing) => report({ error, doing }, release),
  })
}

type SlotParts = RemoteParts & {
  stores: WatchdogStores
  live: LiveReleases
  navigation: GuardedNavigation
  platform: PlatformParts
  nonce: string
  /** Settles once it is known what the HTML of the page shows. */
  rendered: Promise<unknown> | undefined
  timeline: Timeline
  /** A broken rule between shell and remotes hurts. */
  isStrict: boolean
}

/** Where remotes are mounted, watched and looked at. */
export function composeSlots(parts: SlotParts): { slots: RemoteSlots; panel: PanelOpener } {
  const { page, origin, log, report, live, navigation, platform, nonce, rendered, timeline, isStrict, stores } = parts
  const singletons = createSingletonWatch({
    platformSets: page.alsoProvides ?? [],
    instances: () => federationInstances(globalThis),
    report: (error, from) => {
      report({ error, doing: 'share one copy' }, from)
      if (isStrict) window.reportError(error)
    },
  })
  onReactCopy(globalThis, () => singletons.reactCopy(new Error('from here').stack ?? ''))
  const panel = createPanelOpener({
    isAllowed: page.platformPanel,
    document,
    session: platform.session,
    panel: () => ({
      page,
      nonce: platform.nonce,
      remotes: log,
      bus: timeline,
      providers: singletons.providers,
      instances: () => federationInstances(globalThis),
      session: platform.session,
      reopen(name) {
        const slot = slots.of(name)
        if (slot.state().is !== 'closed') slot.open()
      },
      location: window.location,
    }),
    report: (error) => report({ error, doing: 'open the platform panel' }, origin),
  })
  const origins = codeOriginsOf(page)
  const { alsoProvides = [] } = page
  const arrivals = countArrivals(window.fetch.bind(window))
  const isOurs = (address: string) => [window.location.origin, ...origins].includes(new URL(address).origin)
  watchScripts({ head: document.head, setTimer, elapsedMs, arrivals, isOurs })
  if (page.rendered !== undefined) {
    takeUpStyles(nonce, page.rendered.styleNames)
    takeUpStyleAttributes(document)
  }
  const { location: first } = navigation.shown()
  const loader = panel.withFaults(singletons.watched(createFederationLoader({ page: document, origins, alsoProvides })))
  const inTask: RemoteLoader = {
    async load(...release) {
      // A page that stands there already answers in between.
      if (rendered !== undefined) await nextTask()
      const [lifecycles] = await Promise.all([loader.load(...release), rendered])
      return lifecycles
    },
  }
  const common = {
    loader: inTask,
    candidatesOf: live.candidatesOf,
    async askForNews() {
      await live.ask()
      live.choose()
    },
    watchdog: createWatchdog({ stores, now: Date.now, setTimer, isHidden, onHidden }),
    elapsedMs,
    arrived: arrivals.count,
    random,
    isHidden,
    report: (error: unknown, release: string, doing: string) => {
      singletons.seeFailure(error, release)
      report({ error, doing }, release)
    },
    setTimer,
    onReturn,
  }
  const tell = (name: string, event: Omit<RemoteEvent, 'at'>) =>
    log.setState((records) => withEvent(records, name, { at: elapsedMs(), ...event }))
  const slotService = createSlotService(async () => {
    const { createSlotFiller } = await import('../slots/fill-slots.ts')
    return createSlotFiller({
      ...common,
      remotes: live.names,
      hasUnnamed: live.hasUnnamed,
      platformFor: ofRelease,
      tell,
    })
  })
  const ofRelease = (id: string, release: PageRelease, holdRelease: () => () => void) =>
    platformFor(id, platform, { facts: release, slots: slotService, holdRelease })
  const slots = createRemoteSlots({
    ...common,
    rendered: findRenderedScreen(document, page.rendered?.release),
    platformFor: ofRelease,
    fits: (name, release) => matchRoute(routesOf(name, release.routes), navigation.current().pathname) !== undefined,
    choose: live.choose,
    log,
  })
  slots.subscribe(singletons.look)
  live.onAnswer(slots.offerNewReleases)
  const own = `${window.location.origin}/`
  watchErrors(
    window,
    (stack) => stack.includes(own) || releaseAt(stack, log.getState()) !== undefined,
    ({ error, doing, stack }) => report({ error, doing }, releaseAt(stack, log.getState()) ?? origin),
  )
  const host = createRemoteHost(slots.of)
  navigation.subscribe(() => {
    const { match, location } = navigation.shown()
    if (location.pathname !== first.pathname || location.search !== first.search) slots.dropRendered()
    host.show(remoteOf(match), location.pathname)
  })
  return { slots, panel }
}
