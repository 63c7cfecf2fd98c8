import { pipeline, Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const compressZstd = promisify(zstdCompress)
/** Below it the headers weigh as much as what is saved. */
const minBytes = 1024
/** Of their steps: the best for replies that are made once and sent once. Both come to the same length. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
/** A page has room in one chunk, which is kept as long as the answer. */
const quickZstd = { chunkSize: 32 * 1024, params: { [constants.ZSTD_c_compressionLevel]: 5 } }

/** In the order in which they are preferred: zstd takes three fifths of the time of brotli. */
const encodings = ['zstd', 'br', 'gzip'] as const
type Encoding = (typeof encodings)[number]
const encode: Record<Encoding, (body: string) => Promise<Buffer>> = {
  zstd: (body) => zstdOf(body),
  br: (body) => compressBrotli(body, quickBrotli),
  gzip: (body) => compressGzip(body),
}
const encoder: Record<Encoding, () => Transform> = {
  zstd: () => createZstdCompress(quickZstd),
  br: () => createBrotliCompress(quickBrotli),
  gzip: () => createGzip(),
}

/** A millisecond of work: not worth another thread, nor the buffers for it, which stop the process when they are collected. */
const maxAtOnce = 256 * 1024
const bytesPerCharacter = 3
const scratch = Buffer.allocUnsafeSlow(maxAtOnce * bytesPerCharacter)

const lengthOf = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + part.length, 0)

/** @param parts Not longer than {@link maxAtOnce}. */
function zstdAtOnce(parts: readonly string[]): Buffer {
  let end = 0
  for (const part of parts) end += scratch.write(part, end)
  return zstdCompressSync(scratch.subarray(0, end), quickZstd)
}

const zstdOf = async (body: string): Promise<Buffer> =>
  body.length > maxAtOnce ? compressZstd(body, quickZstd) : zstdAtOnce([body])

const isForOnce = (parts: readonly string[]): boolean => {
  const length = lengthOf(parts)
  return length >= minBytes && length <= maxAtOnce
}

const isParts = (payload: unknown): payload is readonly string[] => Array.isArray(payload)

/** Sends a text whose parts become one string only where that cannot be helped. */
export const sendParts = (reply: FastifyReply, parts: readonly string[]): FastifyReply =>
  // They are a string when the last hook has them.
  reply.serializer((sent: unknown) => sent as string).send(parts)

/** The text that is about to be sent, for a hook that changes it. */
export function textOf(payload: unknown): string | undefined {
  if (isParts(payload)) return payload.join('')
  return typeof payload === 'string' ? payload : undefined
}

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  return encodings.find((one) => accepted.includes(one))
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

function varyByEncoding(reply: FastifyReply): FastifyReply {
  const before = String(reply.getHeader('vary') ?? '')
  if (/accept-encoding/i.test(before)) return reply
  return reply.header('Vary', before === '' ? 'Accept-Encoding' : `${before}, Accept-Encoding`)
}

/** Lists of products shrink to a seventh: what a phone on a train waits for. */
export function compressReplies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    const encoding = encodingFor(request)
    if (encoding === 'zstd' && isParts(payload) && isForOnce(payload)) {
      varyByEncoding(reply).header('Content-Encoding', encoding)
      return zstdAtOnce(payload)
    }
    const sent = textOf(payload) ?? payload
    const body = compressible(sent, reply)
    if (body === undefined) return sent
    varyByEncoding(reply)
    if (encoding === undefined) return sent
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length')
    return typeof body === 'string'
      ? encodedText(body, encoding, reply)
      : pipeline(body, encoder[encoding](), () => undefined)
  })
}
