import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import { illustration } from '../pictures/illustrations.ts'
import { pictureUnits } from './picture-routes.ts'
import type { SignedAddresses } from './signed-addresses.ts'

export const pictureBucket = 'todok-pictures'
const pictureForm = /^public\/(?<name>[a-z0-9-]{1,60})\.webp$/

type Signed = { Params: { '*': string }; Querystring: { expires?: string; signature?: string } }

/** Objects of the bucket, to whoever has a signed address. An unknown one is told from a forbidden one. [API-079] */
export function addStorageRoutes(server: FastifyInstance, addresses: SignedAddresses): void {
  server.get<Signed>(`/storage/${pictureBucket}/*`, { config: { cost: pictureUnits } }, async (request, reply) => {
    const path = request.params['*']
    if (!addresses.isGood(path, request.query)) throw new Refusal('notYours')
    const bytes = illustration(pictureForm.exec(path)?.groups?.['name'] ?? '')
    if (bytes === undefined) throw new Refusal('noSuchPath', 'NotFound')
    return reply
      .header('Cache-Control', 'private, max-age=900')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('image/webp')
      .send(bytes)
  })
}
