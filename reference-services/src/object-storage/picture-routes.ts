import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../database/open-database.ts'
import { immutable } from '../http/files.ts'
import { Refusal } from '../http/refusal.ts'
import { illustration } from '../pictures/illustrations.ts'
import { pictogramSvg } from '../pictures/pictogram-picture.ts'
import { type PictureSize, pictureSvg, picturesOf, pictureVersion, type Shot } from '../pictures/product-picture.ts'

const fileForm = /^(?<no>\d{6})-(?<shot>main|plate|tray)-(?<size>list|large)\.svg$/
const illustrationForm = /^(?<name>[a-z0-9-]{1,60})\.webp$/
const pictogramForm = /^(?<code>[a-z0-9-]{1,60})\.svg$/
/** A page has hundreds, and a browser keeps them. */
export const pictureUnits = 2
const aDay = 'public, max-age=86400'

/** Stands in for the co-op's object storage: pictures of products, drawn when they are asked for. */
export function addPictureRoutes(server: FastifyInstance, db: Database): void {
  server.get<{ Params: { version: string; file: string } }>(
    '/pictures/products/:version/:file',
    { config: { cost: pictureUnits } },
    async (request, reply) => {
      const { version, file } = request.params
      const { no = '', shot, size } = (fileForm.exec(file)?.groups ?? {}) as Partial<Parts>
      const product = await db.selectFrom('product').select('picture').where('order_no', '=', no).executeTakeFirst()
      if (product === undefined || shot === undefined || size === undefined) throw new Refusal('pictureUnknown')
      if (!picturesOf(product.picture).includes(shot)) throw new Refusal('pictureUnknown')
      // An address of an earlier recipe shows today's picture, and only for a while.
      const keep = version === pictureVersion ? immutable : aDay
      return shown(reply, keep)
        .type('image/svg+xml; charset=utf-8')
        .send(pictureSvg({ spec: product.picture, no, shot, size }))
    },
  )

  server.get<{ Params: { file: string } }>(
    '/pictures/illust/:file',
    { config: { cost: pictureUnits } },
    async (request, reply) => {
      const { name = '' } = illustrationForm.exec(request.params.file)?.groups ?? {}
      const bytes = illustration(name)
      if (bytes === undefined) throw new Refusal('pictureUnknown')
      return shown(reply, aDay).type('image/webp').send(bytes)
    },
  )

  server.get<{ Params: { file: string } }>(
    '/pictures/pictograms/:file',
    { config: { cost: pictureUnits } },
    async (request, reply) => {
      const { code = '' } = pictogramForm.exec(request.params.file)?.groups ?? {}
      const svg = pictogramSvg(code)
      if (svg === undefined) throw new Refusal('pictureUnknown')
      return shown(reply, aDay).type('image/svg+xml; charset=utf-8').send(svg)
    },
  )
}

type Parts = { no: string; shot: Shot; size: PictureSize }

/** Every origin may show them, and an SVG opened as a page of its own can do nothing. */
const shown = (reply: FastifyReply, cacheControl: string): FastifyReply =>
  reply.header('Cache-Control', cacheControl).header('Cross-Origin-Resource-Policy', 'cross-origin')
