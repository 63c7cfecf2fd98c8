import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { normalizeIP } from '@fastify/rate-limit'
import type { PageData, PageRegistry, Registry } from '@shop/shared/contract'
import { entryOf, isLoginCallback } from '@shop/shared/routes'
import { readsAt } from '@shop/shared/routes/reads-at'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShopClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { sendParts } from '../http/compression.ts'
import type { IdentityProvider } from '../http/identity-provider.ts'
import { isLocalOrigin } from '../local-origin.ts'
import { standingPageHeaders } from '../pages/page.ts'
import { contentSecurityPolicy, originsOfPartners } from './content-security-policy.ts'
import type { FirstAnswers } from './first-answers.ts'
import type { FirstViews } from './first-view/first-views.ts'
import { pageKindOf } from './first-view/page-kind.ts'
import { viewOfPage } from './first-view/page-view.ts'
import { shellBase } from './first-view/rendered-releases.ts'
import { disabledRoutes, givenCanaries, offersOf, pageRemotes } from './offers.ts'
import { addOverrideOff, answerOverrideLink } from './override-routes.ts'
import { type OverrideVisit, overrideVisit } from './override-visit.ts'
import type { Overrides } from './overrides.ts'
import { renderPage } from './page.ts'
import { pageFacts } from './page-facts.ts'
import { pageIdentity } from './page-identity.ts'
import { noReads, type PageReads, pageReads } from './page-reads.ts'
import { addressOf } from './request-address.ts'
import { type Screen, screenOf } from './screen-of.ts'
import { shellVisit } from './shell-visit.ts'
import { shownAddress } from './silent-login.ts'
import { readVisit } from './visit-cookie.ts'

const nonceBytes = 16

export type PagePorts = {
  config: Config
  clock: ShopClock
  overrides: Overrides
  readRegistry(): Promise<Registry | undefined>
  firstAnswers: FirstAnswers
  /** Nothing where browsers draw the first views. */
  firstViews: Pick<FirstViews, 'view'> | undefined
  deadlineMs(): number
  provider: IdentityProvider
  /** Where there is no registry, there is no page. */
  refuse(reply: FastifyReply): FastifyReply
}

/** Every address of the shop that is no file: pages, and what an open page asks of the registry. */
export function addPageRoutes(server: FastifyInstance, ports: PagePorts): void {
  const { config, clock, overrides, firstViews, refuse } = ports
  const { origins, api, remoteOrigins } = config
  const isLocal = isLocalOrigin(origins.shop)

  server.get<{ Querystring: { entry?: unknown } }>('/_registry', async (request, reply) => {
    const registry = await ports.readRegistry()
    const entry = request.query.entry === 'webview' ? 'webview' : 'web'
    const { session } = await overrideVisit(request.headers.cookie, overrides)
    const chosen = shellVisit(request.headers.cookie, registry?.shells[entry], session?.shell)
    if (registry === undefined || chosen === undefined) return refuse(reply)
    const answer: PageRegistry = {
      shell: chosen.shell.version,
      remotes: pageRemotes(offersOf(registry, origins.assets, session?.offers ?? [])),
      serverTime: clock.now().getTime(),
    }
    return reply.header('Cache-Control', 'no-store').send(answer)
  })

  addOverrideOff(server, origins.shop)

  /** In the pre-confirm environment the services' addresses depend on the week that staff have chosen in their tab. */
  async function readsOf(
    of: Pick<Screen, 'declared' | 'known'> & { weeks?: readonly string[] },
    services: PageData['services'],
    request: FastifyRequest,
    late: Promise<unknown>,
  ): Promise<PageReads> {
    if (config.environment === 'preconfirm') return noReads
    const declared = readsAt(of.declared, clock.now())
    const { who } = pageKindOf(request.headers)
    const { orderSources } = config.facts
    const facts = {
      ...of,
      declared,
      services,
      who,
      orderSources,
      caller: { address: normalizeIP(addressOf(request)), requestId: request.id },
    }
    return pageReads(facts, ports.firstAnswers, late)
  }

  const named = originsOfPartners(config)
  server.get('/*', async (request, reply) => {
    if (await answerOverrideLink(request, reply, { overrides, shopOrigin: origins.shop })) return reply
    const registry = await ports.readRegistry()
    const [path = '/', query] = request.url.split(/\?(.*)/s)
    const asked = { path, search: query === undefined ? '' : `?${query}` }
    const entry = entryOf(path) === 'app' ? 'webview' : 'web'
    const { session, refused, cookies: ofOverride } = await overrideVisit(request.headers.cookie, overrides)
    const chosen = shellVisit(request.headers.cookie, registry?.shells[entry], session?.shell)
    if (registry === undefined || chosen === undefined) return refuse(reply)
    const { shell, mayGiveWay } = chosen
    const nonce = randomBytes(nonceBytes).toString('base64url')
    const visit = readVisit(request.headers)
    const offers = offersOf(registry, origins.assets, session?.offers ?? [])
    const canaries = givenCanaries(request.headers.cookie)
    const address = { ...shownAddress(asked, request.headers.cookie), shell, offers, canaries }
    const facts = pageFacts(config, clock, chosen, pageIdentity(config, ports.provider.endpoints()))
    const data = {
      ...facts,
      ...overridesIn({ session, refused }),
      ...visit.data,
      platformPanel: config.environment !== 'production' || isLocal || session !== undefined,
    }
    const late = setTimeout(ports.deadlineMs())
    const isCallback = isLoginCallback(asked)
    const screen = screenOf({ ...address, data })
    const reads = await readsOf(screen, data.services, request, late)
    const page = {
      ...address,
      isCallback,
      headers: request.headers,
      facts: commonFacts(facts),
      screen,
      reads,
      readsOf: (declared: Screen['declared'], known: Screen['known']) =>
        readsOf({ declared, known, weeks: reads.weeks }, data.services, request, late),
    }
    const { status, parts } = renderPage({
      ...address,
      isCallback,
      data,
      reads,
      view: firstViews && (await viewOfPage(page, firstViews, late)),
      away: disabledRoutes(registry, offers),
      mayGiveWay,
      nonce,
      shellBase: shellBase(shell.version),
    })
    const buildOrigins = session?.origins ?? []
    const policy = {
      nonce,
      origins,
      api,
      identity: data.identity,
      links: data.links,
      offers,
      shell,
      ...named,
      buildOrigins,
      remoteOrigins,
    }
    const cookies = [...ofOverride, ...chosen.cookies, ...visit.cookies]
    if (cookies.length > 0) reply.header('Set-Cookie', cookies)
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers(standingPageHeaders)
      .header('Content-Security-Policy', contentSecurityPolicy(policy))
      .header('Referrer-Policy', referrerPolicy)
    return sendParts(reply, parts)
  })
}

/**
 * No address of ours is told to anybody, only the shop's origin: whoever is handed a form of ours can know that it is one.
 * With `no-referrer` a browser would call its origin `null`, on every screen that is shown after a login.
 */
const referrerPolicy = 'strict-origin'

/** Of all browsers that get this shell: views are the same for them. */
const commonFacts = ({ isShellCanary: _, ...facts }: ReturnType<typeof pageFacts>) => facts

/** The page data about overrides, when there is something to tell. */
function overridesIn({ session, refused }: Pick<OverrideVisit, 'session' | 'refused'>): Pick<PageData, 'overrides'> {
  if (refused !== undefined) return { overrides: { refused } }
  if (session === undefined) return {}
  const { builds, until, origins } = session
  return { overrides: { builds, until, origins } }
}
