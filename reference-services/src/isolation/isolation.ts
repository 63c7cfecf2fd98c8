import type { PageKind } from '@shop/shared/contract'
import { plannedWeeks } from '../calendar/planning-weeks.ts'
import type { ShopClock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Rendering } from '../edge/first-view/chosen-rendering.ts'
import { type LoginForTab, loginForTab } from '../testing/login-for-tab.ts'
import { type IsolatedState, readAddress } from './address.ts'
import { callsByName, nameOfCall, nameOfFile } from './calls.ts'
import { showReleases } from './chosen-releases.ts'
import { createIsolationEvents } from './events.ts'
import type { FaultRule } from './fault-rules.ts'
import { addFaults } from './faults.ts'
import { addIsolationRoutes } from './isolation-routes.ts'
import type { AppliedFaults, Isolation, IsolationOptions } from './isolation-types.ts'
import { isInApp, personas } from './personas.ts'
import { saveSeedSnapshot } from './seed-snapshot.ts'

export type { ChosenReleases, IsolatedReleases, ReleaseChoice } from './chosen-releases.ts'
export type { Isolation } from './isolation-types.ts'

/**
 * The shop as QA and developers look at it: a panel that puts personas, hours and failures into it.
 * No setting switches it on, only the code that starts the shop; and never in production.
 */
export function createIsolation(options: IsolationOptions, config: Config, clock: ShopClock): Isolation {
  if (config.environment === 'production') throw new TypeError('isolation is not for production')
  const events = createIsolationEvents()
  const startHour = config.clock
  let rules: ReadonlyMap<string, FaultRule> = new Map()
  const wakers: (() => void)[] = []
  let data: { database: OpenDatabase; keepCurrent(): Promise<void> } | undefined
  let isTouched = false
  let hasApp = false
  let rendering: Rendering | undefined

  const ports = {
    ruleOf: (call: string) => rules.get(call),
    nextRules: () =>
      new Promise<void>((resolve) => {
        wakers.push(resolve)
      }),
    wake() {
      for (const waker of wakers.splice(0)) waker()
    },
    events,
    touched() {
      isTouched = true
    },
  }

  const read = (query: URLSearchParams) => readAddress(query, { home: options.home, calls: [...callsByName.keys()] })
  const openWeeks = (at: Date) => plannedWeeks(at, 0, 1).map(({ number }) => number)

  function setRules({ faults }: IsolatedState): AppliedFaults['rules'] {
    rules = faults
    ports.wake()
    return [...faults].map(([call, rule]) => ({ call, ...rule }))
  }

  /** The seed's data at the hour that is wanted. */
  async function setData({ clock: hour, isFresh }: IsolatedState): Promise<void> {
    const copy = data?.database.copy
    if (copy !== undefined && options.seeded !== undefined && isTouched && isFresh) {
      await copy.restore(options.seeded)
      isTouched = false
    }
    clock.set(hour ?? new Date(startHour ?? Date.now()))
    await data?.keepCurrent()
    // Weeks of another hour may have come in.
    if (hour !== undefined) isTouched = true
  }

  return {
    options,
    seeded: options.seeded,
    events,
    read,
    now: clock.now,
    openWeeks,
    async apply(query) {
      const { state, problems } = read(query)
      // Nothing of the preparation itself shall fail.
      rules = new Map()
      ports.wake()
      const notShown = await showReleases(options.releases, state.releases)
      await setData(state)
      const { account } = personas[state.persona]
      const login = account === undefined ? undefined : (await loginForTab(config.origins, account)).login
      const applied = setRules(state)
      hasApp = isInApp(state.persona)
      rendering = state.rendering
      const weeks = openWeeks(clock.now())
      const weekIndex = state.week === undefined ? 0 : weeks.indexOf(state.week)
      const noSuchWeek = weekIndex >= 0 ? [] : [`week=${state.week}: この日時に受付中の週は ${weeks.join(' ')} です`]
      const noServerEntry =
        state.rendering === 'server' && options.isUnrendered === true
          ? ['render=server: このビルドはサーバーで描画できません。--production をつけて起動してください']
          : []
      const outcome = {
        kind: kindOf(state),
        weekIndex: Math.max(weekIndex, 0),
        rules: applied,
        problems: [...problems, ...notShown, ...noSuchWeek, ...noServerEntry],
      }
      return hasApp && login !== undefined
        ? { ...outcome, path: asTheAppOpens(state, login), login: undefined }
        : { ...outcome, path: state.path, login }
    },
    hasApp: () => hasApp,
    rendering: () => rendering,
    applyFaults(query) {
      const { state, problems } = read(query)
      return { rules: setRules(state), problems }
    },
    async began(database, keepCurrent) {
      data = { database, keepCurrent }
      await saveSeedSnapshot(database, options.seeded)
    },
    atEdge(server) {
      addFaults(server, (request) => nameOfFile(request.url.replace(/[?#].*$/s, '')), ports)
      addIsolationRoutes(server, this)
    },
    atServices: (server) => addFaults(server, (request) => nameOfCall(request.routeOptions.config.call), ports),
  }
}

const kindOf = ({ persona, viewport }: IsolatedState): PageKind => ({
  who: personas[persona].account === undefined ? 'visitor' : 'member',
  device: viewport === 'desktop' ? 'desktop' : 'phone',
})

/** The app hands its token and its week over in the address; the page keeps neither. [GRD-021, GRD-069] */
function asTheAppOpens({ path: asked, week }: IsolatedState, { accessToken }: LoginForTab): string {
  const url = new URL(asked, 'https://shop.invalid')
  url.searchParams.set('accessToken', accessToken)
  if (week !== undefined) url.searchParams.set('planningWeekNumber', week)
  return `${url.pathname}${url.search}${url.hash}`
}
