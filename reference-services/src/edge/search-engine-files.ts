import { setTimeout } from 'node:timers/promises'
import { normalizeIP } from '@fastify/rate-limit'
import type { Registry } from '@shop/shared/contract'
import { type Route, routesIn, routesOf } from '@shop/shared/routes'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ShopClock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { EdgeCaller } from '../http/edge-caller.ts'
import { inertPolicy } from '../http/files.ts'
import { chooseShell } from './choose-shell.ts'
import type { FirstAnswers } from './first-answers.ts'
import { disabledRoutes, firstRoutes, type Offers, offersOf } from './offers.ts'
import { pageFacts } from './page-facts.ts'
import { pageReads } from './page-reads.ts'
import { addressOf } from './request-address.ts'
import { robotsText } from './robots.ts'
import { type SitemapFacts, sitemapOf, sitemapReads } from './sitemap.ts'
import { manifestPath, webManifest } from './web-manifest.ts'

/** Nobody waits in front of a sitemap. */
const answersWithinMs = 2000

const everybody = { bucket: undefined, failed: undefined }

const maxAge = { robots: 'public, max-age=3600', sitemap: 'public, max-age=600', manifest: 'public, max-age=86400' }

type Ports = {
  config: Config
  clock: ShopClock
  firstAnswers: FirstAnswers
  readRegistry(): Promise<Registry | undefined>
}

/** Files that say what the shop is to search engines, and to who installs it. */
export function addSearchEngineFiles(
  server: FastifyInstance,
  { config, clock, firstAnswers, readRegistry }: Ports,
): void {
  const { origins, api, environment } = config
  const { shop: origin } = origins

  server.get('/robots.txt', async (_request, reply) => {
    const { routes, away } = shownIn(await readRegistry(), config)
    const text = robotsText({
      isProduction: environment === 'production',
      origin,
      apiBase: api.base,
      // A remote that is switched off for an hour invites no robots to its members' pages.
      routes: [...routes, ...away],
    })
    return send(reply, 'text/plain; charset=utf-8', maxAge.robots, text)
  })

  async function answersFor({ shell }: Shown, caller: EdgeCaller): Promise<SitemapFacts['answers']> {
    // In the pre-confirm environment the services' addresses depend on the week that staff have chosen.
    if (shell === undefined || environment === 'preconfirm') return []
    const { services } = pageFacts(config, clock, { shell, isCanary: false })
    const reads = { declared: sitemapReads, services, known: {}, caller }
    return (await pageReads(reads, firstAnswers, setTimeout(answersWithinMs, undefined, { ref: false }))).answers
  }

  server.get('/sitemap.xml', async (request, reply) => {
    const shown = shownIn(await readRegistry(), config)
    const answers = await answersFor(shown, { address: normalizeIP(addressOf(request)), requestId: request.id })
    const { xml, isWhole } = sitemapOf({ origin, routes: shown.routes, answers, now: clock.now() })
    return send(reply, 'application/xml; charset=utf-8', isWhole ? maxAge.sitemap : 'no-cache', xml)
  })

  server.get(manifestPath, (_request, reply) =>
    send(reply, 'application/manifest+json; charset=utf-8', maxAge.manifest, webManifest),
  )
}

const send = (reply: FastifyReply, type: string, cacheControl: string, text: string) =>
  reply.type(type).header('Cache-Control', cacheControl).header('Content-Security-Policy', inertPolicy).send(text)

type Shown = { shell: ReturnType<typeof shellOf>; routes: readonly Route[]; away: readonly Route[] }

/** The releases that most visitors get. Without a registry nothing is known of any page. */
function shownIn(
  registry: Registry | undefined,
  { origins, environment }: Pick<Config, 'origins' | 'environment'>,
): Shown {
  const shell = shellOf(registry)
  if (registry === undefined || shell === undefined) return { shell: undefined, routes: [], away: [] }
  const offers: Offers = offersOf(registry, origins.assets, [])
  const away = Object.fromEntries(disabledRoutes(registry, offers).map((route) => [route.path, route]))
  return { shell, routes: routesIn(environment, firstRoutes(shell, offers)), away: routesOf('shell', away) }
}

const shellOf = (registry: Registry | undefined) =>
  registry?.shells.web && chooseShell(registry.shells.web, everybody)?.shell
