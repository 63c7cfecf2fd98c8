import { access } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { immutable, sendFile } from '../http/files.ts'
import { addHealth, type Gate } from '../http/health.ts'
import { createOriginServer } from '../http/origin-server.ts'

/** The release store over HTTP: `/{remote}/{version}/{file}`, immutable and compressed at build. [architecture 2] */
export function createAssetsServer({ dataFolder, origins }: Config, gate: Gate): FastifyInstance {
  const store = path.join(dataFolder, 'releases')
  const server = createOriginServer({
    name: 'assets',
    origin: origins.assets,
    refuse: (reply, status) =>
      reply.code(status).type('text/plain; charset=utf-8').send('ファイルが見つかりませんでした。'),
  })

  server.addHook('onSend', async (_request, reply) => {
    // Public files without any private part: every origin may read them.
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Timing-Allow-Origin', '*')
      .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    // A file that is missing now may come with the next upload.
    if (reply.statusCode >= 400) reply.header('Cache-Control', 'no-store')
  })
  addHealth(server, gate, () => access(store).then(() => true))
  server.get<{ Params: { name: string; version: string; '*': string } }>('/:name/:version/*', (request, reply) => {
    const { name, version, '*': file } = request.params
    return sendFile(request, reply, store, `${name}/${version}/${file}`, immutable)
  })
  return server
}
