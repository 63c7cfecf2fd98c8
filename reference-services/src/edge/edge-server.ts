import { access } from 'node:fs/promises'
import path from 'node:path'
import formBody from '@fastify/formbody'
import { operatorSecret } from '@shop/release-store'
import type { FastifyInstance } from 'fastify'
import type { ShopClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { callLimits } from '../http/call-limits.ts'
import { immutable, isInside, sendFile, serveFiles } from '../http/files.ts'
import { addHealth, type Gate } from '../http/health.ts'
import { createIdentityProvider } from '../http/identity-provider.ts'
import { createOriginServer } from '../http/origin-server.ts'
import { refusalOf } from '../http/refusal.ts'
import { createVisitorCache } from '../http/visitor-cache.ts'
import { isLocalOrigin } from '../local-origin.ts'
import { logOf } from '../observability/log.ts'
import { messagePage, sendPage, type WrittenPage } from '../pages/page.ts'
import { channelFreshMs, openReleaseFiles, openStore } from '../releases/release-files.ts'
import { onlyTrusted, openTrustedReleases } from '../releases/trusted-releases.ts'
import { addApiProxy, isApiAddress, refuseCall } from './api-proxy.ts'
import { createAskAsVisitor } from './ask-as-visitor.ts'
import { createFirstAnswers } from './first-answers.ts'
import { type Rendering, withChosenRendering } from './first-view/chosen-rendering.ts'
import { openFirstViews } from './first-view/open-first-views.ts'
import { shellPrefix } from './first-view/rendered-releases.ts'
import { addLoginUnavailable } from './login-unavailable.ts'
import { createFindBuild } from './override-builds.ts'
import { createOverrides } from './overrides.ts'
import { pageDeadlineMs } from './page-deadline.ts'
import { addPageRoutes } from './page-routes.ts'
import { addPolicyReports } from './policy-reports.ts'
import { createRegistryReader } from './registry-reader.ts'
import { addSearchEngineFiles } from './search-engine-files.ts'
import { sorryPage } from './sorry-page.ts'

const retryAfterSeconds = '5'
const edgeLog = logOf('edge')
/** Of a page whose first view somebody looks at, on a busy machine too. */
const patientDeadlineMs = 10_000

/** The repository, for the files that are kept in it. */
export type EdgePlace = {
  root: string
  gate: Gate
  /** For hosts of QA alone. */
  rendering?: (() => Rendering | undefined) | undefined
}

/** The shop's own origin: pages with the registry in them, the shell's files, static data. */
export async function createEdgeServer(
  config: Config,
  clock: ShopClock,
  { root, gate, rendering }: EdgePlace,
): Promise<FastifyInstance> {
  const shopOrigin = config.origins.shop
  const server = createOriginServer({
    name: 'edge',
    origin: shopOrigin,
    refuse: (reply, status) =>
      isApiAddress(reply.request.url)
        ? refuseCall(reply, refusalOf(status))
        : sendPage(reply.code(status), refusalPage(shopOrigin, status)),
    proxyHops: config.proxyHops,
    // Calls of pages are passed on to the services.
    options: { http: { maxHeaderSize: callLimits.headerBytes } },
  })
  await server.register(formBody)
  await serveFiles(server)
  const everything = openStore(config)
  const log = (line: string) => edgeLog.warn(line)
  const { releaseKeys: keyFile } = config
  const trusted = keyFile === undefined ? undefined : await openTrustedReleases({ store: everything, keyFile, log })
  const store = trusted === undefined ? everything : onlyTrusted(everything, trusted)
  const reader = createRegistryReader(store, config.channel, { freshMs: channelFreshMs(config), log, trusted })
  const secret = operatorSecret(config.dataFolder, { OPERATOR_SECRET: config.operatorSecret })
  const overrides = createOverrides({
    secret,
    isLocal: isLocalOrigin(shopOrigin),
    allowedOrigins: config.overrideOrigins,
    findBuild: createFindBuild(store, config.origins.assets),
  })

  server.addHook('onSend', async (_request, reply) => {
    // Node's own Date header would tell the real hour, not the shop's.
    reply.header('Date', clock.now().toUTCString())
  })
  addHealth(server, gate, async () => (await reader.read()) !== undefined)

  const releases = openReleaseFiles(config, store)
  server.get<{ Params: { version: string; '*': string } }>(`${shellPrefix}:version/*`, async (request, reply) => {
    const { version, '*': file } = request.params
    await releases.bring('shell', version, file)
    return sendFile(reply, path.join(releases.folder, 'shell'), `${version}/${file}`, immutable)
  })

  // The seed's dated files stand before the ones in the repository.
  const dated = path.join(config.dataFolder, 'static-data')
  const kept = path.join(root, 'static-data')
  server.get<{ Params: { '*': string } }>('/static-data/*', async (request, reply) => {
    const file = request.params['*']
    // The folder is a package of the workspace as well.
    if (file === 'package.json') return reply.callNotFound()
    const isDated = await hasFile(dated, file)
    return sendFile(reply, isDated ? dated : kept, file, 'no-cache')
  })

  server.get<{ Params: { '*': string } }>('/brand/*', (request, reply) =>
    sendFile(reply, path.join(root, 'shell', 'public', 'brand'), request.params['*'], 'public, max-age=86400'),
  )

  server.get('/sorry/index.html', (_request, reply) =>
    sendPage(
      reply,
      sorryPage({
        shopOrigin,
        now: clock.now(),
        until: config.outOfServiceUntil,
        orderPhone: config.facts.phones.order,
      }),
    ),
  )

  await addApiProxy(server, { api: config.api, secret })
  addPolicyReports(server, log)
  const firstAnswers = createFirstAnswers({
    ask: createAskAsVisitor(server, { config, secret, staticFolders: [dated, kept] }),
    cache: createVisitorCache(() => clock.now().getTime()),
    now: () => clock.now().getTime(),
  })
  const { firstViews, readRegistry } = openFirstViews(server, {
    config,
    store,
    reader,
    log,
    renderMs: rendering && patientDeadlineMs,
  })
  addSearchEngineFiles(server, { config, clock, firstAnswers, readRegistry })
  const provider = createIdentityProvider(config.identity)
  await provider.ready()
  addLoginUnavailable(server, provider, shopOrigin)
  addPageRoutes(server, {
    provider,
    firstViews: rendering && firstViews ? withChosenRendering(firstViews, rendering) : firstViews,
    deadlineMs: () => (rendering?.() === 'server' ? patientDeadlineMs : pageDeadlineMs),
    firstAnswers,
    config,
    clock,
    overrides,
    readRegistry,
    refuse: (reply) => sendPage(reply.code(503).header('Retry-After', retryAfterSeconds), refusalPage(shopOrigin, 503)),
  })
  return server
}

const hasFile = async (folder: string, file: string) =>
  isInside(folder, file) &&
  access(path.join(folder, file)).then(
    () => true,
    () => false,
  )

/** Where even the shell cannot be shown. */
const refusalPage = (shopOrigin: string, status: number): WrittenPage =>
  status >= 500
    ? messagePage(shopOrigin, {
        title: 'ただいま準備中です',
        text: '申し訳ございませんが、しばらく時間をおいてから再度お試しください。',
        link: { href: `${shopOrigin}/`, label: 'もう一度開く' },
      })
    : messagePage(shopOrigin, {
        title: 'ページが見つかりませんでした',
        text: 'アドレスをご確認ください。',
        link: { href: `${shopOrigin}/`, label: 'トップページへ戻る' },
      })
