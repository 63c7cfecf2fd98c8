import { createReadStream, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** Below the folder or nothing: `..`, absolute parts and hidden files lead nowhere. */
function inside(folder: string, relative: string): string | undefined {
  if (relative.split('/').some((part) => part === '' || part.startsWith('.'))) return undefined
  const file = path.join(folder, relative)
  return file.startsWith(folder + path.sep) ? file : undefined
}

export const isInside = (folder: string, relative: string): boolean => inside(folder, relative) !== undefined

/** Whether files of this kind are given out at all. */
export const isServed = (file: string): boolean => path.extname(file) in types

const fileStats = (file: string): Promise<Stats | undefined> =>
  stat(file).then(
    (entry) => (entry.isFile() ? entry : undefined),
    () => undefined,
  )

const isFile = async (file: string) => (await fileStats(file)) !== undefined

const etagOf = ({ size, mtimeMs }: Stats) => `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`

/** What a browser may show as a page of its own can do nothing there. */
const shownAsPage = new Set(['.svg', '.html', '.json', '.txt'])
const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/**
 * Sends a file in the best form the browser takes of those made at build. A file that is not there
 * is a real 404 and never a page. [reliability row 79]
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  relative: string,
  cacheControl: string,
): Promise<FastifyReply> {
  const file = inside(folder, relative)
  const ending = path.extname(relative)
  const type = types[ending]
  const found = file === undefined || type === undefined ? undefined : await fileStats(file)
  if (file === undefined || type === undefined || found === undefined)
    return reply.code(404).type('text/plain; charset=utf-8').send('見つかりませんでした。')
  const etag = etagOf(found)
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply
    .header('Content-Type', type)
    .header('Cache-Control', cacheControl)
    .header('Vary', 'Accept-Encoding')
    .header('ETag', etag)
  if (shownAsPage.has(ending)) reply.header('Content-Security-Policy', inertPolicy)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  for (const { name, suffix } of encodings) {
    if (!accepted.includes(name) || !(await isFile(file + suffix))) continue
    return reply.header('Content-Encoding', name).send(createReadStream(file + suffix))
  }
  return reply.send(createReadStream(file))
}

/** For addresses that carry the hash of their content. */
export const immutable = 'public, max-age=31536000, immutable'
