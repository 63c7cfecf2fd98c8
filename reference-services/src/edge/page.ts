import type { PageData, PageRelease, Registry, ShellManifest } from '@shop/shared/contract'
import { entryOf, matchRoute, routesOf } from '@shop/shared/routes'
import { firstPaint, firstPaintStyle } from './first-paint.ts'

export type PageFacts = {
  path: string
  registry: Registry
  data: Omit<PageData, 'remotes'>
  nonce: string
  /** Where the shell's files stand on the shop's own origin. */
  shellBase: string
  /** The shell's own routes, which the edge cannot read from a descriptor. */
  ownPaths: readonly string[]
}

export type Page = { status: 200 | 404; html: string }

/** What the browser needs to know of every release, newest first; switched-off remotes have none. */
function pageRemotes({ remotes }: Registry, assetsOrigin: string): Record<string, PageRelease[]> {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { disabled, candidates }]) => [
      name,
      disabled
        ? []
        : candidates.map(({ descriptor, canary }) => ({
            version: descriptor.version,
            base: `${assetsOrigin}/${name}/${descriptor.version}/`,
            contract: descriptor.contract,
            container: descriptor.container,
            entry: descriptor.entry,
            integrity: descriptor.files[descriptor.entry]?.integrity ?? '',
            routes: descriptor.routes,
            tells: descriptor.tells,
            hears: descriptor.hears,
            singletons: descriptor.singletons,
            preload: descriptor.preload,
            ...(canary === undefined ? {} : { canary }),
          })),
    ]),
  )
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)

/** JSON inside of a script element: nothing in it can end the element or open a comment. */
const jsonForHtml = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** The HTML of one address: shell, registry, and hints for what this route will need first. */
export function renderPage(facts: PageFacts): Page {
  const { registry, data, nonce, shellBase, path } = facts
  const remotes = pageRemotes(registry, data.assetsOrigin)
  const routes = Object.entries(remotes).flatMap(([name, [newest]]) => routesOf(name, newest?.routes ?? {}))
  const match = matchRoute(routes, path)
  const isKnown = match !== undefined || facts.ownPaths.includes(path)
  const declaration = match?.route.declaration
  const title = declaration === undefined ? 'トドック' : `${declaration.title} | トドック`
  const scripts = registry.shell.scripts.map(
    (file) => `<script nonce="${nonce}" src="${shellBase}${file}" defer></script>`,
  )
  const html = [
    '<!doctype html>',
    '<html lang="ja">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(declaration?.desc ?? '')}">`,
    `<meta name="robots" content="${escapeHtml(declaration?.robots ?? 'noindex')}">`,
    '<meta name="color-scheme" content="light">',
    '<meta name="theme-color" content="#0B525A">',
    `<link rel="icon" href="/brand/app-icon.svg" type="image/svg+xml">`,
    firstPaintStyle(nonce),
    ...scripts,
    ...(match === undefined
      ? []
      : preloads(match.route.owner, match.route.declaration.screen, registry, remotes, facts)),
    '</head>',
    '<body>',
    `<div id="root">${firstPaint({ hasHeader: entryOf(path) === 'web', hasStrip: declaration?.hidePlanningWeekHeader === false })}</div>`,
    '<noscript>トドックのご利用には JavaScript を有効にしてください。</noscript>',
    `<script type="application/json" id="page-data">${jsonForHtml({ ...data, remotes } satisfies PageData)}</script>`,
    '</body>',
    '</html>',
  ].join('\n')
  return { status: isKnown ? 200 : 404, html }
}

/** Entry and first screen of the remote that owns the route, and the shell's parts that it takes. */
function preloads(
  owner: string,
  screen: string,
  { shell, remotes: known }: Registry,
  remotes: Record<string, PageRelease[]>,
  { nonce, shellBase }: PageFacts,
): string[] {
  const release = remotes[owner]?.[0]
  const descriptor = known[owner]?.candidates[0]?.descriptor
  if (release === undefined || descriptor === undefined) return []
  const link = (href: string, integrity?: string) =>
    `<link rel="preload" as="script" nonce="${nonce}" crossorigin="anonymous" href="${href}"${integrity === undefined ? '' : ` integrity="${integrity}"`}>`
  const parts = (descriptor.parts[screen] ?? []).flatMap((part) => filesOfPart(shell, part))
  return [
    link(`${release.base}${release.entry}`, release.integrity),
    ...(descriptor.preload[screen] ?? []).map((file) => link(`${release.base}${file}`)),
    ...parts.map((file) => `<link rel="preload" as="script" nonce="${nonce}" href="${shellBase}${file}">`),
  ]
}

const filesOfPart = ({ parts }: ShellManifest, part: string): readonly string[] => parts[part] ?? []
