import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Below it the headers weigh as much as what is saved. */
const minBytes = 1024
/** Of eleven steps: the best for replies that are made once and sent once. */
const brotliQuality = 4

type Encoding = 'br' | 'gzip'
const encode: Record<Encoding, (body: string) => Promise<Buffer>> = {
  br: (body) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (body) => compressGzip(body),
}

/** One body in the encodings it was asked for so far. */
export type EncodedBodies = Map<Encoding, Promise<Buffer>>

const shared = new WeakMap<FastifyReply, EncodedBodies>()

/** An answer that goes out to many is compressed once. */
export function shareEncodings(reply: FastifyReply, encoded: EncodedBodies): void {
  shared.set(reply, encoded)
}

/** Lists of products shrink to a seventh: what a phone on a train waits for. */
export function compressReplies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < minBytes) return payload
    reply.header('Vary', 'Accept-Encoding')
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
    if (encoding === undefined) return payload
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length')
    const encoded: EncodedBodies = shared.get(reply) ?? new Map()
    const body = encoded.get(encoding) ?? encode[encoding](payload)
    encoded.set(encoding, body)
    return body
  })
}
