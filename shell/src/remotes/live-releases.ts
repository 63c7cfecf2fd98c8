import type { PageData, PageRelease } from '@shop/shared/contract'
import { type Route, routesOf } from '@shop/shared/routes'
import { bucketOf } from './bucket.ts'
import { type Choice, chooseCandidates } from './choose-candidates.ts'
import type { ReleaseRules } from './judge-release.ts'
import { type RemoteLog, withCandidates } from './remote-log.ts'

export type LiveReleasesPorts = {
  /** The releases that the edge wrote into the page. */
  remotes: unknown
  /** Routes of the remotes whose releases only the registry names. */
  routes?: PageData['routes']
  rules: ReleaseRules
  /** The shell itself, `shell@version`. */
  origin: string
  /** Who is here: the member's code, else a name for this browser. */
  person(): string
  /** The edge's offer of now, in the form of the page data; rejects when it cannot be had. */
  fetchRegistry(): Promise<unknown>
  elapsedMs(): number
  log: RemoteLog
  report(error: unknown, release: string, doing: string): void
}

export type LiveReleases = {
  candidatesOf(remote: string): readonly PageRelease[]
  /** The remotes whose releases are known. */
  names(): readonly string[]
  /** Routes of all remotes, as the chosen releases declare them. */
  routes(): readonly Route[]
  /** Chooses by what is known and who is here now. A remote that holds keeps what it has. */
  choose(): void
  /** Asks what is offered now. What comes of it is taken by the next {@link choose}. */
  ask(): Promise<void>
  /** Whether the page knows no more of a remote than its routes; {@link ask} changes that. */
  isUnnamed(remote: string): boolean
  /** Whether it is so of any remote. */
  hasUnnamed(): boolean
  askWhenOlderThan(ms: number): void
  /** Calls back whenever the registry has answered. */
  onAnswer(work: () => void): void
}

/**
 * The releases of every remote while the page stands open: what the registry offers, and what of it
 * this visit may see. Asking never changes what is on show; choosing happens where a move begins.
 */
export function createLiveReleases(ports: LiveReleasesPorts): LiveReleases {
  let offered = asRecord(ports.remotes)
  let askedAt = ports.elapsedMs()
  let asking: Promise<void> | undefined
  const choices = new Map<string, Choice>()
  // The routes that a remote declared last: when it is switched off, its addresses stay and show the fallback.
  const routes = new Map<string, { release: PageRelease; routes: readonly Route[] }>()
  const unnamed = new Map(
    Object.entries(ports.routes ?? {}).map(([name, declared]) => [name, routesOf(name, declared)]),
  )
  const reportedIds = new Set<string>()
  const onAnswer: (() => void)[] = []
  let chosenFrom: { offered: unknown; person: string } | undefined

  function choose(): void {
    const person = ports.person()
    if (chosenFrom?.offered === offered && chosenFrom.person === person) return
    chosenFrom = { offered, person }
    for (const name of new Set([...choices.keys(), ...Object.keys(offered)])) {
      if (choices.has(name) && ports.log.getState()[name]?.isHeld === true) {
        chosenFrom = undefined
        continue
      }
      chooseFor(name, person)
    }
  }

  function chooseFor(name: string, person: string): void {
    const choice = chooseCandidates(offered[name], ports.rules, bucketOf(name, person))
    choices.set(name, choice)
    ports.log.setState((records) => withCandidates(records, name, choice.judged))
    reportRefused(name, choice)
    declare(name, choice.candidates[0])
  }

  /** Routes stay the same objects as long as the release does: the guard tells them apart by that. */
  function declare(name: string, release: PageRelease | undefined): void {
    if (release === undefined || routes.get(name)?.release.base === release.base) return
    routes.set(name, { release, routes: routesOf(name, release.routes) })
    unnamed.delete(name)
  }

  function reportRefused(name: string, { judged }: Choice): void {
    for (const { version, verdict } of judged) {
      const id = `${name}@${version}`
      if (verdict.is !== 'refused' || reportedIds.has(id)) continue
      reportedIds.add(id)
      ports.report(new TypeError(`refused for its ${verdict.because}: ${verdict.words}`), id, 'choose a release')
    }
  }

  /** Nothing of these is on show: their choice waits for no move. */
  function chooseUnnamed(): void {
    for (const name of Object.keys(offered)) if (isUnnamed(name)) chooseFor(name, ports.person())
  }

  async function fetchOnce(): Promise<void> {
    try {
      const { remotes } = asRecord(await ports.fetchRegistry())
      if (typeof remotes !== 'object' || remotes === null) throw new TypeError('the registry names no remotes')
      offered = asRecord(remotes)
      chooseUnnamed()
      for (const work of onAnswer) work()
    } catch (error) {
      // The last good state is kept. No network is nothing to tell of.
      if (error instanceof TypeError && error.message.startsWith('the registry'))
        ports.report(error, ports.origin, 'read the registry')
    } finally {
      askedAt = ports.elapsedMs()
      asking = undefined
    }
  }

  const isUnnamed = (name: string): boolean => unnamed.has(name) && !choices.has(name)

  function ask(): Promise<void> {
    asking ??= fetchOnce()
    return asking
  }

  choose()
  return {
    candidatesOf: (name) => choices.get(name)?.candidates ?? [],
    names: () => [...choices.keys()],
    routes: () => [...[...routes.values()].map((declared) => declared.routes), ...unnamed.values()].flat(),
    choose,
    ask,
    isUnnamed,
    hasUnnamed: () => [...unnamed.keys()].some(isUnnamed),
    askWhenOlderThan(ms) {
      if (ports.elapsedMs() - askedAt >= ms) void ask()
    },
    onAnswer: (work) => void onAnswer.push(work),
  }
}

/** Something that came over the network, as far as it is a record at all. */
const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
