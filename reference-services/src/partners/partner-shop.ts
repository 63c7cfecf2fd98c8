import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { html } from '../pages/html.ts'
import { sendPage, writePage } from '../pages/page.ts'
import { receivedTable } from './received-table.ts'

/** A stand-in for the partner's shop: whom it was told of by the form. [API-076, API-077] */
export async function addPartnerShop(server: FastifyInstance, shopOrigin: string): Promise<void> {
  await server.register(formbody)
  server.post('/kurashi/sso', async (request, reply) => {
    const fields = Object.entries((request.body ?? {}) as Record<string, unknown>)
    const received = fields.map(([name, value]) => ({ name, raw: String(value), value: String(value) }))
    return sendPage(
      reply,
      writePage({
        title: 'くらしと生協',
        shopOrigin,
        wide: true,
        body: html`<h1>くらしと生協</h1>
<div class="panel"><p class="note">これは別のサイトで公開されるページの見本です。実際の内容とは異なります。</p>
${receivedTable(received)}</div>
<a class="back" href="${shopOrigin}/">トドックへ戻る</a>`,
      }),
    )
  })
}
