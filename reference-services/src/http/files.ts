import { createReadStream } from 'node:fs'
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
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** Below the folder or nothing: `..`, absolute parts and hidden files lead nowhere. */
function inside(folder: string, relative: string): string | undefined {
  if (relative.split('/').some((part) => part === '' || part.startsWith('.'))) return undefined
  const file = path.join(folder, relative)
  return file.startsWith(folder + path.sep) ? file : undefined
}

const isFile = (file: string) =>
  stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  )

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
  const type = types[path.extname(relative)]
  if (file === undefined || type === undefined || !(await isFile(file)))
    return reply.code(404).type('text/plain; charset=utf-8').send('not found')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply
    .header('Content-Type', type)
    .header('Cache-Control', cacheControl)
    .header('Vary', 'Accept-Encoding')
    .header('X-Content-Type-Options', 'nosniff')
  for (const { name, ending } of encodings) {
    if (!accepted.includes(name) || !(await isFile(file + ending))) continue
    return reply.header('Content-Encoding', name).send(createReadStream(file + ending))
  }
  return reply.send(createReadStream(file))
}

/** For addresses that carry the hash of their content. */
export const immutable = 'public, max-age=31536000, immutable'
