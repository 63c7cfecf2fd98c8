import { safeOwnPath } from '@shop/shared/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { endOverride, followLink, overrideLink } from './override-visit.ts'
import type { Overrides } from './overrides.ts'

const bodyLimitBytes = 8 * 1024
const seeOther = 303
const form = v.object({ back: v.string() })

/** Follows a link of QA in a page's address. `false`: there is none, and nothing was answered. */
export async function answerOverrideLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { overrides, shopOrigin }: { overrides: Overrides; shopOrigin: string },
): Promise<boolean> {
  const link = overrideLink(request.url)
  if (link === undefined) return false
  // A client may write a whole address where a path belongs.
  if (!link.address.startsWith('/')) reply.callNotFound()
  else redirect(reply, shopOrigin, link.address, await followLink(link, overrides))
  return true
}

/** `POST /_override/off`: the banner's way out. */
export function addOverrideOff(server: FastifyInstance, shopOrigin: string): void {
  server.post('/_override/off', { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    if (!isOwnForm(request, shopOrigin)) return reply.callNotFound()
    const sent = v.safeParse(form, request.body)
    return redirect(reply, shopOrigin, safeOwnPath(sent.success ? sent.output.back : undefined) ?? '/', [endOverride()])
  })
}

/** A page that tells its address to nobody sends `Origin: null`, so the browser's own word counts first. */
function isOwnForm({ headers }: FastifyRequest, shopOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === shopOrigin : site === 'same-origin'
}

/** With the origin before it, no path can lead away from the shop. */
const redirect = (reply: FastifyReply, shopOrigin: string, path: string, cookies: readonly string[]): FastifyReply =>
  reply
    .code(seeOther)
    .header('Location', `${shopOrigin}${path}`)
    .header('Set-Cookie', cookies)
    .header('Cache-Control', 'no-store')
    // The address that was asked for may hold a link's signature.
    .header('Referrer-Policy', 'no-referrer')
    .send()
