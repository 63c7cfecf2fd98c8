import { describe, expect, it } from '@jest/globals'
import { testDatabase } from '../../testing/databases.ts'
import { setUp } from '../../testing/set-up.ts'
import { openTestShop } from '../../testing/test-shop.ts'

describe('a content page', () => {
  const shop = setUp(() => openTestShop(testDatabase, { only: ['services', 'partners'] }))

  const get = (path: string) => fetch(`${shop.origins.partners}/catalogue/contents/${path}`)

  it('[CAT-027] may stand in the shop’s frame and in no other, and says what was pressed to the shop alone', async () => {
    const reply = await get('2/nabe?planningWeek=20261201')
    expect(reply.status).toBe(200)
    const policy = reply.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`frame-ancestors ${shop.origins.shop};`)
    expect(policy).toMatch(/default-src 'none'.*script-src 'nonce-/)
    const page = await reply.text()
    expect(page).toContain(`parent.postMessage(message, "${shop.origins.shop}")`)
    expect(page).toContain("post({ type: 'ready' })")
    expect(page).toContain(
      'data-message="{&quot;type&quot;:&quot;toDetail&quot;,&quot;order_no&quot;:&quot;102018&quot;}"',
    )
    expect(page).toContain('data-message="{&quot;type&quot;:&quot;toCatalogueMain&quot;}"')
  })

  it.each(['2/nothing', '99/nabe', 'toString/nabe', '2/toString', '__proto__/x'])(
    'that is not there says so and leads back: %s',
    async (path) => {
      const reply = await get(path)
      expect(reply.status).toBe(404)
      expect(await reply.text()).toContain('toCatalogueMain')
    },
  )
})
