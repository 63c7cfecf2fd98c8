import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Below it the headers weigh as much as what is saved. */
const leastBytes = 1024
/** Of eleven steps: the best for replies that are made once and sent once. */
const brotliQuality = 4

/** Lists of products shrink to a seventh: what a phone on a train waits for. */
export function compressReplies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < leastBytes) return payload
    reply.header('Vary', 'Accept-Encoding')
    const accepted = String(request.headers['accept-encoding'] ?? '')
    if (accepted.includes('br')) {
      reply.header('Content-Encoding', 'br').removeHeader('Content-Length')
      return compressBrotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    }
    if (accepted.includes('gzip')) {
      reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length')
      return compressGzip(payload)
    }
    return payload
  })
}
