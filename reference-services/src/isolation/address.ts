import { entryOf, mobilePath } from '@shop/shared/routes'
import type { Rendering } from '../edge/first-view/chosen-rendering.ts'
import type { ChosenReleases } from './chosen-releases.ts'
import { type FaultRule, readFaults } from './fault-rules.ts'
import { isInApp, isPersona, type PersonaName, personas } from './personas.ts'

export const viewports = ['desktop', 'mobile', 'webview'] as const
export type Viewport = (typeof viewports)[number]

export const renderings = ['server', 'browser'] as const satisfies readonly Rendering[]

/** The whole state of the isolated shop, as the panel's address has it. */
export type IsolatedState = {
  /** Where the frame begins. */
  path: string
  persona: PersonaName
  week: string | undefined
  clock: Date | undefined
  faults: ReadonlyMap<string, FaultRule>
  viewport: Viewport
  /** Where the first view is drawn; as members get it when nothing is said. */
  rendering: Rendering | undefined
  /** Whether the data of the seed is put back. */
  isFresh: boolean
  /** Releases of the store, by their versions; those that the host was started with when nothing is said. */
  releases: ChosenReleases
}

export type ReadAddress = { state: IsolatedState; problems: readonly string[] }

/** A value of the address, or the standing one and what is wrong with it. */
type Reading<T> = { value: T; problem?: string }

const isRendering = (text: string): text is Rendering => (renderings as readonly string[]).includes(text)
const isViewport = (text: string): text is Viewport => (viewports as readonly string[]).includes(text)

/** Reads the panel's address. What it cannot read is left out and named, so that no link shows something else in silence. */
export function readAddress(
  query: URLSearchParams,
  { home, calls }: { home: string; calls: readonly string[] },
): ReadAddress {
  const given = (name: string) => query.get(name) ?? ''
  const persona = choice('persona', given('persona'), isPersona, 'member', Object.keys(personas))
  const isApp = isInApp(persona.value)
  const viewport = choice('viewport', given('viewport'), isViewport, isApp ? 'webview' : 'desktop', viewports)
  const rendering = choice('render', given('render'), isRendering, undefined, renderings)
  const path = readPath(given('path'), home)
  const clock = readClock(given('clock'))
  const { faults, problems } = readFaults({ fail: given('fail'), delay: given('delay') }, calls)
  return {
    problems: [persona, viewport, rendering, path, clock].flatMap(({ problem }) => problem ?? []).concat(problems),
    state: {
      path: isApp ? inApp(path.value) : path.value,
      persona: persona.value,
      week: given('week') === '' ? undefined : given('week'),
      clock: clock.value,
      faults,
      viewport: viewport.value,
      rendering: rendering.value,
      isFresh: given('data') !== 'kept',
      releases: { release: readVersion(given('release')), shell: readVersion(given('shell')) },
    },
  }
}

/** A plus that was typed into an address arrives as a space. */
const readVersion = (text: string): string | undefined => (text === '' ? undefined : text.replace(' ', '+'))

function choice<T extends string, Standard extends T | undefined>(
  name: string,
  text: string,
  is: (text: string) => text is T,
  standard: Standard,
  all: readonly string[],
): Reading<T | Standard> {
  if (text === '') return { value: standard }
  if (is(text)) return { value: text }
  return { value: standard, problem: `${name}=${text}: 次のいずれかを指定してください: ${all.join(' ')}` }
}

/** A page of the shop: not another site, and not the panel in itself. */
function readPath(text: string, home: string): Reading<string> {
  if (text === '') return { value: home }
  const isOwn = /^\/(?![/\\])/.test(text) && !text.startsWith('/_isolate')
  return isOwn ? { value: text } : { value: home, problem: `path=${text}: このサイト内のパスを指定してください` }
}

function readClock(text: string): Reading<Date | undefined> {
  if (text === '') return { value: undefined }
  // A plus that was typed into an address arrives as a space.
  const typed = text.replace(' ', '+')
  const hour = new Date(typed)
  const isHour = !Number.isNaN(hour.getTime()) && /(?:Z|[+-]\d\d:\d\d)$/.test(typed)
  if (isHour) return { value: hour }
  return {
    value: undefined,
    problem: `clock=${text}: 時差つきの日時を指定してください（例 2026-11-20T18:00:00+09:00）`,
  }
}

function inApp(path: string): string {
  const { pathname, search, hash } = new URL(path, 'https://shop.invalid')
  return entryOf(pathname) === 'app' ? path : `${mobilePath(pathname)}${search}${hash}`
}
