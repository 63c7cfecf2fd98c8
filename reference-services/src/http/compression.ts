import { pipeline, Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Below it the headers weigh as much as what is saved. */
const minBytes = 1024
/** Of eleven steps: the best for replies that are made once and sent once. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

type Encoding = 'br' | 'gzip'
const encode: Record<Encoding, (body: string) => Promise<Buffer>> = {
  br: (body) => compressBrotli(body, quickBrotli),
  gzip: (body) => compressGzip(body),
}
const encoder: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress(quickBrotli),
  gzip: () => createGzip(),
}

/** One body in the encodings it was asked for so far. */
export type EncodedBodies = Map<Encoding, Promise<Buffer>>

const shared = new WeakMap<FastifyReply, EncodedBodies>()

/** An answer that goes out to many is compressed once. */
export function shareEncodings(reply: FastifyReply, encoded: EncodedBodies): void {
  shared.set(reply, encoded)
}

/** A whole file of JSON that nobody has compressed at build. */
const isPlainJson = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 &&
  !reply.hasHeader('content-encoding') &&
  String(reply.getHeader('content-type')).startsWith('application/json') &&
  Number(reply.getHeader('content-length')) >= minBytes

/** A text that is worth it, or a file; anything else goes out as it is. */
function compressible(payload: unknown, reply: FastifyReply): string | Readable | undefined {
  if (typeof payload === 'string') return payload.length < minBytes ? undefined : payload
  return payload instanceof Readable && isPlainJson(reply) ? payload : undefined
}

function encodedText(text: string, encoding: Encoding, reply: FastifyReply): Promise<Buffer> {
  const encoded: EncodedBodies = shared.get(reply) ?? new Map()
  const body = encoded.get(encoding) ?? encode[encoding](text)
  encoded.set(encoding, body)
  return body
}

/** Lists of products shrink to a seventh: what a phone on a train waits for. */
export function compressReplies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    const body = compressible(payload, reply)
    if (body === undefined) return payload
    reply.header('Vary', 'Accept-Encoding')
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
    if (encoding === undefined) return payload
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length')
    return typeof body === 'string'
      ? encodedText(body, encoding, reply)
      : pipeline(body, encoder[encoding](), () => undefined)
  })
}
