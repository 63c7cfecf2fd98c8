import { randomBytes } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import type { ShopClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { compressReplies } from '../http/compression.ts'
import { immutable, sendFile } from '../http/files.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { renderPage } from './page.ts'
import { pageFacts } from './page-facts.ts'
import { createRegistryReader } from './registry-reader.ts'

/** Screens of the shell itself: no descriptor names them. */
const shellPaths = ['/entrance', '/auth0', '/orders/repeat', '/catalogue']
const nonceBytes = 16
const shellPrefix = '/_shell/'

/** The shop's own origin: pages with the registry in them, the shell's files, static data. [architecture 2] */
export function createEdgeServer(config: Config, clock: ShopClock, root: string): FastifyInstance {
  const server = fastify()
  compressReplies(server)
  const reader = createRegistryReader(config.dataFolder, config.channel, (error) => {
    console.error(
      `edge: the registry of ${config.channel} is not readable, the last good one stays: ${error instanceof Error ? error.message : error}`,
    )
  })

  server.addHook('onSend', async (_request, reply) => {
    // Node's own Date header would tell the real hour, not the shop's. [API-008]
    reply.header('Date', clock.now().toUTCString())
    reply.header('X-Content-Type-Options', 'nosniff')
  })

  server.get('/healthz', async (_request, reply) => {
    const registry = await reader.read()
    return registry === undefined ? reply.code(503).send({ ok: false }) : { ok: true }
  })

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
    const isDated = await hasFile(dated, file)
    return sendFile(request, reply, isDated ? dated : kept, file, 'no-cache')
  })

  server.get<{ Params: { '*': string } }>('/brand/*', (request, reply) =>
    sendFile(request, reply, path.join(root, 'shell', 'public', 'brand'), request.params['*'], 'public, max-age=86400'),
  )

  server.get('/*', async (request, reply) => {
    const registry = await reader.read()
    if (registry === undefined)
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('ただいま準備中です。しばらくしてから再度お試しください。')
    const nonce = randomBytes(nonceBytes).toString('base64url')
    const { status, html } = renderPage({
      path: new URL(request.url, config.origins.shop).pathname,
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
