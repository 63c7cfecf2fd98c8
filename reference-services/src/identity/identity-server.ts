import path from 'node:path'
import formBody from '@fastify/formbody'
import middie from '@fastify/middie'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { sendFile } from '../http/files.ts'
import { messagePage } from '../pages/page.ts'
import { addLoginRoutes } from './login-routes.ts'
import { createProvider, type IdentityFacts } from './provider.ts'
import { identitySecrets } from './secrets.ts'

/** Addresses that the provider answers itself; everything else is a page of ours. */
const providerPath = /^\/(?:auth|token|session|jwks|\.well-known)(?:[/?]|$)/

const bodyLimitBytes = 16 * 1024

/** The identity provider on its own origin. [architecture 2] */
export async function createIdentityServer(facts: IdentityFacts, db: Database, root: string): Promise<FastifyInstance> {
  const shopOrigin = facts.origins.shop
  const provider = createProvider(facts, db, await identitySecrets(db))
  const answer = provider.callback()
  const server = fastify({ bodyLimit: bodyLimitBytes, forceCloseConnections: 'idle' })
  await server.register(formBody)
  await server.register(middie)

  server.use((request, response, next) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    // Codes and states stand in addresses here.
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('Cache-Control', 'no-store')
    if (providerPath.test(request.url ?? '')) void answer(request, response)
    else next()
  })
  server.get('/healthz', async (_request, reply) => {
    const isUp = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    return reply.code(isUp ? 200 : 503).send({ ok: isUp })
  })
  server.get<{ Params: { '*': string } }>('/brand/*', (request, reply) =>
    sendFile(request, reply, path.join(root, 'shell', 'public', 'brand'), request.params['*'], 'public, max-age=86400'),
  )
  addLoginRoutes(server, { provider, db, shopOrigin })

  const show = (title: string, text: string) =>
    messagePage(shopOrigin, { title, text, link: { href: `${shopOrigin}/`, label: 'トップページへ戻る' } })
  server.setNotFoundHandler((_request, reply) => {
    const page = show('ページが見つかりませんでした', 'アドレスをご確認ください。')
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', page.policy)
      .send(page.html)
  })
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 503
    if (status === 503) console.error(`identity: ${request.routeOptions.url} failed: ${error.name} ${error.message}`)
    const page = show(
      'ただいまアクセスが集中しています',
      '申し訳ございませんが、しばらく時間をおいてから再度お試しください。',
    )
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', page.policy)
      .send(page.html)
  })
  return server
}
