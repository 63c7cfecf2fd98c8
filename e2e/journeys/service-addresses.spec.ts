import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OpenFront, openPlainFront } from '../stack/shop.ts'
import { expect, shopTimeoutMs, test, withShop } from '../stack/test.ts'
import { expectShopper, login } from './steps/login.ts'
import {
  categories,
  expectOrdered,
  goToOrderedList,
  lineOf,
  openOrderable,
  orderFromCard,
  quantityOf,
} from './steps/order.ts'

type Asked = { url: string; headers: IncomingHttpHeaders }
/** Requests to the service of somebody else, in this worker. */
const asked: Asked[] = []

/** Delivery and search stand at one address of somebody else, whose paths lead to the services of this shop. */
async function openTheirs(servicesPort: number) {
  const server = createServer((incoming, reply) => {
    const { url = '/', method, headers } = incoming
    asked.push({ url, headers })
    const path = url.replace(/^\/d\/v2\//, '/delivery/').replace(/^\/s\//, '/search/')
    const passed = request({ host: 'localhost', port: servicesPort, method, path, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { origin, close }
}

const openFront =
  (API_ORIGIN: string): OpenFront =>
  async (folder, ports) => {
    const front = await openPlainFront(folder, ports)
    const theirs = await openTheirs(ports.services)
    const SERVICE_ADDRESSES = `delivery=${theirs.origin}/d/v2,search=${theirs.origin}/s`
    return { ...front, settings: { ...front.settings, API_ORIGIN, SERVICE_ADDRESSES }, close: theirs.close }
  }

for (const API_ORIGIN of ['shop', 'services']) {
  const theirs = test.extend({
    shop: [
      ({ browserName: _ }, use, { workerIndex }) => withShop(workerIndex, use, openFront(API_ORIGIN)),
      { scope: 'worker', timeout: shopTimeoutMs },
    ],
  })

  theirs(
    `a visitor searches and a member orders at services of somebody else, with API_ORIGIN=${API_ORIGIN} @desktop`,
    async ({ page }) => {
      asked.length = 0
      await page.goto('/search/results?searchWord=%E7%89%9B%E4%B9%B3')
      await expect(page.getByRole('article').first()).toBeVisible()
      await login(page, 'member')
      await expectShopper(page)
      const card = await openOrderable(page, categories.household)
      await orderFromCard(card, 2)
      await expectOrdered(card, 2)
      await goToOrderedList(page)
      await page.reload()
      await expect(quantityOf(lineOf(page, card))).toHaveText('2')

      const paths = asked.map(({ url }) => url.split('?', 1)[0])
      expect(paths).toEqual(
        expect.arrayContaining(['/s/product_search', '/d/v2/order', '/d/v2/order_list', '/d/v2/member']),
      )
      const ofMember = asked.filter(({ headers }) => headers.authorization !== undefined)
      expect(ofMember.length).toBeGreaterThan(0)
      for (const { headers } of asked) {
        expect(headers).not.toHaveProperty('x-edge-key')
        expect(headers).not.toHaveProperty('cookie')
      }
    },
  )
}
