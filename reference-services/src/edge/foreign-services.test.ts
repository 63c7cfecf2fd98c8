import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { writeReleaseStore } from '../testing/a-release-store.ts'
import { answerOk } from '../testing/open-api-proxy.ts'
import { type PreviewServer, startPreviewServer } from '../testing/preview-server.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { openTestServers, type TestServers } from '../testing/test-servers.ts'

// An edge whose delivery is a service of somebody else.

describe.each([{ API_ORIGIN: 'shop' }, { API_ORIGIN: 'services' }])('with API_ORIGIN=$API_ORIGIN', ({ API_ORIGIN }) => {
  let theirs: PreviewServer
  let servers: TestServers
  beforeAll(async () => {
    theirs = await startPreviewServer(answerOk)
    const SERVICE_ADDRESSES = `delivery=${theirs.origin}/v2`
    servers = await openTestServers(['shop'], writeReleaseStore, { API_ORIGIN, SERVICE_ADDRESSES })
  })
  afterAll(async () => {
    await servers.close()
    await theirs.close()
  })

  it('a page knows its address, and its policy lets calls and pictures through', async () => {
    const { text, headers } = await rawRequest(servers.origins.shop, '/category')
    const isDirect = API_ORIGIN === 'services'
    const { shop, services } = servers.origins
    expect(text).toContain(`"delivery":"${isDirect ? `${theirs.origin}/v2` : `${shop}/_api/delivery`}"`)
    expect(text).toContain(`"search":"${isDirect ? services : `${shop}/_api`}/search"`)
    const directive = (name: string) =>
      String(headers['content-security-policy'])
        .split('; ')
        .find((one) => one.startsWith(name))
        ?.split(' ')
    expect(directive('connect-src')?.includes(theirs.origin)).toBe(isDirect)
    expect(directive('img-src')).toContain(theirs.origin)
  })

  it('the edge asks there what a page begins with, and passes calls on', async () => {
    await rawRequest(servers.origins.shop, '/sitemap.xml')
    expect(theirs.asked).toContain('/v2/member_latest_planning_weeks')
    const { status } = await rawRequest(servers.origins.shop, '/_api/delivery/product?orderNo=1')
    expect([status, theirs.asked.at(-1)]).toEqual([200, '/v2/product?orderNo=1'])
  })
})
