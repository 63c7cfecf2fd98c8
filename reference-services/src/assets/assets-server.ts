import { releaseDescriptor } from '@shop/shared/contract'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Config } from '../config.ts'
import { immutable, sendFile, serveFiles } from '../http/files.ts'
import { addHealth, type Gate } from '../http/health.ts'
import { createOriginServer } from '../http/origin-server.ts'
import { openReleaseFiles, openStore } from '../releases/release-files.ts'

const busyText = 'ただいまアクセスが集中しています。しばらく時間をおいてから再度お試しください。'

/** The release store over HTTP: `/{remote}/{version}/{file}`, immutable and compressed at build. */
export async function createAssetsServer(config: Config, gate: Gate): Promise<FastifyInstance> {
  const { origins } = config
  const releases = openReleaseFiles(config, openStore(config))
  const server = createOriginServer({
    name: 'assets',
    origin: origins.assets,
    refuse: (reply, status) =>
      reply
        .code(status)
        .type('text/plain; charset=utf-8')
        .send(status >= 500 ? busyText : 'ファイルが見つかりませんでした。'),
  })

  await serveFiles(server)
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
  addHealth(server, gate, () => releases.check().then(() => true))
  server.get<{ Params: { name: string; version: string; '*': string } }>(
    '/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params
      // Channels stand in the store as well, with notes that are for operators.
      if (!v.is(releaseDescriptor.entries.version, version)) return reply.callNotFound()
      await releases.bring(name, version, file)
      return sendFile(reply, releases.folder, `${name}/${version}/${file}`, immutable)
    },
  )
  return server
}
