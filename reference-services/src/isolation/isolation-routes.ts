import type { FastifyInstance, FastifyRequest } from 'fastify'
import { viewCookieFor } from '../edge/first-view/page-kind.ts'
import { appAroundScript } from './app-around.ts'
import { allowFraming } from './framed-pages.ts'
import type { Isolation } from './isolation-types.ts'
import { panelPage } from './panel-page.ts'
import { sendToolPage } from './tool-page.ts'

const queryOf = ({ url }: FastifyRequest) => new URL(url, 'http://panel.invalid').searchParams

/** The panel on the shop's own origin: only there it reaches the frame and the tab's store. */
export function addIsolationRoutes(server: FastifyInstance, isolation: Isolation): void {
  const { events, options } = isolation

  server.get('/_isolate', async (request, reply) =>
    sendToolPage(reply, "'self'", (nonce) => panelPage(isolation, queryOf(request), { nonce, now: isolation.now() })),
  )
  server.get<{ Params: { name: string } }>('/_isolate/panel/:name', async ({ params }, reply) => {
    const script = options.scripts.get(params.name)
    if (script === undefined) return reply.callNotFound()
    return reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-store').send(script)
  })
  server.post('/_isolate/state', async (request, reply) => {
    const { kind, ...applied } = await isolation.apply(queryOf(request))
    return reply.header('Cache-Control', 'no-store').header('Set-Cookie', viewCookieFor(kind)).send(applied)
  })
  server.post('/_isolate/faults', async (request, reply) =>
    reply.header('Cache-Control', 'no-store').send(isolation.applyFaults(queryOf(request))),
  )
  events.addRoute(server)

  // The shop may stand in the panel's frame, nothing else of its policy changes; and the app may be around it.
  allowFraming(server, {
    ancestor: "'self'",
    isOfHost: (url) => url.startsWith('/_isolate'),
    script: () => (isolation.hasApp() ? { source: appAroundScript } : undefined),
  })
}
