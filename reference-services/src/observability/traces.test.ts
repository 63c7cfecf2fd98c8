import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { testDatabase } from '../testing/databases.ts'
import { orderBody } from '../testing/order-body.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { startTraces } from './traces.ts'

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: unknown }
type Sent = {
  resourceSpans: { resource: { attributes: { key: string; value: object }[] }; scopeSpans: { spans: Span[] }[] }[]
}

let collector: Server
let shop: TestShop
let endTraces: () => Promise<void>
const spans: Span[] = []
const services = new Set<string>()

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Sent
    for (const { resource, scopeSpans } of resourceSpans) {
      services.add(JSON.stringify(resource.attributes.find(({ key }) => key === 'service.name')))
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    }
    response.end('{}')
  }).listen(0, 'localhost')
  await once(collector, 'listening')
  const { port } = collector.address() as { port: number }
  endTraces = await startTraces({ endpoint: `http://localhost:${port}`, service: 'shop of a test' })
  shop = await openTestShop(testDatabase, { only: ['shop', 'services', 'identity'] })
})
afterAll(async () => {
  await shop?.close()
  await endTraces?.()
  collector?.close()
})

it('an order is one trace, from the edge to the statement that stores it, and has the number of its request', async () => {
  const answer = await shop.write('corporate', 'PUT', '/delivery/order', { key: randomUUID(), body: orderBody() })
  expect(answer.status).toBe(200)
  await endTraces()

  const own = spans.filter(({ traceId }) => traceId === answer.headers.get('X-Request-Id'))
  const stored = own.find(({ attributes }) => /insert into .?order_line/.test(JSON.stringify(attributes)))
  const way: string[] = []
  for (let one = stored; one !== undefined; one = own.find(({ spanId }) => spanId === one?.parentSpanId))
    way.push(one.name)
  expect(way.toReversed()).toEqual([
    'edge PUT /delivery/order',
    'services PUT /delivery/order',
    'writes together',
    'transaction',
    stored?.name,
  ])
  expect([...services]).toEqual(['{"key":"service.name","value":{"stringValue":"shop of a test"}}'])
  // Parameters are nowhere: neither who orders nor what.
  expect(JSON.stringify(spans)).not.toContain(orderBody().order_no)
})
