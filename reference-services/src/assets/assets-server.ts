import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { immutable, sendFile } from '../http/files.ts'

/** The release store over HTTP: `/{remote}/{version}/{file}`, immutable and compressed at build. [architecture 2] */
export function createAssetsServer(config: Config): FastifyInstance {
  const server = fastify()
  const store = path.join(config.dataFolder, 'releases')

  server.addHook('onSend', async (_request, reply) => {
    // Public files without any private part: every origin may read them.
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Timing-Allow-Origin', '*')
    reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
  })
  server.get('/healthz', async () => ({ ok: true }))
  server.get<{ Params: { name: string; version: string; '*': string } }>('/:name/:version/*', (request, reply) => {
    const { name, version, '*': file } = request.params
    return sendFile(request, reply, store, `${name}/${version}/${file}`, immutable)
  })
  return server
}
