import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { channelShell } from '@shop/release-store/testing'
import { aRegistry, testShell, writeRegistry } from '../testing/a-release-store.ts'
import { startPreviewServer } from '../testing/preview-server.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { openTestServers } from '../testing/test-servers.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one()
})

const shell = {
  ...testShell,
  waitsForLogin: true as const,
  reads: [
    { service: 'delivery', path: '/member_latest_planning_weeks', query: {} },
    { service: 'delivery', path: '/order_list', query: {}, outsidePeakWindow: true },
  ],
}
const weeks = JSON.stringify({
  member_latest_planning_weeks: [
    {
      latest_planning_week: '20261201',
      planning_week_start: '2026-11-13T15:00:00+09:00',
      planning_week_end: '2026-11-20T15:00:00+09:00',
      haitatu: '2026-12-01',
    },
  ],
  old_week_planning_list: [],
})

/** An edge before services that a test answers for. */
async function anEdge(answer: (response: ServerResponse) => void, settings: Record<string, string> = {}) {
  const asked: string[] = []
  const services = await startPreviewServer(({ url, headers }, response) => {
    asked.push(`${url} for ${headers['x-forwarded-for']}`)
    answer(response)
  })
  undo.push(services.close)
  const servers = await openTestServers(
    ['shop'],
    (folder) => {
      const row = channelShell({ descriptor: shell })
      return writeRegistry(folder, { ...aRegistry(), shells: { web: row, webview: row } })
    },
    { SERVICES_UPSTREAM: services.origin, ...settings },
  )
  undo.push(() => servers.close())
  const page = async (path = '/category', cookie = '') => {
    const began = performance.now()
    const { status, text } = await rawRequest(servers.origins.shop, path, { headers: { Cookie: cookie } })
    return { status, text, tookMs: performance.now() - began }
  }
  return { page, asked }
}

const answered = /data-first-read="[^"]*\/delivery\/member_latest_planning_weeks" data-common>(.*?)<\/script>/

describe('a page', () => {
  it('[K-159] holds what the services answer, asked on behalf of whom the page goes to', async () => {
    const { page, asked } = await anEdge((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(weeks)
    })
    // A busy machine may be too late with the first one.
    await page()
    expect(answered.exec((await page()).text)?.[1]).toBe(weeks)
    expect(asked).toEqual(['/delivery/member_latest_planning_weeks for 127.0.0.1'])
  })

  it.each<{ says: string; answer: (response: ServerResponse) => void }>([
    { says: 'hang', answer: () => undefined },
    { says: 'hang in the middle of an answer', answer: (response) => void response.writeHead(200).write('{') },
    { says: 'are down', answer: (response) => void response.writeHead(503).end('busy') },
    { says: 'answer nonsense', answer: (response) => void response.writeHead(200).end('<html>') },
    { says: 'answer without an end', answer: (response) => void response.writeHead(200).end('x'.repeat(1_100_000)) },
    { says: 'close the connection', answer: (response) => void response.destroy() },
  ])('comes without answers, and begins them itself, where the services $says', async ({ answer }) => {
    const { page } = await anEdge(answer)
    await page()
    const { status, text, tookMs } = await page()
    expect([status, answered.test(text)]).toEqual([200, false])
    expect(text).toContain('/delivery/member_latest_planning_weeks","query":{},"visitor":true')
    // The deadline is 50 ms; a busy machine has more to do.
    expect(tookMs).toBeLessThan(2000)
  })

  it('[K-28] that comes back from the provider is the one that was left, and begins its reads when it has the tokens', async () => {
    const { page } = await anEdge(() => undefined)
    const callback = '/entrance?code=c&state=s'
    const release = /rel="preload" as="script"[^>]*\/mfe-catalogue\//
    const back = (await page(callback, 'shop-return=%2Fcategory')).text
    expect([release.test(back), back.includes('shopLaterReads'), back.includes('shopSilentLogin')]).toEqual([
      true,
      true,
      false,
    ])
    expect(release.test((await page(callback)).text)).toBe(false)
    const opened = (await page('/category')).text
    expect([opened.includes('shopLaterReads'), opened.includes('"shopSilentLogin"')]).toEqual([false, true])
  })

  it.each([
    { at: '2026-11-17T21:49:00+09:00', begins: true },
    { at: '2026-11-17T22:00:00+09:00', begins: false },
  ])('[ORD-071] begins what rests in the peak window, at $at: $begins', async ({ at, begins }) => {
    const { page } = await anEdge(() => undefined, { SHOP_CLOCK: at })
    expect((await page()).text.includes('/delivery/order_list')).toBe(begins)
  })

  it('of the pre-confirm environment knows no week: staff choose one in their tab', async () => {
    const { page, asked } = await anEdge(() => undefined, { SHOP_ENVIRONMENT: 'preconfirm' })
    expect((await page()).text).not.toContain('shopFirstReads')
    expect(asked).toEqual([])
  })
})
