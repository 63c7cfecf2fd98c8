import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { captureLog } from '../testing/captured-log.ts'
import { freePort } from '../testing/free-port.ts'
import { answerOk, codeOf, openApiProxy } from '../testing/open-api-proxy.ts'
import { startPreviewServer } from '../testing/preview-server.ts'

let close = async () => {}
afterEach(async () => {
  jest.restoreAllMocks()
  await close()
})
async function open(...asked: Parameters<typeof openApiProxy>) {
  await close()
  const proxy = await openApiProxy(...asked)
  close = proxy.close
  return proxy
}

const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

/** A request whose answer is looked at before it has ended. */
async function begin(shop: string, path: string): Promise<{ leave(): void; answered: Promise<IncomingMessage> }> {
  const asked = request(new URL(path, shop), { agent: false })
  asked.on('error', () => undefined)
  const answered = once(asked, 'response').then(([response]: IncomingMessage[]) => response as IncomingMessage)
  answered.catch(() => undefined)
  asked.end()
  return { leave: () => asked.destroy(), answered }
}

describe('a call that is passed on', () => {
  it('arrives with its method, address, body and the headers that services read, and no cookie of the shop', async () => {
    const seen: { method?: string | undefined; url?: string | undefined; headers?: object; body?: string } = {}
    const { ask } = await open(async (asked, response) => {
      Object.assign(seen, { method: asked.method, url: asked.url, headers: asked.headers, body: await text(asked) })
      answerOk(asked, response)
    })
    await ask('/_api/delivery/order?orderNo=1&orderNo=2&_=%E7%89%9B', {
      method: 'DELETE',
      body: '{"a":1}',
      headers: {
        Authorization: 'Bearer a.b.c',
        'Content-Type': 'application/json',
        'Idempotency-Key': 'one-intent',
        'Content-Length': '7',
        Origin: 'http://shop.test',
        'Sec-Fetch-Site': 'same-origin',
        Cookie: '__Host-shop-override=ticket',
        'X-Forwarded-For': '203.0.113.9',
        Forwarded: 'for=203.0.113.9',
        'X-Edge-Key': 'guessed',
        Connection: 'keep-alive, X-Hop',
        'X-Hop': 'a',
        TE: 'trailers',
      },
    })

    expect([seen.method, seen.url, seen.body]).toEqual([
      'DELETE',
      '/delivery/order?orderNo=1&orderNo=2&_=%E7%89%9B',
      '{"a":1}',
    ])
    expect(seen.headers).toEqual({
      host: expect.stringMatching(/^localhost:\d+$/),
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      connection: 'keep-alive',
      'content-length': '7',
      authorization: 'Bearer a.b.c',
      'content-type': 'application/json',
      'idempotency-key': 'one-intent',
      origin: 'http://shop.test',
      'x-edge-key': expect.not.stringMatching('guessed'),
      'x-forwarded-for': expect.stringMatching(/127\.0\.0\.1|::1/),
    })
  })

  it('arrives at a service of somebody else with the login and the caller, and without the key of the edge', async () => {
    const seen: { url?: string | undefined; headers?: object } = {}
    const theirs = await startPreviewServer((asked, response) => {
      Object.assign(seen, { url: asked.url, headers: asked.headers })
      answerOk(asked, response)
    })
    const { ask, asked: askedOurs } = await open(answerOk, { addresses: { search: `${theirs.origin}/v2` } })
    const headers = { Authorization: 'Bearer a.b.c', 'X-Edge-Key': 'guessed', 'X-Forwarded-For': '203.0.113.9' }
    await ask('/_api/search/product_search?searchWord=%E7%89%9B', { headers })
    await ask('/_api/delivery/order_list', { headers })
    await theirs.close()
    expect([theirs.asked, askedOurs]).toEqual([['/v2/product_search?searchWord=%E7%89%9B'], ['/delivery/order_list']])
    expect(seen.headers).toEqual({
      host: new URL(theirs.origin).host,
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      connection: 'keep-alive',
      authorization: 'Bearer a.b.c',
      'x-forwarded-for': expect.stringMatching(/127\.0\.0\.1|::1/),
    })
  })

  it('is answered with status and body, and with no header that works at the shop’s origin', async () => {
    const { ask } = await open((_request, response) => {
      response
        .writeHead(404, {
          'Content-Type': 'text/html',
          'Content-Security-Policy': "script-src 'unsafe-inline'",
          'Cache-Control': 'no-store',
          'Retry-After': '7',
          'Set-Cookie': ['a=b', 'c=d'],
          'Access-Control-Allow-Origin': '*',
          'Service-Worker-Allowed': '/',
          'Clear-Site-Data': '"*"',
          Link: '</x.js>; rel=preload',
          Refresh: '0; url=https://evil.example',
          'Keep-Alive': 'timeout=72',
        })
        .end('<script>1</script>')
    })
    const { status, headers, text: body } = await ask('/_api/delivery/x')
    expect([status, body]).toEqual([404, '<script>1</script>'])
    expect(headers).toEqual({
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      'content-type': 'text/html',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'retry-after': '7',
      date: expect.any(String),
      connection: expect.any(String),
      ...(headers['keep-alive'] === undefined ? {} : { 'keep-alive': expect.not.stringMatching('timeout=72$') }),
      'transfer-encoding': 'chunked',
    })
  })

  it.each([
    { says: 'HEAD', method: 'HEAD', status: 200, length: '7' },
    { says: 'nothing to say', method: 'POST', status: 204, length: undefined },
    { says: 'what the browser has', method: 'GET', status: 304, length: undefined },
  ])('is answered without a body: $says', async ({ method, status, length }) => {
    const { ask } = await open((_request, response) => {
      response.writeHead(status, { ETag: '"a"', ...(length === undefined ? {} : { 'Content-Length': length }) }).end()
    })
    const answer = await ask('/_api/storage/x', { method })
    expect([answer.status, answer.text, answer.headers.etag]).toEqual([status, '', '"a"'])
    expect(answer.headers['content-length']).toBe(length)
  })

  it('goes over the connection of the one before it', async () => {
    const ports = new Set<number | undefined>()
    const { ask } = await open((asked, response) => {
      ports.add(asked.socket.remotePort)
      answerOk(asked, response)
    })
    for (let call = 0; call < 3; call += 1) await ask('/_api/delivery/x')
    expect(ports.size).toBe(1)
  })

  it('is answered piece by piece', async () => {
    let end = () => {}
    const { shop } = await open((_request, response) => {
      response.write('first')
      end = () => void response.end('last')
    })
    const response = await (await begin(shop, '/_api/delivery/x')).answered
    const [piece] = await once(response, 'data')
    expect(String(piece)).toBe('first')
    end()
    expect(await text(response)).toBe('last')
  })

  it('is given up when the browser goes away, before the answer and within it', async () => {
    for (const begun of [false, true]) {
      let isAsked = () => {}
      const asked = new Promise<void>((resolve) => {
        isAsked = resolve
      })
      let isGivenUp: Promise<unknown> = Promise.resolve()
      const { shop } = await open((_request, response) => {
        isGivenUp = once(response, 'close')
        if (begun) response.write('first')
        isAsked()
      })
      const call = await begin(shop, '/_api/delivery/x')
      await asked
      if (begun) await once(await call.answered, 'data')
      call.leave()
      await isGivenUp
    }
  })
})

describe('services that do not answer', () => {
  it('are 502 in their own form when nobody listens', async () => {
    const log = captureLog()
    const { ask } = await open(answerOk, { upstream: `http://localhost:${await freePort()}` })
    const answer = await ask('/_api/delivery/x', { headers: { Authorization: 'Bearer secret.of.member' } })
    expect([answer.status, codeOf(answer)]).toEqual([502, 'CSP90009'])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': /json/ })
    const request = answer.headers['x-request-id']
    expect(log.records).toMatchObject([
      { server: 'edge', request, message: 'no answer of the services: ECONNREFUSED' },
      { server: 'edge', request, message: 'failed', status: 502, code: 'CSP90009', reason: 'servicesDown' },
    ])
    log.close()
  })

  it('are named by their origin where they are of somebody else', async () => {
    const log = captureLog()
    const search = `http://localhost:${await freePort()}`
    const { ask } = await open(answerOk, { addresses: { search } })
    const answer = await ask('/_api/search/popular_words')
    expect([answer.status, codeOf(answer)]).toEqual([502, 'CSP90009'])
    expect(log.records[0]).toMatchObject({ message: `no answer of ${search}: ECONNREFUSED` })
    log.close()
  })

  it('are 502 when they hang up', async () => {
    quiet()
    const { ask } = await open((asked) => asked.socket.destroy())
    const answer = await ask('/_api/delivery/x')
    expect([answer.status, codeOf(answer)]).toEqual([502, 'CSP90009'])
  })

  it('are 504 when they are late', async () => {
    quiet()
    const { ask } = await open(() => undefined, { limits: { answerMs: 50 } })
    const answer = await ask('/_api/delivery/x')
    expect([answer.status, codeOf(answer)]).toEqual([504, 'CSP90009'])
  })

  it('break the answer that they do not end', async () => {
    const { shop } = await open((_request, response) => void response.write('half'), { limits: { pieceMs: 50 } })
    const response = await (await begin(shop, '/_api/delivery/x')).answered
    await expect(text(response)).rejects.toThrow('aborted')
  })

  it('may take as long as they like while something comes', async () => {
    const pieces = 12
    const { ask } = await open(
      (_request, response) => {
        let sent = 0
        const more = setInterval(() => {
          sent += 1
          response.write('.')
          if (sent < pieces) return
          clearInterval(more)
          response.end()
        }, 200)
      },
      // undici looks once a second.
      { limits: { pieceMs: 1500 } },
    )
    expect((await ask('/_api/delivery/x')).text).toBe('.'.repeat(pieces))
  })
})
