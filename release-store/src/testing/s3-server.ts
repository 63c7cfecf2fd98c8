/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { isSigned } from './signature-v4.ts'

export type S3Server = {
  /** Settings for a client of it. */
  environment: NodeJS.ProcessEnv
  close(): Promise<void>
}

/** The keys of s3rver's one account. */
const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

/**
 * An S3 server for tests, over a folder of its own that goes with it. s3rver looks neither at signatures of version 4 nor at
 * `If-None-Match` when something is written, so both stand in front of it, as Amazon documents them.
 */
export async function startS3Server(
  bucket: string,
  inFront: (real: RequestListener) => RequestListener = honouringConditions,
): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'shop-bucket-'))
  const real = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] })
  await real.configureBuckets()
  const behind = inFront(oneWriteAtATime(real.callback()))
  const server = createServer((request, reply) => {
    if (!isSigned(request, keys.AWS_SECRET_ACCESS_KEY)) return refuse(request, reply, [403, 'SignatureDoesNotMatch'])
    decodeCopySource(request)
    behind(request, reply)
  })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    }),
  )
  return {
    environment: { ...keys, AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`, AWS_REGION: 'us-east-1' },
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Amazon keeps every object whole; s3rver mixes two writes of one key that come at once. */
function oneWriteAtATime(real: RequestListener): RequestListener {
  const underWay = new Map<string, Promise<void>>()
  return (request, reply) => {
    if (request.method !== 'PUT') return real(request, reply)
    const key = request.url ?? ''
    const before = underWay.get(key) ?? Promise.resolve()
    const done = new Promise<void>((resolve) => reply.once('close', resolve))
    underWay.set(
      key,
      before.then(() => done),
    )
    void before.then(() => real(request, reply))
  }
}

/**
 * `PUT` with `If-None-Match: *`: 412 PreconditionFailed for a key that is there, 409
 * ConditionalRequestConflict while another write of it is under way.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
function honouringConditions(real: RequestListener): RequestListener {
  const taken = new Map<string, 'writing' | 'there'>()
  return (request, reply) => {
    const key = request.url ?? ''
    if (request.method === 'DELETE') taken.delete(key)
    if (request.method !== 'PUT') return real(request, reply)
    const state = taken.get(key)
    if (request.headers['if-none-match'] === '*' && state !== undefined)
      return refuse(
        request,
        reply,
        state === 'there' ? [412, 'PreconditionFailed'] : [409, 'ConditionalRequestConflict'],
      )
    taken.set(key, 'writing')
    reply.once('finish', () => {
      if (reply.statusCode < 300) taken.set(key, 'there')
      else taken.delete(key)
    })
    real(request, reply)
  }
}

/** S3 decodes all of a copy's source, s3rver leaves signs such as `%2B` as they are. */
function decodeCopySource({ headers }: IncomingMessage): void {
  const source = headers['x-amz-copy-source']
  if (typeof source === 'string') headers['x-amz-copy-source'] = encodeURI(decodeURIComponent(source))
}

function refuse(request: IncomingMessage, reply: ServerResponse, [status, code]: [number, string]): void {
  request.resume()
  reply.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}
