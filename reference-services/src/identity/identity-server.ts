import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import formBody from '@fastify/formbody'
import middie from '@fastify/middie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenDatabase } from '../database/open-database.ts'
import { sendFile, serveFiles } from '../http/files.ts'
import { addHealth, type Gate } from '../http/health.ts'
import { createOriginServer, securityHeaders } from '../http/origin-server.ts'
import { messagePage, sendPage, type WrittenPage } from '../pages/page.ts'
import { atIssuer } from './at-issuer.ts'
import { addLoginRoutes } from './login-routes.ts'
import { addPasswordResetRoutes } from './password-reset/password-reset-routes.ts'
import { addProfileRoutes } from './profile/profile-routes.ts'
import { createProvider, type IdentityFacts } from './provider.ts'
import { identitySecrets } from './secrets.ts'

/** Addresses that the provider answers itself; everything else is a page of ours. */
const providerPath = /^\/(?:auth|token|session|jwks|\.well-known)(?:[/?]|$)/

const bodyLimitBytes = 16 * 1024

/** The identity provider on its own origin. */
export async function createIdentityServer(
  facts: IdentityFacts,
  { db, takesWrites }: Pick<OpenDatabase, 'db' | 'takesWrites'>,
  { root, gate }: { root: string; gate: Gate },
): Promise<FastifyInstance> {
  const { identity, shop: shopOrigin, partners } = facts.origins
  const secrets = await identitySecrets(db)
  const [browserKey = ''] = secrets.cookieKeys
  const requests = new WeakMap<IncomingMessage, FastifyRequest>()
  const provider = createProvider(facts, {
    db,
    secrets,
    onRefused(raw, refusal) {
      const request = requests.get(raw)
      if (request !== undefined) request.refusal = refusal
    },
  })
  const answer = provider.callback()
  const server = createOriginServer({
    name: 'identity',
    origin: identity,
    refuse: (reply, status) => sendPage(reply.code(status >= 500 ? 503 : status), refusalPage(shopOrigin, status)),
    proxyHops: facts.proxyHops,
    options: { bodyLimit: bodyLimitBytes },
  })
  // The provider answers before a route is looked for.
  server.addHook('onRequest', async (request) => {
    requests.set(request.raw, request)
    const [path] = providerPath.exec(request.url) ?? []
    if (path !== undefined) request.callName = `${request.method} ${path.replace(/[/?]$/, '')}`
  })
  await server.register(formBody)
  await server.register(middie)
  await serveFiles(server)

  const headers = Object.entries(providerHeaders(identity))
  server.use((request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if (providerPath.test(request.url ?? '')) {
      atIssuer(request, identity)
      void answer(request, response)
    } else next()
  })
  addHealth(server, gate, takesWrites)
  server.get<{ Params: { '*': string } }>('/brand/*', (request, reply) =>
    sendFile(reply, path.join(root, 'shell', 'public', 'brand'), request.params['*'], 'public, max-age=86400'),
  )
  const contactUrl = `${partners}/pages/contact`
  const ports = { provider, db, shopOrigin, issuer: identity, contactUrl, browserKey }
  addLoginRoutes(server, ports)
  addPasswordResetRoutes(server, ports)
  addProfileRoutes(server, ports)
  return server
}

const providerHeaders = (origin: string): Record<string, string> => ({
  ...securityHeaders(origin),
  // Codes and states stand in addresses here.
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
})

const refusalPage = (shopOrigin: string, status: number): WrittenPage =>
  messagePage(shopOrigin, {
    ...(status >= 500
      ? {
          title: 'ただいまアクセスが集中しています',
          text: '申し訳ございませんが、しばらく時間をおいてから再度お試しください。',
        }
      : status === 404
        ? { title: 'ページが見つかりませんでした', text: 'アドレスをご確認ください。' }
        : { title: '手続きを続けられませんでした', text: 'お手数ですが、トドックの画面からもう一度お試しください。' }),
    link: { href: `${shopOrigin}/`, label: 'トップページへ戻る' },
  })
