import type { FastifyInstance } from 'fastify'
import type { IdentityProvider } from '../http/identity-provider.ts'
import { messagePage, sendPage } from '../pages/page.ts'
import { unavailablePath } from './page-identity.ts'

const retryAfterSeconds = '5'

/**
 * Answers in place of a provider that had not answered when a page was made: a login goes on to the provider when that is
 * there by now, and is told otherwise; everything else is 503, which ends nobody's login.
 */
export function addLoginUnavailable(server: FastifyInstance, provider: IdentityProvider, shopOrigin: string): void {
  server.get(unavailablePath, (request, reply) => {
    const [, query = ''] = request.url.split(/\?(.*)/s)
    const authorization = provider.endpoints()?.authorization
    reply.header('Cache-Control', 'no-store')
    if (authorization !== undefined && query !== '') return reply.redirect(`${authorization}?${query}`)
    return sendPage(reply.code(503).header('Retry-After', retryAfterSeconds), unavailablePage(shopOrigin))
  })
  server.post(unavailablePath, (_request, reply) => reply.code(503).header('Retry-After', retryAfterSeconds).send())
}

const unavailablePage = (shopOrigin: string) =>
  messagePage(shopOrigin, {
    title: 'ただいまログインできません',
    text: '申し訳ございませんが、しばらく時間をおいてから再度お試しください。',
    link: { href: `${shopOrigin}/`, label: 'トップページへ戻る' },
  })
