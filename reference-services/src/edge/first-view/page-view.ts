import type { IncomingHttpHeaders } from 'node:http'
import {
  type FirstView,
  type FirstViewRequest,
  type PageHead,
  type PageKind,
  type RenderedPage,
  type RouteDeclaration,
  type ShellManifest,
  slotMark,
} from '@shop/shared/contract'
import { entryOf, type Route } from '@shop/shared/routes'
import { placeAttribute, renderedAttribute } from '@shop/shared/routes/slot-place'
import { escapeHtml } from '../escape.ts'
import { type Offer, releaseName } from '../offers.ts'
import { namesSecret, type PageAnswer, type PageReads } from '../page-reads.ts'
import type { Screen } from '../screen-of.ts'
import { type FilledSlot, fillSlots, type SlotPorts } from './fill-slots.ts'
import type { FirstViews } from './first-views.ts'
import { pageKindOf } from './page-kind.ts'
import { shellBase } from './rendered-releases.ts'

/** A page as it stands before any script runs. */
export type PageView = {
  /** In parts, as the cache has them. */
  html: readonly string[]
  /** The shell's and the remote's, each the text of one element. */
  styles: readonly string[]
  head: PageHead
  rendered: RenderedPage
  /** Answers that its slots show, beside those of the page. */
  answers: readonly PageAnswer[]
  /** The remotes that fill its slots. */
  fillers: readonly string[]
}

type PageRequest = {
  path: string
  search: string
  shell: ShellManifest
  isCallback: boolean
  headers: IncomingHttpHeaders
  /** The facts of the page that are the same for all browsers. */
  facts: FirstViewRequest['page']
  screen: Screen
  reads: PageReads
} & Pick<SlotPorts, 'offers' | 'canaries' | 'readsOf'>

const minuteMs = 60_000

/**
 * Gives the frame of a page with the remote's screen in it, or with the place that waits for it, when it is there before
 * `late` settles. The app's pages are judged by a login first.
 */
export async function viewOfPage(
  page: PageRequest,
  views: Pick<FirstViews, 'view'>,
  late: Promise<unknown>,
): Promise<PageView | undefined> {
  const { shell, path, search, isCallback, screen, reads, offers, canaries, readsOf } = page
  const { route, offer } = screen
  if (route === undefined || shell.server === undefined) return undefined
  if (entryOf(path) === 'app' || namesSecret(search)) return undefined
  const { screen: name } = route.declaration
  if (route.owner === 'shell' && !shell.server.screens.includes(name)) return undefined
  const request = requestOf(page, route)
  // A visitor's page would flash before that of whoever is known in a moment.
  if (isCallback && (shell.takesUpReturn !== true || request.kind.who === 'visitor')) return undefined
  // Without weeks no screen is drawn.
  if (!isShownTo(request.kind.who, route.declaration) || reads.weeks.length === 0) return undefined
  const remote = offer?.descriptor.server?.screens.includes(name) === true ? offer : undefined
  const slots = shell.takesUpSlots === true ? { offers, canaries, readsOf, views, late } : undefined
  return framedView({ shell: shell.version, remote, request, slots }, views, late)
}

/** Whoever is not logged in is led elsewhere from a page of members. */
export const isShownTo = (who: PageKind['who'], { requiredAuth, viewMode }: RouteDeclaration): boolean =>
  who === 'member' || !requiredAuth || viewMode

/** The hour is that of the whole minute, so that one view does for all who come within it. */
function requestOf({ path, search, headers, facts, screen, reads }: PageRequest, route: Route): FramedFacts['request'] {
  const kind = pageKindOf(headers)
  const now = Math.floor(facts.serverTime / minuteMs) * minuteMs
  return {
    path,
    search,
    route: { owner: route.owner, declaration: route.declaration },
    paths: screen.paths,
    kind,
    now,
    answers: reads.answers
      .filter(({ isCommon }) => kind.who === 'visitor' || isCommon)
      .map(({ address, json }) => ({ address, json })),
    page: { ...facts, serverTime: now },
  }
}

type FramedFacts = {
  /** Version of the shell. */
  shell: string
  /** The release whose screen the page shows, when that screen can be rendered. */
  remote: Offer | undefined
  request: Omit<FirstViewRequest, 'hasScreen'>
  /** Nothing where the shell does not take up what fills them. */
  slots: SlotPorts | undefined
}

async function framedView(
  { shell, remote, request, slots }: FramedFacts,
  views: Pick<FirstViews, 'view'>,
  late: Promise<unknown>,
): Promise<PageView | undefined> {
  const frameWith = (hasScreen: boolean) =>
    views.view({ name: 'shell', version: shell, base: shellBase(shell) }, { ...request, hasScreen }, late)
  if (remote !== undefined) {
    const { name, version } = remote.descriptor
    const withScreen = { ...request, hasScreen: true }
    const [frame, screen] = await Promise.all([
      frameWith(true),
      views.view({ name, version, base: remote.base }, withScreen, late),
    ])
    if (frame !== undefined && screen !== undefined) {
      const filled = slots === undefined ? [] : await fillSlots(screen.slots ?? [], withScreen, slots)
      return joined(request, frame, { view: screen, remote, slots: filled })
    }
    if (screen !== undefined) return undefined
  }
  const frame = await frameWith(false)
  return frame && joined(request, frame, undefined)
}

type FramedScreen = { view: FirstView; remote: Offer; slots: readonly FilledSlot[] } | undefined

function joined({ kind, path, now }: FramedFacts['request'], frame: FirstView, screen: FramedScreen): PageView {
  const heads = screen === undefined ? [frame] : [frame, screen.view]
  const slots = screen?.slots ?? []
  const parts = [...heads, ...slots.map(({ view }) => view)]
  return {
    html: htmlOf(frame, screen),
    styles: parts.map(({ styles }) => styles),
    head: Object.assign({}, ...heads.map(({ head }) => head)),
    rendered: {
      kind,
      path,
      now,
      queries: parts.flatMap(({ queries }) => queries),
      styleNames: parts.flatMap(({ styleNames }) => styleNames),
      ...(screen === undefined ? {} : { release: releaseName(screen.remote.descriptor) }),
    },
    answers: slots.flatMap(({ answers }) => answers),
    fillers: [...new Set(slots.map(({ remote }) => remote.descriptor.name))],
  }
}

function htmlOf(frame: FirstView, screen: FramedScreen): string[] {
  const at = frame.html.indexOf(slotMark)
  if (at < 0) return [frame.html]
  const rest = frame.html.slice(at + slotMark.length)
  return [frame.html.slice(0, at), ...(screen === undefined ? [] : screenHtml(screen)), rest]
}

const screenHtml = ({ view, remote, slots }: NonNullable<FramedScreen>): string[] => [
  `<div ${namesOf(remote)}>`,
  ...withSlots(view.html, slots),
  '</div>',
]

/** The HTML of a screen with what fills its slots, in parts. */
function withSlots(html: string, slots: readonly FilledSlot[]): string[] {
  const places = slots
    .map((slot) => ({ slot, at: html.indexOf(`${placeAttribute}="${escapeHtml(slot.id)}"></`) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const parts: string[] = []
  let from = 0
  for (const { slot, at } of places) {
    const end = html.indexOf('>', at) + 1
    parts.push(html.slice(from, end), `<div ${namesOf(slot.remote)} ${renderedAttribute}>`, slot.view.html, '</div>')
    from = end
  }
  return [...parts, html.slice(from)]
}

const namesOf = ({ descriptor }: Offer): string =>
  `data-remote="${escapeHtml(descriptor.name)}" data-release="${escapeHtml(releaseName(descriptor))}"`
