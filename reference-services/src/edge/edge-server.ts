import { randomBytes } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ShopClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { compressReplies } from '../http/compression.ts'
import { immutable, sendFile } from '../http/files.ts'
import { addHealth, type Gate } from '../http/health.ts'
import { createOriginServer } from '../http/origin-server.ts'
import { messagePage, sendPage, type WrittenPage } from '../pages/page.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { renderPage } from './page.ts'
import { pageFacts } from './page-facts.ts'
import { createRegistryReader } from './registry-reader.ts'

/** Screens of the shell itself: no descriptor names them. */
const shellPaths = ['/entrance', '/auth0', '/orders/repeat', '/catalogue']
const nonceBytes = 16
const shellPrefix = '/_shell/'
const retryAfterSeconds = '5'

/** The repository, for the files that are kept in it. */
export type EdgePlace = { root: string; gate: Gate }

/** The shop's own origin: pages with the registry in them, the shell's files, static data. [architecture 2] */
export function createEdgeServer(config: Config, clock: ShopClock, { root, gate }: EdgePlace): FastifyInstance {
  const shopOrigin = config.origins.shop
  const server = createOriginServer({
    name: 'edge',
    origin: shopOrigin,
    refuse: (reply, status) => sendPage(reply.code(status), refusalPage(shopOrigin, status)),
  })
  compressReplies(server)
  const reader = createRegistryReader(config.dataFolder, config.channel, (error) => {
    console.error(
      `edge: the registry of ${config.channel} is not readable, the last good one stays: ${error instanceof Error ? error.message : error}`,
    )
  })

  server.addHook('onSend', async (_request, reply) => {
    // Node's own Date header would tell the real hour, not the shop's. [API-008]
    reply.header('Date', clock.now().toUTCString())
  })
  addHealth(server, gate, async () => (await reader.read()) !== undefined)

  server.get<{ Params: { version: string; '*': string } }>(`${shellPrefix}:version/*`, (request, reply) =>
    sendFile(
      request,
      reply,
      path.join(config.dataFolder, 'releases', 'shell'),
      `${request.params.version}/${request.params['*']}`,
      immutable,
    ),
  )

  server.get<{ Params: { '*': string } }>('/static-data/*', async (request, reply) => {
    // The seed's dated files stand before the ones in the repository.
    const dated = path.join(config.dataFolder, 'static-data')
    const kept = path.join(root, 'static-data')
    const file = request.params['*']
    // The folder is a package of the workspace as well.
    if (file === 'package.json') return reply.callNotFound()
    const isDated = await hasFile(dated, file)
    return sendFile(request, reply, isDated ? dated : kept, file, 'no-cache')
  })

  server.get<{ Params: { '*': string } }>('/brand/*', (request, reply) =>
    sendFile(request, reply, path.join(root, 'shell', 'public', 'brand'), request.params['*'], 'public, max-age=86400'),
  )

  server.get('/*', async (request, reply) => {
    const registry = await reader.read()
    if (registry === undefined)
      return sendPage(reply.code(503).header('Retry-After', retryAfterSeconds), refusalPage(shopOrigin, 503))
    const nonce = randomBytes(nonceBytes).toString('base64url')
    const { status, html } = renderPage({
      path: request.url.replace(/[?#].*$/s, ''),
      registry,
      nonce,
      shellBase: `${shellPrefix}${registry.shell.version}/`,
      ownPaths: shellPaths,
      data: pageFacts(config, clock, registry.shell.version),
    })
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', contentSecurityPolicy({ nonce, origins: config.origins, registry }))
      .header('Cache-Control', 'no-store')
      .header(
        'Referrer-Policy',
        /^\/(?:mobile|entrance|auth0)/.test(request.url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      )
      .header('Cross-Origin-Opener-Policy', 'same-origin')
      .header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
      .send(html)
  })
  return server
}

const hasFile = (folder: string, file: string) =>
  access(path.join(folder, path.basename(file))).then(
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
