import { randomBytes } from 'node:crypto'
import type { PageRegistry, Registry, ShellManifest } from '@shop/shared/contract'
import { entryOf } from '@shop/shared/routes'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ShopClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { isLocalOrigin } from '../local-origin.ts'
import { standingPageHeaders } from '../pages/page.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { disabledRoutes, offersOf, pageRemotes } from './offers.ts'
import { addOverrideOff, answerOverrideLink } from './override-routes.ts'
import { overrideVisit } from './override-visit.ts'
import type { Overrides } from './overrides.ts'
import { renderPage } from './page.ts'
import { pageFacts } from './page-facts.ts'

const nonceBytes = 16

export const shellPrefix = '/_shell/'

export type PagePorts = {
  config: Config
  clock: ShopClock
  overrides: Overrides
  readRegistry(): Promise<Registry | undefined>
  /** Where there is no registry, there is no page. */
  refuse(reply: FastifyReply): FastifyReply
}

/** Every address of the shop that is no file: pages, and what an open page asks of the registry. */
export function addPageRoutes(server: FastifyInstance, ports: PagePorts): void {
  const { config, clock, overrides, refuse } = ports
  const { origins } = config
  const isLocal = isLocalOrigin(origins.shop)

  server.get<{ Querystring: { entry?: unknown } }>('/_registry', async (request, reply) => {
    const registry = await ports.readRegistry()
    if (registry === undefined) return refuse(reply)
    const { session } = await overrideVisit(request.headers.cookie, overrides)
    const answer: PageRegistry = {
      shell: shellOf(registry, request.query.entry === 'webview').version,
      remotes: pageRemotes(offersOf(registry, origins.assets, session?.offers ?? [])),
      serverTime: clock.now().getTime(),
    }
    return reply.header('Cache-Control', 'no-store').send(answer)
  })

  addOverrideOff(server, origins.shop)

  server.get('/*', async (request, reply) => {
    if (await answerOverrideLink(request, reply, { overrides, shopOrigin: origins.shop })) return reply
    const registry = await ports.readRegistry()
    if (registry === undefined) return refuse(reply)
    const [path = '/', query] = request.url.split(/\?(.*)/s)
    const nonce = randomBytes(nonceBytes).toString('base64url')
    const { session, refused, cookies } = await overrideVisit(request.headers.cookie, overrides)
    const shell = shellOf(registry, entryOf(path) === 'app')
    const offers = offersOf(registry, origins.assets, session?.offers ?? [])
    const { status, html } = renderPage({
      path,
      search: query === undefined ? '' : `?${query}`,
      away: disabledRoutes(registry, offers),
      shell,
      offers,
      nonce,
      shellBase: `${shellPrefix}${shell.version}/`,
      data: {
        ...pageFacts(config, clock, shell.version),
        ...(session === undefined
          ? {}
          : { overrides: { builds: session.builds, until: session.until, origins: session.origins } }),
        ...(refused === undefined ? {} : { overrides: { refused } }),
        platformPanel: config.environment !== 'production' || isLocal || session !== undefined,
      },
    })
    const policy = { nonce, origins, offers, shells: registry.shells, buildOrigins: session?.origins ?? [] }
    if (cookies.length > 0) reply.header('Set-Cookie', cookies)
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers(standingPageHeaders)
      .header('Content-Security-Policy', contentSecurityPolicy(policy))
      .header('Referrer-Policy', referrerPolicy(request.url))
      .send(html)
  })
}

/** An address with something secret is told to nobody, no other one to strangers. [GRD-030] */
const referrerPolicy = (url: string): string =>
  /^\/(?:mobile|entrance|auth0)|[?&](?:access|id|%)[^&=]*/i.test(url) ? 'no-referrer' : 'strict-origin'

const shellOf = ({ shells }: Registry, isWebview: boolean): ShellManifest => (isWebview ? shells.webview : shells.web)
