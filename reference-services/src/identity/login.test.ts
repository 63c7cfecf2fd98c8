import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { testDatabases } from '../testing/databases.ts'
import { createBrowser, login, openLoginPage } from '../testing/login-client.ts'
import { emailOf, openTestShop, type TestShop } from '../testing/test-shop.ts'

describe.each(testDatabases)('login on $name', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(database)
  }, 60_000)
  afterAll(() => shop?.close())

  it('gives tokens', async () => {
    const tokens = await login(shop.origins, emailOf('member'))
    console.log(tokens)
    expect(tokens.refresh_token).toBeDefined()
  })
})
