import type { FastifyInstance } from 'fastify'
import type { PartnerSettings } from '../config.ts'
import { html } from '../pages/html.ts'
import { sendPage } from '../pages/page.ts'
import { writePartnerPage } from './partner-page.ts'
import { handOver } from './partner-sites.ts'
import { fieldsOfForm, receivedTable } from './received-table.ts'

/** A stand-in for the household magazine: whom it was told of by the form, and whether it would let the member in. [API-075] */
export function addMagazine(server: FastifyInstance, shopOrigin: string, { jCode }: PartnerSettings): void {
  server.post('/magazine/sso', async (request, reply) => {
    const received = fieldsOfForm(request.body)
    const faults = faultsOf(Object.fromEntries(received.map(({ name, value }) => [name, value])), jCode)
    // Whom it is about stands in the form alone, never in an address.
    if (request.url.includes('?')) faults.push('アドレス')
    const verdict =
      faults.length === 0
        ? html`<p data-verdict="good">9項目を正しく受け取りました。</p>`
        : html`<p data-verdict="bad">正しく受け取れなかった項目があります：${faults.join('、')}</p>`
    const body = html`${verdict}${receivedTable(received)}`
    return sendPage(
      reply.code(faults.length === 0 ? 200 : 400),
      writePartnerPage(shopOrigin, { title: 'くらしの情報誌', body }),
    )
  })
}

/** The fields that are missing, wrong or unknown. */
function faultsOf(fields: Readonly<Record<string, string>>, jCode: string): string[] {
  const isGood: Readonly<Record<string, (value: string) => boolean>> = {
    H_CODE: (value) => value === '001',
    K_CODE: (value) => /^\d{8}$/.test(value),
    K_ID: (value) => value === `${handOver.idPrefix}${fields['K_CODE']}`,
    J_CODE: (value) => value === jCode,
    KANJI_N: () => true,
    KANA_N: () => true,
    P_CODE: () => true,
    T_CODE: () => true,
    E_CODE: () => true,
  }
  const wrong = Object.entries(isGood).flatMap(([name, judge]) => {
    const value = fields[name]
    return value !== undefined && judge(value) ? [] : [name]
  })
  return [...wrong, ...Object.keys(fields).filter((name) => !Object.hasOwn(isGood, name))]
}
