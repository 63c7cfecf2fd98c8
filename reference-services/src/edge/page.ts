import { bundledParts } from '@shop/release-store'
import type { PageData } from '@shop/shared/contract'
import { entryOf, matchRoute, type Route, type RouteDeclaration, routesIn, routesOf } from '@shop/shared/routes'
import { type PackedPage, packRemotes } from '@shop/shared/routes/packed-page'
import { furtherSetFor } from '@shop/shared/version'
import { escapeHtml, jsonInHtml } from './escape.ts'
import { firstPaint, firstPaintStyle } from './first-paint.ts'
import { answersHtml, firstReadsScript } from './first-reads-html.ts'
import type { PageView } from './first-view/page-view.ts'
import { headHtml, structuredDataHtml } from './head-html.ts'
import { keepPressesScript } from './keep-presses.ts'
import { lateScripts } from './late-scripts.ts'
import { noScriptHtml } from './no-script.ts'
import { entryIntegrity, firstShown, type Offer, type Offers, pageRemotes } from './offers.ts'
import type { PageReads } from './page-reads.ts'
import { probableRoutes, type ScreenFacts } from './screen-of.ts'
import { scrubTokensScript } from './scrub-tokens.ts'
import { silentLoginScript } from './silent-login.ts'
import { type StartFacts, watchStartScript } from './watch-start.ts'

export type PageFacts = ScreenFacts & {
  /** The provider has just sent somebody back: whose page this is, the tab learns in a moment. */
  isCallback: boolean
  /** Whether there is another one behind it, should it not start. */
  mayGiveWay: boolean
  /** Routes of remotes that are switched off: their addresses say so. */
  away: readonly RouteDeclaration[]
  nonce: string
  reads: PageReads
  /** Without one the browser draws the page. */
  view: PageView | undefined
  /** Where the shell's files stand on the shop's own origin. */
  shellBase: string
}

/** Its HTML stays in parts: a string as long as all of them is one that the collector stops the process for. */
export type Page = { status: 200 | 404 | 503; parts: readonly string[] }

/** The HTML of one address: shell, registry, and hints for what this route will need first. */
export function renderPage(facts: PageFacts): Page {
  const { offers, shell, canaries, data, nonce, shellBase, path, reads, view } = facts
  const match = matchRoute(routesIn(data.environment, probableRoutes(facts)), path)
  const declaration = match?.route.declaration
  const head = { match, head: view?.head, origin: data.services.shop, path, search: facts.search, nonce }
  // A member's browser most probably has kept the scripts since the last visit.
  const areKept = view?.rendered.kind.who === 'member'
  // Everybody waits for the shell where it draws the page, and a kept file need not wait for pictures.
  const priority = view === undefined || areKept ? 'high' : 'auto'
  const ofHints = areKept ? 'high' : 'low'
  // Whatever else the query says may name who sent somebody here: the shell keeps that before the page can be left.
  const isLate =
    view !== undefined && !facts.isCallback && names(facts.search).every((name) => Object.hasOwn(reads.known, name))
  const toScript = (file: string) =>
    `<script nonce="${nonce}" src="${shellBase}${file}" defer fetchpriority="${priority}"></script>`
  const hints =
    match === undefined
      ? []
      : preloads(firstShown(offers[match.route.owner], canaries), match.route.declaration.screen, {
          ...facts,
          priority: ofHints,
        })
  const scripts = [...scriptsOf(facts).map(toScript), ...hints]
  const before = [
    '<!doctype html>',
    '<html lang="ja">',
    '<head>',
    '<meta charset="utf-8">',
    scrubTokensScript(nonce),
    ...(asksForLogin(facts) ? [silentLoginScript(nonce, data.identity)] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    ...headHtml(head),
    '<meta name="color-scheme" content="light">',
    firstPaintStyle(nonce),
    ...(view?.styles ?? []).map((text) => `<style nonce="${nonce}" data-first-view>${text}</style>`),
    ...preconnect(data.services),
    firstReadsScript(nonce, reads, { now: data.serverTime, isLater: facts.isCallback && shell.waitsForLogin === true }),
    ...(isLate ? [] : scripts),
    ...structuredDataHtml(head),
    '</head>',
    '<body>',
    noScriptHtml({ isRendered: view !== undefined }),
  ]
  const content = view?.html ?? [
    firstPaint({ hasHeader: entryOf(path) === 'web', hasStrip: declaration?.hidePlanningWeekHeader === false }),
  ]
  const after = [
    ...(view === undefined ? [] : [keepPressesScript(nonce)]),
    watchStartScript(nonce, startFacts(facts)),
    ...answersHtml([...reads.answers, ...(view?.answers ?? [])]),
    `<script type="application/json" id="page-data">${jsonInHtml(JSON.stringify(pageDataOf(facts)))}</script>`,
    ...(isLate ? [lateScripts(nonce, scripts, { areKept })] : []),
    '</body>',
    '</html>',
  ]
  // Nothing stands beside the content: the browser takes it up as it is.
  const parts = [...asLines(before), '<div id="root">', ...content, '</div>\n', ...asLines(after)]
  return { status: match === undefined ? statusOf(facts) : 200, parts }
}

const asLines = (lines: readonly string[]): string[] => lines.flatMap((line) => [line, '\n'])

/** An address that only a canary has is its remote's too. */
function pageDataOf({ data, offers, away, shell, path, view }: PageFacts): PageData | PackedPage {
  const page = { ...data, ...(view === undefined ? {} : { rendered: view.rendered }), away: [...away] }
  return shell.pageForm === 2
    ? {
        ...page,
        ...packedRemotes(offers, [matchRoute(routesOfAll(offers), path)?.route.owner, ...(view?.fillers ?? [])]),
      }
    : { ...page, remotes: pageRemotes(offers) }
}

type PackedRemotes = ReturnType<typeof packRemotes>
const packedOf = new WeakMap<Offers, Map<string, PackedRemotes>>()

/** Packed once for all pages that show the same remotes, as long as the same is offered. */
function packedRemotes(offers: Offers, shown: readonly (string | undefined)[]): PackedRemotes {
  const packed = packedOf.get(offers) ?? new Map<string, PackedRemotes>()
  packedOf.set(offers, packed)
  const key = shown.join(' ')
  const known = packed.get(key) ?? packRemotes(pageRemotes(offers), shown)
  packed.set(key, known)
  return known
}

const names = (search: string): string[] => [...new URLSearchParams(search).keys()]

/** The app hands a login over with each page of its own. */
const asksForLogin = ({ shell, path, isCallback }: PageFacts): boolean =>
  shell.waitsForLogin === true && !isCallback && entryOf(path) === 'web'

const startFacts = (facts: PageFacts): StartFacts => ({
  version: facts.shell.version,
  isCanary: facts.data.isShellCanary === true,
  entry: entryOf(facts.path) === 'app' ? 'webview' : 'web',
  shellBase: facts.shellBase,
  scripts: scriptsOf(facts).length,
  mayGiveWay: facts.mayGiveWay,
  reports: facts.data.reports,
  isRendered: facts.view !== undefined,
})

/** The first load of this address: the app's webview has one of its own, where the shell is new enough. */
const scriptsOf = ({ path, shell }: Pick<PageFacts, 'path' | 'shell'>): readonly string[] =>
  (entryOf(path) === 'app' ? shell.webviewScripts : undefined) ?? shell.scripts

/** An address that a canary brings is no missing page; one whose remote is switched off is away for now. */
function statusOf({ path, offers, away }: PageFacts): Page['status'] {
  if (matchRoute(routesOfAll(offers), path) !== undefined) return 200
  const switchedOff = routesOf('shell', Object.fromEntries(away.map((route) => [route.path, route])))
  return matchRoute(switchedOff, path) === undefined ? 404 : 503
}

/** Pictures of services at an origin of their own need a connection beside that of the calls, which carries no cookie. */
function preconnect({ delivery, shop }: PageData['services']): string[] {
  const { origin } = new URL(delivery)
  return origin === new URL(shop).origin ? [] : [`<link rel="preconnect" href="${escapeHtml(origin)}">`]
}

/** An address that a canary brings is no missing page. */
const routesOfAll = (offers: Offers): Route[] =>
  Object.entries(offers).flatMap(([name, list]) => list.flatMap(({ descriptor }) => routesOf(name, descriptor.routes)))

/**
 * Entry and first screen of the release that is most probably shown, and the shell's parts that it takes. They come after
 * the shell's own scripts, which everybody waits for: a browser would ask for hints first.
 */
function preloads(
  offer: Offer | undefined,
  screen: string,
  { nonce, shell, shellBase, priority }: PageFacts & { priority: 'high' | 'low' },
): string[] {
  if (offer === undefined) return []
  const { base, descriptor } = offer
  const link = (href: string, integrity?: string) =>
    `<link rel="preload" as="script" nonce="${nonce}" fetchpriority="${priority}" crossorigin="anonymous" href="${escapeHtml(href)}"${integrity === undefined ? '' : ` integrity="${integrity}"`}>`
  const brought = new Set(bundledParts(descriptor, shell))
  const parts = descriptor.parts[screen] ?? []
  // Several entry points stand in one file.
  const own = new Set(parts.filter((part) => brought.has(part)).flatMap((part) => descriptor.ownParts[part] ?? []))
  const ofShell = new Set(parts.filter((part) => !brought.has(part)).flatMap((part) => shell.parts[part] ?? []))
  const set = furtherSetFor(descriptor, shell)
  return [
    ...(set === undefined ? [] : [link(shellBase + set.entry, shell.files[set.entry]?.integrity)]),
    link(`${base}${descriptor.entry}`, entryIntegrity(descriptor)),
    // A preloaded file is used only where the script asks for it with the same hash.
    ...[...(descriptor.preload[screen] ?? []), ...own].map((file) =>
      link(`${base}${file}`, descriptor.files[file]?.integrity),
    ),
    ...[...ofShell].map(
      (file) =>
        `<link rel="preload" as="script" nonce="${nonce}" fetchpriority="${priority}" href="${shellBase}${file}">`,
    ),
  ]
}
