import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import type { OpenBucket } from './open-bucket.ts'
import { pictureUnits } from './picture-routes.ts'

type Signed = { Params: { '*': string }; Querystring: { expires?: string; signature?: string } }

/** Objects of a bucket, to whoever has a signed address. An unknown one is told from a forbidden one. */
export function addStorageRoutes(server: FastifyInstance, { bucketName, store, addresses }: OpenBucket): void {
  const address = `/storage/${bucketName}/*`
  const options = { config: { cost: pictureUnits } }

  server.head<Signed>(address, options, async (request, reply) => {
    const { size, type } = expectFound(await store.head(signedPath(request)))
    return shown(reply, type).header('Content-Length', size).send()
  })
  server.get<Signed>(address, options, async (request, reply) => {
    const { content, type } = expectFound(await store.get(signedPath(request)))
    return shown(reply, type).send(content)
  })

  function signedPath({ params, query }: FastifyRequest<Signed>): string {
    const path = params['*']
    if (!addresses.isGood(path, query)) throw new Refusal('addressUnsigned')
    return path
  }
}

function expectFound<T>(object: T | undefined): T {
  if (object === undefined) throw new Refusal('objectUnknown', 'NotFound')
  return object
}

const shown = (reply: FastifyReply, type: string): FastifyReply =>
  reply
    .header('Cache-Control', 'private, max-age=900')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .type(type)
