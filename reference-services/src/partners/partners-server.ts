import path from 'node:path'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { compressReplies } from '../http/compression.ts'
import { sendFile, serveFiles } from '../http/files.ts'
import { addHealth, type Gate } from '../http/health.ts'
import { createOriginServer } from '../http/origin-server.ts'
import { html } from '../pages/html.ts'
import { messagePage, sendPage, type WrittenPage } from '../pages/page.ts'
import { addBank, type BankFacts } from './bank/bank-routes.ts'
import { contentPages } from './contents/content-pages.ts'
import { writeContentPage, writeMissingContent } from './contents/write-content-page.ts'
import { addMagazine } from './magazine.ts'
import { writePartnerPage } from './partner-page.ts'
import { partnerPages } from './partner-pages.ts'
import { addPartnerShop } from './partner-shop.ts'
import { addScrollSites } from './scroll-site.ts'
import { addWebCatalogue } from './web-catalogue/web-catalogue-routes.ts'

/** Stand-ins for pages that other companies run. Each says that it is one. */
export async function createPartnersServer(
  config: BankFacts & Pick<Config, 'api' | 'partner'>,
  { root, gate }: { root: string; gate: Gate },
): Promise<FastifyInstance> {
  const { origins } = config
  const shopOrigin = origins.shop
  const server = createOriginServer({
    name: 'partners',
    origin: origins.partners,
    refuse: (reply, status) => sendPage(reply.code(status), missingPage(shopOrigin)),
  })
  await serveFiles(server)
  addHealth(server, gate, async () => true)
  // A catalogue has hundreds of products.
  compressReplies(server)
  server.get<{ Params: { '*': string } }>('/brand/*', (request, reply) =>
    sendFile(reply, path.join(root, 'shell', 'public', 'brand'), request.params['*'], 'public, max-age=86400'),
  )

  const show = (page: WrittenPage, status: number) => ({ page, status })
  const find = (name: string) => {
    const known = Object.hasOwn(partnerPages, name) ? partnerPages[name] : undefined
    return known === undefined ? show(missingPage(shopOrigin), 404) : show(partnerPage(shopOrigin, known), 200)
  }
  server.get<{ Params: { name: string } }>('/pages/:name', async (request, reply) => {
    const { page, status } = find(request.params.name)
    return sendPage(reply.code(status), page)
  })
  server.get<{ Params: { catalogueId: string; name: string } }>(
    '/catalogue/contents/:catalogueId/:name',
    async ({ params: { catalogueId, name } }, reply) => {
      const ofCatalogue = Object.hasOwn(contentPages, catalogueId) ? contentPages[catalogueId] : undefined
      const known = ofCatalogue !== undefined && Object.hasOwn(ofCatalogue, name) ? ofCatalogue[name] : undefined
      if (known === undefined) return sendPage(reply.code(404), writeMissingContent(config))
      return sendPage(reply, writeContentPage(config, known))
    },
  )
  addScrollSites(server, shopOrigin)
  await server.register(formbody)
  addPartnerShop(server, shopOrigin)
  addMagazine(server, shopOrigin, config.partner)
  addWebCatalogue(server, config)
  addBank(server, config)
  return server
}

const partnerPage = (
  shopOrigin: string,
  { title, paragraphs }: { title: string; paragraphs: readonly string[] },
): WrittenPage => writePartnerPage(shopOrigin, { title, body: html`${paragraphs.map((text) => html`<p>${text}</p>`)}` })

const missingPage = (shopOrigin: string): WrittenPage =>
  messagePage(shopOrigin, {
    title: 'ページが見つかりませんでした',
    text: 'アドレスをご確認ください。',
    link: { href: `${shopOrigin}/`, label: 'トドックへ戻る' },
  })
