import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createOriginServer } from '../http/origin-server.ts'
import { sendToolPage } from '../isolation/tool-page.ts'
import { testMembers } from '../seed/test-members.ts'
import type { AppHost } from './app-host.ts'

export type AppPageFile = { type: string; body: string }

export type AppPage = {
  /** The page that plays the app; scripts with the nonce may run in it. */
  html(nonce: string): string
  /** Its scripts and styles by their paths. */
  files: ReadonlyMap<string, AppPageFile>
}

type Facts = { page: AppPage; host: AppHost; origin: string; shopOrigin: string }

const maxForwardMs = 24 * 60 * 60 * 1000
const accounts = new Set(testMembers.map(({ email }) => email.replace(/@.*$/, '')))
const queryOf = ({ url }: FastifyRequest) => new URL(url, 'http://page.invalid').searchParams

/** The origin of the page that plays the app: the page, its files, and what it asks of the host. */
export function createAppPageServer({ page, host, origin, shopOrigin }: Facts): FastifyInstance {
  const server = createOriginServer({
    name: 'app',
    origin,
    refuse: (reply, status) => reply.code(status).type('text/plain; charset=utf-8').send(`${status}`),
  })
  server.addHook('onRequest', async (request, reply) => {
    // Another site's form could expire tokens and move the clock.
    if (request.method === 'POST' && request.headers.origin !== origin) return reply.code(403).send()
  })
  server.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })
  server.get('/', async (_request, reply) => sendToolPage(reply, shopOrigin, page.html))
  server.get('/page/*', async ({ url }, reply) => {
    const file = page.files.get(url.replace(/[?#].*$/s, ''))
    return file === undefined ? reply.callNotFound() : reply.type(file.type).send(file.body)
  })
  server.post('/host/login', async (request, reply) => {
    const account = queryOf(request).get('account') ?? ''
    return accounts.has(account) ? reply.send(await host.login(account)) : reply.code(404).send()
  })
  server.post('/host/expire', async (_request, reply) => {
    host.expireTokens()
    return reply.code(204).send()
  })
  server.post('/host/hour', async (request, reply) => {
    const text = queryOf(request).get('clock')
    const hour = text === null ? undefined : new Date(text)
    if (hour !== undefined && Number.isNaN(hour.getTime())) return reply.code(400).send()
    return reply.send(await host.setHour(hour))
  })
  server.post('/host/forward', async (request, reply) => {
    const ms = Number(queryOf(request).get('ms'))
    if (!Number.isInteger(ms) || ms < 0 || ms > maxForwardMs) return reply.code(400).send()
    await host.forward(ms)
    return reply.code(204).send()
  })
  return server
}
