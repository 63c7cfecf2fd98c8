import type { PageHead } from '@shop/shared/contract'
import { addressValues, entryOf, type RouteMatch, routeMeta } from '@shop/shared/routes'
import { canonicalPath } from '@shop/shared/routes/canonical'
import { escapeHtml, jsonInHtml } from './escape.ts'
import { iconOf, manifestPath, themeColor } from './web-manifest.ts'

export type HeadFacts = {
  /** Nothing for an address that nobody declared. */
  match: RouteMatch | undefined
  /** The release's own words of the page. The title is without the shop's name. */
  head: PageHead | undefined
  /** Of the shop. */
  origin: string
  path: string
  /** With its question mark, or empty. */
  search: string
  nonce: string
}

const shopName = 'トドック'

/** The lines of the head for search engines, for who shares the page, and for who installs it. [GRD-012, GRD-013] */
export function headHtml(facts: HeadFacts): string[] {
  const { match, head = {}, origin, path, search } = facts
  const meta = match && routeMeta(match.route.declaration, addressValues(search))
  const title = head.title ?? meta?.title
  const description = head.description ?? meta?.desc ?? ''
  const canonical = match && canonicalPath(match, search)
  const isProduct = structuredData(facts).some((value) => value['@type'] === 'Product')
  return [
    `<title>${escapeHtml(title === undefined ? shopName : `${title} | ${shopName}`)}</title>`,
    named('description', description),
    named('keywords', meta?.keywords ?? ''),
    named('robots', meta?.robots ?? 'noindex'),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(`${origin}${canonical}`)}">`]),
    property('og:site_name', shopName),
    property('og:locale', 'ja_JP'),
    property('og:type', isProduct ? 'product' : 'website'),
    property('og:title', title ?? shopName),
    ...(description === '' ? [] : [property('og:description', description)]),
    property('og:image', imageAddress(head.image, origin)),
    // The address of a member's page is for nobody else.
    ...(canonical === undefined ? [] : [property('og:url', `${origin}${canonical}`)]),
    named('theme-color', themeColor),
    '<link rel="icon" href="/brand/app-icon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${iconOf('maskable', 192)}">`,
    // The app has its own way onto the home screen.
    ...(entryOf(path) === 'web' ? [`<link rel="manifest" href="${manifestPath}">`] : []),
  ]
}

/** Structured data of a page that search engines list: at the end of the head, since no browser waits for it. */
export const structuredDataHtml = (facts: HeadFacts): string[] =>
  structuredData(facts).map(
    (value) =>
      `<script type="application/ld+json" nonce="${facts.nonce}">${jsonInHtml(JSON.stringify(value))}</script>`,
  )

const structuredData = ({ match, head, search }: HeadFacts) =>
  match === undefined || canonicalPath(match, search) === undefined ? [] : (head?.structuredData ?? [])

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`

/** Whoever shares a page asks for a whole address; without a picture of its own a page has the shop's. */
function imageAddress(image: string | undefined, origin: string): string {
  const address = URL.parse(image ?? iconOf('any', 512), origin)
  return address !== null && /^https?:$/.test(address.protocol) ? address.href : `${origin}${iconOf('any', 512)}`
}
