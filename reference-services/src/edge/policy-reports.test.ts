import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { writeReleaseStore } from '../testing/a-release-store.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { openTestServers, type TestServers } from '../testing/test-servers.ts'

const log = jest.spyOn(console, 'error')
beforeEach(() => void log.mockImplementation(() => undefined))
afterEach(() => void log.mockReset())

let servers: TestServers
const open = async () => {
  servers = await openTestServers(['shop'], writeReleaseStore, { PROXY_HOPS: '1' })
}
const said = () => log.mock.calls.map(([line]) => String(line).replace(/^edge: /, ''))
const post = (body: string, type = 'application/csp-report', from = '192.0.2.1') =>
  rawRequest(servers.origins.shop, '/_csp-report', {
    method: 'POST',
    headers: { 'Content-Type': type, 'X-Forwarded-For': from },
    body,
  })
const refused = (over: Record<string, unknown> = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://shop.example/mobile?accessToken=secret',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?who=me',
      'source-file': 'https://assets.example/mfe-x/1.0.0/chunk.1a2b.js?secret',
      'line-number': 12,
      ...over,
    },
  })

describe('a report of a browser on the policy', () => {
  beforeAll(open)
  afterAll(() => servers?.close())

  it('is asked for by both policies of a page', async () => {
    const { headers } = await rawRequest(servers.origins.shop, '/category')
    const policies = String(headers['content-security-policy']).split(', ')
    expect(policies.map((policy) => policy.endsWith('; report-uri /_csp-report'))).toEqual([true, true])
  })

  it.each([
    {
      says: 'a script of another origin',
      body: refused(),
      line: 'csp: script-src-elem refused https://evil.example, asked for by chunk.1a2b.js:12',
    },
    {
      says: 'a script by its text',
      body: refused({ 'blocked-uri': 'inline', 'source-file': undefined, 'line-number': undefined }),
      line: 'csp: script-src-elem refused inline, asked for by the page:0',
    },
    {
      says: 'what would write a line of its own',
      body: refused({
        'effective-directive': 'x\nedge: all is well',
        'blocked-uri': 'a\nb',
        'source-file': 'a\nb c\n',
      }),
      line: 'csp: a directive refused something, asked for by the page:12',
    },
  ])('is a line without secrets: $says', async ({ body, line }) => {
    expect((await post(body)).status).toBe(204)
    expect(said()).toEqual([line])
  })

  it.each(['', '{', '[]', '{"csp-report":1}'])('is ignored when it is malformed: %j', async (body) => {
    expect((await post(body)).status).toBeLessThan(500)
    expect(said()).toEqual([])
  })

  it('is refused in another media type, and above its size', async () => {
    expect((await post(refused(), 'text/html')).status).toBe(415)
    expect((await post(`"${'a'.repeat(10_000)}"`)).status).toBe(413)
  })
})

describe('a page that is refused a lot', () => {
  beforeAll(open)
  afterAll(() => servers?.close())

  it('is logged twenty times a minute at most', async () => {
    for (let again = 0; again < 50; again += 1) await post(refused())
    expect(said()).toHaveLength(20)
  })

  it('[K-161] of one sender takes nothing from the lines of another', async () => {
    await post(refused(), undefined, '192.0.2.2')
    expect(said()).toHaveLength(1)
  })
})
