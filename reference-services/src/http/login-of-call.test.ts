import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import { identitySecrets } from '../identity/secrets.ts'
import { subjectOf } from '../seed/accounts.ts'
import { writeTo } from '../testing/api-client.ts'
import { testDatabase } from '../testing/databases.ts'
import { login } from '../testing/login-client.ts'
import { setUp } from '../testing/set-up.ts'
import { apiWays, emailOf, openTestShop, weeks } from '../testing/test-shop.ts'

const japanese = /[ぁ-んァ-ヶ一-龠]/
const categoryQuery = { planningWeek: weeks.first }
const cachedMs = 5000

describe.each(apiWays)('the login of a call $way', ({ only }) => {
  const shop = setUp(() => openTestShop(testDatabase, { only }))

  describe('a bearer token', () => {
    const claims = { iss: '', aud: '', sub: '', typ: 'at+jwt', seconds: 60 }

    async function tokenWith(over: Partial<typeof claims>, own = false): Promise<string> {
      const facts = { ...claims, iss: shop.origins.identity, aud: shop.origins.services, sub: 'someone', ...over }
      const [kept] = (await identitySecrets(shop.db)).signingKeys
      const foreign = await generateKeyPair('RS256')
      const key = own && kept !== undefined ? await importJWK(kept, 'RS256') : foreign.privateKey
      return new SignJWT({})
        .setProtectedHeader({ alg: 'RS256', typ: facts.typ, ...(kept?.kid === undefined ? {} : { kid: kept.kid }) })
        .setIssuer(facts.iss)
        .setAudience(facts.aud)
        .setSubject(facts.sub)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + facts.seconds)
        .sign(key)
    }

    const ask = (token: string) => shop.ask('GET', '/member-point/my/member-point', { token })

    it('is accepted when the provider signed it for these services', async () => {
      const token = await tokenWith({ sub: subjectOf(emailOf('member')) }, true)
      expect((await ask(token)).status).toBe(200)
    })

    it.each([
      { says: 'signed by somebody else', over: {}, own: false },
      { says: 'over', over: { seconds: -1 }, own: true },
      { says: 'of another issuer', over: { iss: 'https://evil.example' }, own: true },
      { says: 'for another service', over: { aud: 'https://other.example' }, own: true },
      { says: 'an id token', over: { typ: 'JWT' }, own: true },
    ])('[API-001] is refused when it is $says', async ({ over, own }) => {
      const { status, body } = await ask(await tokenWith(over, own))
      expect(status).toBe(401)
      expect(body['error_message']).toMatch(japanese)
    })

    it('is refused without a signature', async () => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const payload = {
        iss: shop.origins.identity,
        aud: shop.origins.services,
        sub: subjectOf(emailOf('member')),
        exp: Math.floor(Date.now() / 1000) + 60,
      }
      expect((await ask(`${part({ alg: 'none', typ: 'at+jwt' })}.${part(payload)}.`)).status).toBe(401)
    })

    it('is refused when it is signed with the public key as a secret', async () => {
      const [kept] = (await identitySecrets(shop.db)).signingKeys
      const secret = new TextEncoder().encode(
        JSON.stringify(await exportJWK((await generateKeyPair('RS256', { extractable: true })).publicKey)),
      )
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: kept?.kid ?? '' })
        .setIssuer(shop.origins.identity)
        .setAudience(shop.origins.services)
        .setSubject(subjectOf(emailOf('member')))
        .setExpirationTime('1m')
        .sign(secret)
      expect((await ask(token)).status).toBe(401)
    })

    it.each(['Basic abc', 'Bearer', 'Bearer a b', 'Bearer not.a.token'])(
      'is refused in the header %j',
      async (value) => {
        const reply = await shop.ask('GET', '/delivery/app_category_list', {
          query: categoryQuery,
          headers: { Authorization: value },
        })
        expect(reply.status).toBe(401)
      },
    )

    it('may stand beside 999 order numbers', async () => {
      const token = await shop.tokenOf('member')
      const order_no = Array.from({ length: 999 }, (_, at) => String(100_000 + at))
      const query = { planning_week: weeks.first, order_no }
      expect((await shop.ask('GET', '/delivery/favorite_product_order_code', { query, token })).status).toBe(200)
    })

    it('[API-001] is demanded where a member is needed', async () => {
      const { status, body } = await shop.ask('GET', '/delivery/member', { query: { auth0Id: 'x' } })
      expect(status).toBe(401)
      expect(body['error_status']).toBe('CSP90004')
    })
  })

  describe('[K-160] an access token whose login is over', () => {
    afterEach(() => void jest.restoreAllMocks())

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
          { apiBase: shop.config.api.base, token, subject: subjectOf(emailOf('member')) },
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
})
