import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { answerOk, codeOf, openApiProxy } from '../testing/open-api-proxy.ts'
import type { ApiProxyPorts } from './api-proxy.ts'

let close = async () => {}
afterEach(async () => {
  await close()
})
async function open(...asked: Parameters<typeof openApiProxy>) {
  await close()
  const proxy = await openApiProxy(...asked)
  close = proxy.close
  return proxy
}

describe('a call that is not passed on', () => {
  const chunked = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }

  it.each([
    { says: 'it tells so', headers: { 'Content-Type': 'application/json' } },
    { says: 'it does not tell', headers: chunked },
  ])('is larger than any, when $says', async ({ headers }) => {
    const { ask, asked } = await open(answerOk)
    const answer = await ask('/_api/delivery/order', { method: 'PUT', headers, body: 'x'.repeat(70_000) })
    expect([answer.status, codeOf(answer)]).toEqual([413, 'CSP90007'])
    expect(asked).toEqual([])
  })

  it.each(['cross-site', 'same-site', 'none'])('writes from another page, as the browser says: %s', async (site) => {
    const { ask, asked } = await open(answerOk)
    const headers = { 'Sec-Fetch-Site': site }
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await ask('/_api/delivery/order', { method, headers })
      expect([answer.status, codeOf(answer)]).toEqual([403, 'CSP90005'])
    }
    expect(asked).toEqual([])
    expect((await ask('/_api/pictures/a.svg', { headers })).status).toBe(200)
  })

  it('asks for leave of another origin', async () => {
    const { ask, asked } = await open(answerOk)
    const answer = await ask('/_api/delivery/order', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'PUT' },
    })
    expect(answer.status).toBe(404)
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(asked).toEqual([])
  })

  it.each([
    '/_api/../_registry',
    '/_api/delivery/../../_registry',
    '/_api/%2e%2e/_registry',
    '/_api/delivery/.%2E/x',
    '/_api/..%2f_registry',
    '/_api/..%5c_registry',
    '/_api/..\\_registry',
    '/_api//evil.example/x',
    '/_api/\\evil.example/x',
    '/_api/http://evil.example/../x',
    '/_api/./x',
    '/_api/x#y',
    '/_api/%',
    'http://evil.example/_api/delivery/x',
    '//evil.example/_api/delivery/x',
  ])('has an address that could be read in two ways: %s', async (path) => {
    const { ask, asked } = await open(answerOk)
    const { status } = await ask(path)
    expect([400, 404]).toContain(status)
    expect(asked).toEqual([])
  })
})

describe('calls under way', () => {
  async function openBusy(limits: ApiProxyPorts['limits']) {
    const waiting: (() => void)[] = []
    const { ask } = await open((asked, response) => waiting.push(() => answerOk(asked, response)), {
      limits,
      proxyHops: 1,
    })
    const from = (address: string) => ask('/_api/delivery/x', { headers: { 'X-Forwarded-For': address } })
    const underWay = async (count: number) => {
      while (waiting.length < count) await new Promise(setImmediate)
    }
    return { from, underWay, letGo: () => waiting.splice(0).map((answer) => answer()) }
  }

  it('of one address are so many and no more; others have their own places', async () => {
    const { from, underWay, letGo } = await openBusy({ maxCallsOfAddress: 2 })
    const calls = [from('198.51.100.1'), from('198.51.100.1')]
    await underWay(2)
    const refused = await from('198.51.100.1')
    expect([refused.status, codeOf(refused), refused.headers['retry-after']]).toEqual([429, 'CSP90009', '1'])
    calls.push(from('198.51.100.2'))
    await underWay(3)
    letGo()
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200])
    const again = from('198.51.100.1')
    await underWay(1)
    letGo()
    expect((await again).status).toBe(200)
  })

  it('end with the browser that goes away, at whichever moment', async () => {
    const { shop, ask } = await open(answerOk, { limits: { maxCallsOfAddress: 1 } })
    const { hostname, port } = new URL(shop)
    for (const patienceMs of [0, 0, 1, 2, 3, 5]) {
      const socket = connect(Number(port), hostname, () => {
        socket.write('GET /_api/delivery/x HTTP/1.1\r\nHost: x\r\n\r\n', () =>
          setTimeout(() => socket.resetAndDestroy(), patienceMs),
        )
      })
      await once(socket, 'close')
    }
    const statusOf = async () => (await ask('/_api/delivery/x')).status
    while ((await statusOf()) === 429) await new Promise(setImmediate)
    expect(await statusOf()).toBe(200)
  })

  it('end with a browser that takes nothing of its answer', async () => {
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const { shop } = await open(
      (_asked, response) => void response.on('close', () => end()).end(Buffer.alloc(64_000_000)),
      { limits: { stalledMs: 200 } },
    )
    const { hostname, port } = new URL(shop)
    const socket = connect(Number(port), hostname, () => {
      socket.write('GET /_api/delivery/x HTTP/1.1\r\nHost: x\r\n\r\n')
    })
    socket.pause()
    socket.on('error', () => undefined)
    await ended
  })

  it('of all are so many and no more', async () => {
    const { from, underWay, letGo } = await openBusy({ maxCalls: 1 })
    const call = from('198.51.100.1')
    await underWay(1)
    const refused = await from('198.51.100.2')
    expect([refused.status, codeOf(refused)]).toEqual([503, 'CSP90009'])
    letGo()
    expect((await call).status).toBe(200)
  })

  it('beyond the connections wait for one', async () => {
    const { from, underWay, letGo } = await openBusy({ connections: 1 })
    const calls = [from('198.51.100.1'), from('198.51.100.2')]
    await underWay(1)
    letGo()
    await underWay(1)
    letGo()
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
  })
})
