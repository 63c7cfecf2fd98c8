import { setTimeout } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { StoreUnreachable } from '../release-store.ts'
import type { S3Settings } from './s3-settings.ts'

export type ObjectHeaders = { 'content-type': string; 'cache-control': string }

/**
 * Requests of a bucket. All reject with {@link StoreUnreachable} when it does not answer, is not there or
 * does not let us in; what is not in it is no error.
 */
export type S3Objects = {
  /** `type` is the media type that the object was written with. */
  get(key: string): Promise<{ content: Buffer; type: string } | undefined>
  /** `size` in bytes. Its 404 has no text, so a bucket that is not there looks like an empty one. */
  head(key: string): Promise<{ size: number; type: string } | undefined>
  /** Writes what may be there already: the last write is in force. One request: 20 seconds and, with S3, 5 GB at most. */
  put(key: string, content: Blob): Promise<void>
  /** `false` when the key is taken: nothing was written then, and what it holds can be read. */
  create(key: string, content: Buffer | string, headers: ObjectHeaders): Promise<boolean>
  /** Within the bucket, with its media type. `false` when there is nothing at `from`. */
  copy(from: string, to: string): Promise<boolean>
  /** Keys below a prefix, in order. */
  list(prefix: string): Promise<string[]>
  remove(key: string): Promise<void>
}

const patienceMs = 20_000
/** How long another write of the same key may be under way, and how often it is asked for. */
const otherWriteMs = { patience: 10_000, between: 50 }
/** Between tries: 50, 100, 200 ms at most, after a 5xx or a request to slow down. */
const retries = 3
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Objects of one bucket below one prefix, over HTTP with signed requests. */
export function openS3Objects(settings: S3Settings): S3Objects {
  const { bucket, bucketAddress, prefix, region, accessKeyId, secretAccessKey, sessionToken } = settings
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    retries,
    service: 's3',
    ...(sessionToken === undefined ? {} : { sessionToken }),
  })
  // A version holds a plus, which S3 reads as a space unless it is written as %2B.
  const encoded = (key: string) => (prefix + key).split('/').map(encodeURIComponent).join('/')
  const addressOf = (key: string) => `${bucketAddress}/${encoded(key)}`

  async function send(address: string, init: RequestInit, expected: readonly number[]): Promise<Response> {
    const reply = await client.fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) }).catch((error) => {
      throw new StoreUnreachable(`the bucket at ${bucketAddress} does not answer: ${reasonOf(error)}`)
    })
    if (expected.includes(reply.status)) return reply
    const code = /<Code>(.*?)<\/Code>/.exec(await reply.text().catch(() => ''))?.[1] ?? reply.statusText
    throw new StoreUnreachable(
      `the bucket at ${bucketAddress} answers ${reply.status} ${code} to ${init.method ?? 'GET'}${hintFor(reply.status)}`,
    )
  }

  /** A 404 speaks of the object or of the whole bucket. */
  async function expectBucket(notFound: Response): Promise<void> {
    if ((await notFound.text()).includes('NoSuchBucket'))
      throw new StoreUnreachable(`there is no bucket at ${bucketAddress}: make it first`)
  }

  async function head(key: string): Promise<{ size: number; type: string } | undefined> {
    const reply = await send(addressOf(key), { method: 'HEAD' }, [200, 404])
    return reply.status === 404 ? undefined : { size: Number(reply.headers.get('content-length')), type: typeOf(reply) }
  }

  return {
    async get(key) {
      const reply = await send(addressOf(key), {}, [200, 404])
      if (reply.status === 200) return { content: Buffer.from(await reply.arrayBuffer()), type: typeOf(reply) }
      await expectBucket(reply)
      return undefined
    },
    head,
    async put(key, content) {
      const init = { method: 'PUT', body: content, headers: { 'content-type': content.type } }
      await send(addressOf(key), init, [200, 201, 204])
    },
    async create(key, content, headers) {
      const body = typeof content === 'string' ? content : new Uint8Array(content)
      const init = { method: 'PUT', body, headers: { ...headers, 'if-none-match': '*' } }
      const until = performance.now() + otherWriteMs.patience
      for (;;) {
        const { status } = await send(addressOf(key), init, [200, 201, 204, 409, 412])
        if (status !== 409) return status < 300
        // Somebody writes this key now: whether it is taken is known once that write has ended.
        if (performance.now() > until)
          throw new StoreUnreachable(`the bucket at ${bucketAddress} never ends another write of ${key}`)
        await setTimeout(otherWriteMs.between)
      }
    },
    async copy(from, to) {
      // S3 refuses to copy an object to itself.
      if (from === to) return (await head(from)) !== undefined
      const init = { method: 'PUT', headers: { 'x-amz-copy-source': `/${bucket}/${encoded(from)}` } }
      const reply = await send(addressOf(to), init, [200, 404])
      if (reply.status === 404) {
        await expectBucket(reply)
        return false
      }
      // A copy that breaks off has been answered with 200 already, so its failure stands in the text.
      const code = /<Error>.*?<Code>(.*?)<\/Code>/s.exec(await reply.text())?.[1]
      if (code !== undefined) throw new StoreUnreachable(`the bucket at ${bucketAddress} cannot copy ${from}: ${code}`)
      return true
    },
    async list(below) {
      const keys: string[] = []
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + below })
        if (token !== undefined) query.set('continuation-token', token)
        // A plus in a query is a space to some and a plus to others.
        const text = await (await send(`${bucketAddress}/?${String(query).replaceAll('+', '%20')}`, {}, [200])).text()
        for (const [, key = ''] of text.matchAll(/<Key>(.*?)<\/Key>/gs))
          keys.push(decodeEntities(key).slice(prefix.length))
        token = decodeEntities(/<NextContinuationToken>(.*?)<\/NextContinuationToken>/s.exec(text)?.[1] ?? '')
      } while (token !== '')
      return keys
    },
    async remove(key) {
      await send(addressOf(key), { method: 'DELETE' }, [200, 204, 404])
    },
  }
}

const typeOf = (reply: Response): string => reply.headers.get('content-type') ?? 'application/octet-stream'

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
    return hex === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number.parseInt(hex, 16))
  })

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}

function hintFor(status: number): string {
  if (status === 403)
    return ': its keys may list, read, write and delete objects there, or the clock of this machine is wrong'
  return status === 404 ? ': make the bucket first' : ''
}
