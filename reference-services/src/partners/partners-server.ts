import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { sendFile } from '../http/files.ts'
import { html } from '../pages/html.ts'
import { messagePage, type WrittenPage, writePage } from '../pages/page.ts'
import { partnerPages } from './partner-pages.ts'

/** Stand-ins for pages that other companies run. Each says that it is one. [architecture 2] */
export function createPartnersServer({ origins }: Pick<Config, 'origins'>, root: string): FastifyInstance {
  const server = fastify({ forceCloseConnections: 'idle' })
  const shopOrigin = origins.shop
  server.addHook('onSend', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff')
  })
  server.get('/healthz', async () => ({ ok: true }))
  server.get<{ Params: { '*': string } }>('/brand/*', (request, reply) =>
    sendFile(request, reply, path.join(root, 'shell', 'public', 'brand'), request.params['*'], 'public, max-age=86400'),
  )

  const show = (page: WrittenPage, status: number) => ({ page, status })
  const find = (name: string) => {
    const known = Object.hasOwn(partnerPages, name) ? partnerPages[name] : undefined
    return known === undefined ? show(missingPage(shopOrigin), 404) : show(partnerPage(shopOrigin, known), 200)
  }
  server.get<{ Params: { name: string } }>('/pages/:name', async (request, reply) => {
    const { page, status } = find(request.params.name)
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', page.policy)
      .send(page.html)
  })
  server.setNotFoundHandler((_request, reply) => {
    const page = missingPage(shopOrigin)
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', page.policy)
      .send(page.html)
  })
  return server
}

const partnerPage = (
  shopOrigin: string,
  { title, paragraphs }: { title: string; paragraphs: readonly string[] },
): WrittenPage =>
  writePage({
    title,
    shopOrigin,
    wide: true,
    body: html`<h1>${title}</h1>
<div class="panel"><p class="note">これは別のサイトで公開されるページの見本です。実際の内容とは異なります。</p>
${paragraphs.map((text) => html`<p>${text}</p>`)}</div>
<a class="back" href="${shopOrigin}/">トドックへ戻る</a>`,
  })

const missingPage = (shopOrigin: string): WrittenPage =>
  messagePage(shopOrigin, {
    title: 'ページが見つかりませんでした',
    text: 'アドレスをご確認ください。',
    link: { href: `${shopOrigin}/`, label: 'トドックへ戻る' },
  })
