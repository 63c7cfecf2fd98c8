import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { errorCodes } from '@shop/shared/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../config.ts'
import { sendFile } from '../../http/files.ts'
import { logOf } from '../../observability/log.ts'
import { html } from '../../pages/html.ts'
import { media } from '../../web-catalogue/media.ts'
import { cataloguePage } from './catalogue-page.ts'
import { catalogueStyle } from './catalogue-style.ts'
import { filesPath, sendFrame } from './frame-document.ts'
import { type PostFields, readPlace, readPost } from './post-fields.ts'
import { createServicesClient } from './services-client.ts'

const log = logOf('partners')
const require = createRequire(import.meta.url)
const swiperFolder = path.dirname(require.resolve('swiper/package.json'))
const swiperStyles = ['swiper.min.css', 'modules/zoom.min.css', 'modules/effect-creative.min.css']
const files: Readonly<Record<string, { folder: string; cache: string }>> = {
  'swiper-bundle.min.js': { folder: swiperFolder, cache: 'public, max-age=86400' },
  'catalogue.js': { folder: path.join(import.meta.dirname, 'browser'), cache: 'no-cache' },
}

/** [ERR-007, CAT-036] */
const notDisplayed = { type: 'catalogError', code: errorCodes.catalogueNotShown }

/** A stand-in for the company that draws the paper catalogues: pages to turn, in the shop's frame. [CAT-029, K-57] */
export function addWebCatalogue(server: FastifyInstance, config: Pick<Config, 'origins' | 'api'>): void {
  const { origins } = config
  const services = createServicesClient(origins.services)
  const style = [
    ...swiperStyles.map((name) => readFileSync(path.join(swiperFolder, name), 'utf8')),
    catalogueStyle,
  ].join('\n')

  const fail = (reply: FastifyReply, status: number, failure: Record<string, string>) =>
    sendFrame(
      reply.code(status),
      {
        title: 'カタログを表示できませんでした',
        style,
        body: html`<main class="failed ready"><h1>カタログを表示できませんでした</h1></main>`,
        facts: { shopOrigin: origins.shop, failure },
      },
      config,
    )

  server.post('/web-catalogue', async (request, reply) => {
    const post = readPost(request.body)
    if (post === undefined)
      return fail(reply, 400, { type: 'catalogError', message: 'カタログの指定を読み取れませんでした。' })
    const { code, page } = placeOf(post, request.headers.cookie)
    const { setPlanTimeCode: week, ticket } = post
    try {
      const [contents, ordered] = await Promise.all([services.contents(week, code), services.ordered(week, ticket)])
      if (contents === undefined) return fail(reply, 404, notDisplayed)
      const weekName = nameOfWeek(week)
      return sendFrame(
        reply,
        {
          title: `${contents.catalogue_name} ${weekName}号`,
          style: `${style}.cover{background:${contents.tint}}`,
          body: cataloguePage({ contents, weekName, ordered }),
          facts: { shopOrigin: origins.shop, ticket, week, code, page },
        },
        config,
      )
    } catch (error) {
      log.error(`web catalogue failed: ${(error as Error).message}`)
      return fail(reply, 503, {
        type: 'catalogError',
        message: 'カタログを読み込めませんでした。時間をおいて、もう一度お試しください。',
      })
    }
  })

  for (const method of ['PUT', 'DELETE'] as const)
    server.route({
      method,
      url: '/web-catalogue/order',
      async handler(request, reply) {
        const answer = await services.order(method, request.body).catch(() => undefined)
        reply.header('Cache-Control', 'no-store')
        if (answer === undefined) return reply.code(503).send({ error_status: errorCodes.busy })
        return reply.code(answer.status).send(answer.body)
      },
    })

  server.get<{ Params: { name: string } }>(`${filesPath}/:name`, async (request, reply) => {
    const { name } = request.params
    const file = Object.hasOwn(files, name) ? files[name] : undefined
    if (file === undefined) return reply.callNotFound()
    return sendFile(reply, file.folder, name, file.cache)
  })
}

/** The medium that was asked for at its page; else where this browser left off; else the first. */
function placeOf({ baitaiCode, page = 1 }: PostFields, cookies: string | undefined) {
  if (baitaiCode !== '') return { code: baitaiCode, page }
  const kept = readPlace(cookies)
  const known = media.find(({ code }) => code === kept?.code)
  if (kept !== undefined && known !== undefined) return kept
  return { code: media[0]?.code ?? '', page }
}

/** 20261201 → 12月1週 */
const nameOfWeek = (week: string): string => `${Number(week.slice(4, 6))}月${Number(week.slice(6))}週`
