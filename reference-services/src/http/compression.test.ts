import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from '@jest/globals'
import fastify from 'fastify'
import { compressReplies, sendParts, textOf } from './compression.ts'

const decode = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }

async function replied(body: string | readonly string[], accepted: string) {
  const server = fastify()
  compressReplies(server)
  server.get('/', (_, reply) => {
    reply.type('text/html; charset=utf-8')
    return typeof body === 'string' ? reply.send(body) : sendParts(reply, body)
  })
  const { headers, rawPayload } = await server.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  await server.close()
  return { encoding: headers['content-encoding'], vary: headers['vary'], raw: rawPayload }
}

const page = '<p>牛乳は今週🥛</p>'.repeat(1000)
const tooLongAtOnce = page.repeat(20)

it.each([
  { accepted: 'gzip, deflate, br, zstd', encoding: 'zstd', says: 'a page', body: page },
  { accepted: 'gzip, deflate, br, zstd', encoding: 'zstd', says: 'a long page', body: tooLongAtOnce },
  { accepted: 'gzip, deflate, br', encoding: 'br', says: 'a page', body: page },
  { accepted: 'gzip, deflate', encoding: 'gzip', says: 'a page', body: page },
] as const)('$says for who takes $accepted comes as $encoding', async ({ accepted, encoding, body }) => {
  const found = await replied(body, accepted)
  expect(found).toMatchObject({ encoding, vary: 'Accept-Encoding' })
  expect(decode[encoding](found.raw).toString()).toBe(body)
})

it('pages that are compressed one behind the other do not mix', async () => {
  const bodies = [page, 'あ'.repeat(5000), tooLongAtOnce, 'b'.repeat(2000)]
  const found = await Promise.all(bodies.map((body) => replied(body, 'zstd')))
  expect(found.map(({ raw }) => zstdDecompressSync(raw).toString())).toEqual(bodies)
})

it.each([
  { says: 'short', parts: ['<p>', 'ok', '</p>'], accepted: 'zstd', encoding: undefined },
  { says: 'a page', parts: [page, '', '\n', page], accepted: 'br, zstd', encoding: 'zstd' },
  { says: 'a long page', parts: [tooLongAtOnce, page], accepted: 'br, zstd', encoding: 'zstd' },
  { says: 'a page for who does not take zstd', parts: [page, page], accepted: 'br', encoding: 'br' },
  { says: 'a page for who takes nothing', parts: [page, page], accepted: '', encoding: undefined },
] as const)('parts are sent as one text: $says', async ({ parts, accepted, encoding }) => {
  const found = await replied(parts, accepted)
  const text = encoding === undefined ? found.raw : decode[encoding](found.raw)
  expect(text.toString()).toBe(parts.join(''))
  expect(found.encoding).toBe(encoding)
  expect(found.vary).toBe(parts.join('').length < 1024 ? undefined : 'Accept-Encoding')
})

it('a hook of a host changes a page of parts before it is compressed', async () => {
  const server = fastify()
  server.addHook('onSend', async (_, __, payload) => textOf(payload)?.replace('<head>', '<head><script></script>'))
  compressReplies(server)
  server.get('/', (_, reply) => sendParts(reply.type('text/html'), ['<head>', page]))
  const { rawPayload } = await server.inject({ url: '/', headers: { 'accept-encoding': 'zstd' } })
  await server.close()
  expect(zstdDecompressSync(rawPayload).toString()).toBe(`<head><script></script>${page}`)
})

it.each([
  { says: 'a short text', body: 'ok', accepted: 'zstd' },
  { says: 'a text for who takes none', body: page, accepted: 'identity' },
])('$says goes out as it is', async ({ body, accepted }) => {
  const found = await replied(body, accepted)
  expect(found.encoding).toBeUndefined()
  expect(found.raw.toString()).toBe(body)
})

it.each([
  { vary: 'Authorization', found: 'Authorization, Accept-Encoding' },
  { vary: 'Authorization, Accept-Encoding', found: 'Authorization, Accept-Encoding' },
])('says beside $vary that the answer differs by encoding, once', async ({ vary, found }) => {
  const server = fastify()
  compressReplies(server)
  server.get('/', (_, reply) => reply.header('Vary', vary).send(page))
  const { headers } = await server.inject({ url: '/', headers: { 'accept-encoding': 'zstd' } })
  expect(headers['vary']).toBe(found)
  await server.close()
})
