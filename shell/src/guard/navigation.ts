import type { NavigateOptions, Navigation, PlatformLocation } from '@shop/shared/router'
import { entryOf, isWebOnly, judge, matchRoute, mobilePath, type RouteMatch, type Verdict } from '@shop/shared/routes'
import { createFollower } from './follow-verdict.ts'
import type { GuardPorts } from './guard-ports.ts'
import { type HistoryEntry, isShopEntry, readEntry } from './history-entry.ts'
import { notFoundMatch } from './shell-routes.ts'

/** The state of the page: where, which route, and whether it is shown to a visitor. */
export type Shown = { location: PlatformLocation; match: RouteMatch | undefined; viewMode: boolean }

export type HistoryWindow = Pick<Window, 'history' | 'location' | 'addEventListener' | 'scrollTo' | 'scrollY'>

type On = Extract<Verdict, { go: 'on' }>

/** A verdict that leads to another address is followed so often before it counts as a loop. */
const maxRedirects = 5

export type GuardedNavigation = Navigation & {
  shown(): Shown
  /** Judges the address the page was opened with. */
  begin(): void
}

/**
 * The one owner of the browser's history. Every move is judged first; what the guard refuses never
 * reaches the address bar, and a step back that it refuses is undone.
 */
export function createNavigation(window: HistoryWindow, ports: GuardPorts): GuardedNavigation {
  const listeners = new Set<() => void>()
  // Where in the history a location stands, to undo a step that is refused.
  const indexes = new WeakMap<PlatformLocation, number>()
  const entryHere = () => readEntry({ history: window.history, randomId: ports.randomId })
  let shown: Shown = { location: locationOf(window, entryHere()), match: undefined, viewMode: false }
  // Raised by every move: a refresh or a wait that ends late is no longer asked for.
  let move = 0
  let isMoving = false
  let isJudgedAgain = false
  // A step that the page itself has asked for.
  let isOwnStep = false
  const follow = createFollower(ports)

  function enter(location: PlatformLocation, match: RouteMatch | undefined, { viewMode, initOrder }: On): void {
    if (initOrder) ports.initOrder()
    shown = { location, match, viewMode }
    for (const listener of [...listeners]) listener()
  }

  function visitOf(url: URL, isCutOff = false) {
    const routes = ports.routes()
    const entry = entryOf(url.pathname)
    const isInApp = ports.app.isInApp()
    const twin = entry === 'app' ? undefined : matchRoute(routes, mobilePath(url.pathname))
    const isOfWeb = entry === 'web' && twin === undefined && !isInApp
    // A page of staff is no page at all where it does not exist: Main, as for every route that is missing.
    const hasNotFound = isOfWeb && !isWebOnly(url.pathname)
    const match = matchRoute(routes, url.pathname) ?? (hasNotFound ? notFoundMatch() : undefined)
    const verdict = judge({
      match,
      twin,
      entry,
      address: addressOf(url),
      session: ports.session(),
      hasIdToken: ports.hasIdToken(),
      isLoginPending: ports.isLoginPending(),
      isInApp,
      isCutOff,
      link: ports.link.query(url),
    })
    return { match, verdict }
  }

  const isTakenByApp = (isAsked: boolean, url: URL, match: RouteMatch | undefined) =>
    isAsked && ports.handsOver(url, match)

  /** Follows verdicts until the page may be shown. `commit` writes the history when that is so. */
  async function go(asked: URL, commit: (url: URL) => PlatformLocation, isPush: boolean): Promise<void> {
    const mine = move
    let isAsked = isPush
    let url = asked
    let redirects = 0
    function arrive(at: URL, match: RouteMatch | undefined, verdict: On): void {
      if (!isTakenByApp(isAsked, at, match)) enter(commit(at), match, verdict)
    }
    while (move === mine && redirects <= maxRedirects) {
      const missing = ports.beforeVerdict(url.pathname)
      if (missing !== undefined) await missing
      if (move !== mine) return
      const { match, verdict } = visitOf(url)
      if (verdict.go === 'on') return arrive(url, match, verdict)
      const next = await follow(url, verdict)
      if (next === undefined) return
      redirects += Number(next !== url)
      isAsked = isStillAsked(isAsked, verdict, next === url)
      url = next
    }
  }

  function write(how: 'pushState' | 'replaceState', state: unknown): (url: URL) => PlatformLocation {
    return (url) => {
      const step = how === 'pushState' ? 1 : 0
      const entry: HistoryEntry = { index: entryHere().index + step, key: ports.randomId(), state }
      window.history[how](entry, '', addressOf(url))
      return locationOf(window, entry)
    }
  }

  /** The address bar has moved already; another address than the one asked for replaces it. */
  function keep(asked: URL): (url: URL) => PlatformLocation {
    return (url) =>
      addressOf(url) === addressOf(asked) ? locationOf(window, entryHere()) : write('replaceState', undefined)(url)
  }

  function moveTo(url: URL, commit: (url: URL) => PlatformLocation, isPush = false): void {
    move += 1
    const mine = move
    isMoving = true
    void go(url, commit, isPush).finally(() => {
      if (move === mine) isMoving = false
    })
  }

  function navigate(to: string, { replace = false, state }: NavigateOptions = {}): void {
    const url = parsed(to) ?? new URL('/', window.location.href)
    // A blob of ours has our origin too, and is no page.
    if (!/^https?:$/.test(url.protocol) || isRefusedOffline(url)) return
    if (url.origin === window.location.origin)
      moveTo(url, write(replace ? 'replaceState' : 'pushState', state), !replace)
    else if (!ports.handsOver(url, undefined)) window.location.assign(url.href)
  }

  /** An address that is none leads to Main, like any other that nobody declared. */
  function parsed(to: string): URL | undefined {
    try {
      return new URL(to, window.location.href)
    } catch {
      ports.say('notFound')
      return undefined
    }
  }

  /** Within the page that is shown nothing needs to be loaded. */
  function isRefusedOffline(url: URL): boolean {
    const isCutOff = !ports.isOnline() && !isPageShown(url)
    if (visitOf(url, isCutOff).verdict.go !== 'stay') return false
    ports.say('offline')
    return true
  }

  const isPageShown = ({ origin, pathname, search }: URL) =>
    shown.match !== undefined &&
    origin === window.location.origin &&
    pathname === shown.location.pathname &&
    search === shown.location.search

  function stepped(event: PopStateEvent): void {
    // single-spa repeats our own moves as events of its own.
    if ((event as PopStateEvent & { singleSpa?: boolean }).singleSpa === true) return
    const url = new URL(window.location.href)
    const entry = ownEntry(url)
    const isAsked = isOwnStep
    isOwnStep = false
    if (entry.key === shown.location.key) return
    if ((!isAsked && ports.closesDialog()) || isRefusedOffline(url)) {
      const stepsBack = indexOf(shown.location) - entry.index
      // Nought would load the page anew.
      if (stepsBack !== 0) window.history.go(stepsBack)
      return
    }
    moveTo(url, keep(url))
  }

  /** Our note in the history here. A link to a fragment made an entry that is not ours yet. */
  function ownEntry(url: URL): HistoryEntry {
    if (isShopEntry(window.history.state)) return entryHere()
    const entry: HistoryEntry = { index: indexOf(shown.location) + 1, key: ports.randomId(), state: undefined }
    window.history.replaceState(entry, '', addressOf(url))
    return entry
  }

  const indexOf = (location: PlatformLocation) => indexes.get(location) ?? 0

  function locationOf(source: HistoryWindow, entry: HistoryEntry): PlatformLocation {
    const { pathname, search, hash } = source.location
    const location = { pathname, search, hash, state: entry.state, key: entry.key }
    indexes.set(location, entry.index)
    return location
  }

  /**
   * Who is logged in has changed: the page on show may no longer be allowed, or only now. A move that is
   * under way is judged by the new session itself.
   */
  function judgeAgain(): void {
    if (isJudgedAgain || shown.match === undefined) return
    isJudgedAgain = true
    queueMicrotask(() => {
      isJudgedAgain = false
      if (isMoving) return
      const url = new URL(window.location.href)
      const { match, verdict } = visitOf(url)
      if (verdict.go === 'on' && match?.route === shown.match?.route && verdict.viewMode === shown.viewMode) return
      moveTo(url, keep(url))
    })
  }

  return {
    current: () => shown.location,
    subscribe(on) {
      listeners.add(on)
      return () => void listeners.delete(on)
    },
    navigate,
    go(steps) {
      isOwnStep = true
      window.history.go(steps)
    },
    shown: () => shown,
    begin() {
      window.history.scrollRestoration = 'manual'
      window.addEventListener('popstate', stepped)
      ports.subscribeSession(judgeAgain)
      const url = new URL(window.location.href)
      const entry = entryHere()
      window.history.replaceState(entry, '', addressOf(url))
      moveTo(url, keep(url))
    },
  }
}

const addressOf = (url: URL): string => `${url.pathname}${url.search}${url.hash}`

/** Where the guard leads somebody is shown here; the same screen at its right address is still what was asked for. */
const isStillAsked = (isAsked: boolean, { go }: Verdict, isSame: boolean): boolean =>
  isAsked && (isSame || go === 'rewrite')
