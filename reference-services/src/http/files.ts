import path from 'node:path'
import { mime } from '@fastify/send'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

// The library's table has the name from before RFC 9239.
mime.define({ 'text/javascript': ['js'] }, true)

const servedEndings = new Set(['.js', '.json', '.svg', '.png', '.webp', '.html', '.ico', '.txt'])

/** Whether files of this kind are given out at all. */
export const isServed = (file: string): boolean => servedEndings.has(path.extname(file))

/** Below the folder or nothing: `..`, absolute parts, other separators and hidden files lead nowhere. */
export const isInside = (folder: string, relative: string): boolean =>
  !/[\\\0]/.test(relative) &&
  relative.split('/').every((part) => part !== '' && !part.startsWith('.')) &&
  path.join(folder, relative).startsWith(folder + path.sep)

/** A browser may show these as pages of their own, which can do nothing there. */
const shownAsPage = new Set(['.svg', '.html', '.json', '.txt'])
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Lets a server send files with {@link sendFile}: in the forms compressed at build, in parts, or not again. */
export async function serveFiles(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false, index: false })
}

/** Sends a file of a folder; a file that is not there is answered in the origin's own words with a real 404. */
export function sendFile(reply: FastifyReply, folder: string, relative: string, cacheControl: string): FastifyReply {
  if (!isServed(relative) || !isInside(folder, relative)) {
    reply.callNotFound()
    return reply
  }
  reply.header('Cache-Control', cacheControl)
  if (shownAsPage.has(path.extname(relative))) reply.header('Content-Security-Policy', inertPolicy)
  return reply.sendFile(relative, folder)
}

/** For addresses that carry the hash of their content. */
export const immutable = 'public, max-age=31536000, immutable'
