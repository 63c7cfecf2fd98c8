import type { FastifyInstance } from 'fastify'
import { html } from '../pages/html.ts'
import { sendPage, type WrittenPage, writePage } from '../pages/page.ts'
import { type RawParameter, rawQuery } from './raw-query.ts'
import { receivedTable } from './received-table.ts'

type Site = { title: string; category: number; orders: readonly { no: string; count: number }[] }

const sites: Readonly<Record<string, Site>> = {
  fashion: { title: '衣料・ファッションの専門店', category: 1, orders: [{ no: '109376', count: 1 }] },
  'daily-goods': {
    title: 'くらしの日用品の専門店',
    category: 2,
    orders: [
      { no: '109388', count: 2 },
      { no: '109406', count: 1 },
    ],
  },
}

/** Stand-ins for the two scroll sites: what they were told, and the way back with an order. [ORD-022, ORD-122] */
export function addScrollSites(server: FastifyInstance, shopOrigin: string): void {
  server.get<{ Params: { site: string } }>('/scroll/:site', async (request, reply) => {
    const site = Object.hasOwn(sites, request.params.site) ? sites[request.params.site] : undefined
    if (site === undefined) return reply.callNotFound()
    return sendPage(
      reply,
      scrollPage(
        shopOrigin,
        site,
        rawQuery(request.url, (name) => name === 'member_name'),
      ),
    )
  })
}

function scrollPage(shopOrigin: string, site: Site, received: readonly RawParameter[]): WrittenPage {
  const back = backWith(shopOrigin, received.find(({ name }) => name === 'url')?.value ?? '', site)
  return writePage({
    title: site.title,
    shopOrigin,
    wide: true,
    body: html`<h1>${site.title}</h1>
<div class="panel"><p class="note">これは別のサイトで公開されるページの見本です。実際の内容とは異なります。</p>
${receivedTable(received)}</div>
${back === undefined ? html`<p>戻り先のアドレスが届いていません。</p>` : html`<a class="button" href="${back}">この内容で注文してトドックへ戻る</a>`}`,
  })
}

/** Only to the shop that this stand-in stands beside. */
function backWith(shopOrigin: string, address: string, { category, orders }: Site): string | undefined {
  if (!URL.canParse(address) || new URL(address).origin !== shopOrigin) return undefined
  const back = new URL(address)
  for (const { no, count } of orders) {
    back.searchParams.append('orderNo', no)
    back.searchParams.append('orderCount', String(count))
  }
  back.searchParams.append('category', String(category))
  return back.href
}
