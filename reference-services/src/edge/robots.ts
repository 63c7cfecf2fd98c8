import type { Route } from '@shop/shared/routes'

export type RobotsFacts = {
  isProduction: boolean
  /** Of the shop. */
  origin: string
  /** Base address of the services. */
  apiBase: string
  routes: readonly Route[]
}

/** Addresses of the shop that no person opens; the shell's files are for who runs the page. */
const technical = ['Disallow: /_', 'Allow: /_shell/']

/** Rules for search engines: what a visitor may see, on the shop of production alone. */
export function robotsText({ isProduction, origin, apiBase, routes }: RobotsFacts): string {
  const rules = isProduction
    ? [...technical, ...picturesRule(origin, apiBase), 'Disallow: /mobile', ...routeRules(routes)]
    : ['Disallow: /']
  const sitemap = isProduction ? ['', `Sitemap: ${origin}/sitemap.xml`] : []
  return ['User-agent: *', ...rules, ...sitemap, ''].join('\n')
}

/** A product is shown with its picture, which stands among the services. */
function picturesRule(origin: string, apiBase: string): string[] {
  const base = new URL(apiBase)
  return base.origin === origin ? [`Allow: ${base.pathname.replace(/\/$/, '')}/pictures/`] : []
}

/** A rule holds for everything that begins with it, and the longest one that fits counts. */
function routeRules(routes: readonly Route[]): string[] {
  const web = routes.filter(({ entry }) => entry === 'web')
  const hidden = outermost(web.filter((route) => !isListed(route)).map(fixedPart))
  const shown = web.filter(isListed).map(fixedPart)
  const among = shown.filter((path) => hidden.some((prefix) => path.startsWith(prefix)))
  return [
    ...hidden.map((path) => `Disallow: ${path}`),
    ...[...new Set(among)].toSorted().map((path) => `Allow: ${path}`),
  ]
}

export const isListed = ({ declaration }: Route): boolean => !declaration.robots.includes('noindex')

/** `/orders/:day` → `/orders/` */
const fixedPart = ({ pattern }: Route): string => pattern.replace(/:.*$/, '')

/** Without those that begin with another one; nothing hides the whole shop. */
function outermost(paths: readonly string[]): string[] {
  const sorted = [...new Set(paths)].filter((path) => path !== '/').toSorted()
  return sorted.filter((path) => !sorted.some((other) => other !== path && path.startsWith(other)))
}
