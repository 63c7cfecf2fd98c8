import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { subjectOf } from '../seed/accounts.ts'
import { writeTo } from '../testing/api-client.ts'
import { testDatabase } from '../testing/databases.ts'
import { login } from '../testing/login-client.ts'
import { emailOf, openTestShop, type TestShop, weeks } from '../testing/test-shop.ts'

const cachedMs = 5000

describe('[K-160] an access token whose login is over', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(testDatabase)
  })
  afterEach(() => void jest.restoreAllMocks())
  afterAll(() => shop?.close())

  const later = () => {
    const real = Date.now
    jest.spyOn(Date, 'now').mockImplementation(() => real() + cachedMs)
  }
  const read = async (token: string) =>
    (
      await shop.ask('GET', '/delivery/order_list', {
        query: { planningWeek: weeks.first, limit: '9', offset: '0' },
        token,
      })
    ).status
  const marks = async (token: string) =>
    (
      await shop.ask('GET', '/delivery/ec_category_product_list', {
        query: {
          planningWeek: weeks.first,
          largeCategoryCd: '11',
          middleCategoryCd: '0',
          smallCategoryCd: '0',
          sort: '-2',
          limit: '1',
          offset: '0',
        },
        token,
      })
    ).status
  const write = async (token: string) =>
    (
      await writeTo(
        { servicesOrigin: shop.origins.services, token, subject: subjectOf(emailOf('member')) },
        'POST',
        '/delivery/favorite_product',
        { body: {} },
      ).catch((error: Error) => ({ status: error.message.includes('401') ? 401 : 0 }))
    ).status

  it('by logout reads and writes nothing, and another login of the account goes on', async () => {
    const [mine, other] = [await login(shop.origins, emailOf('member')), await login(shop.origins, emailOf('member'))]
    expect([await read(mine.access_token), await marks(mine.access_token)]).toEqual([200, 200])
    const revoked = await fetch(`${shop.origins.identity}/token/revocation`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'todok-shop', token: mine.refresh_token }),
    })
    expect(revoked.status).toBe(200)
    later()
    const token = mine.access_token
    expect([await read(token), await marks(token), await write(token)]).toEqual([401, 401, 401])
    expect(await read(other.access_token)).toBe(200)
  })

  it('by a reset of the password reads nothing, in whichever login', async () => {
    const logins = [await login(shop.origins, emailOf('family')), await login(shop.origins, emailOf('family'))]
    for (const { access_token } of logins) expect(await read(access_token)).toBe(200)
    const { requestReset, resetPassword } = await import('../identity/password-reset/password-resets.ts')
    let token = ''
    await requestReset(shop.db, emailOf('family'), (made) => {
      token = made
      return made
    })
    expect(await resetPassword(shop.db, token, 'Tsukuri-naosu-27')).toBe(true)
    later()
    for (const { access_token } of logins) expect(await read(access_token)).toBe(401)
  })
})
