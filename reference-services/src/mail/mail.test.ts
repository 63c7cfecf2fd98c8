import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { limitedProductWeeksCall, recommendUserCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { testDatabase } from '../testing/databases.ts'
import { login } from '../testing/login-client.ts'
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts'
import { setUp } from '../testing/set-up.ts'
import { emailOf, openTestShop, weeks } from '../testing/test-shop.ts'

const path = '/mail/account-register-thanks'
const params = { emailType: 0, firstName: 'つむぎ', lastName: '春野' }

describe('what a start-up asks for', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  const idTokenOf = async (who: string) => (await login(shop.origins, emailOf(who))).id_token
  const thank = async (who: string, idToken: string) => shop.write(who, 'POST', path, { body: { idToken, params } })

  it('[SGN-058] [GRD-072] thanks a login for its registration once', async () => {
    const answers = [await thank('union', await idTokenOf('union')), await thank('union', await idTokenOf('union'))]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { sent: true }],
      [200, { sent: false }],
    ])
    const mails = await shop.db.selectFrom('registration_mail').select(['first_name', 'last_name']).execute()
    expect(mails).toEqual([{ first_name: 'つむぎ', last_name: '春野' }])
  })

  it('writes the member base’s name, whatever the caller calls the member', async () => {
    const idToken = await idTokenOf('corporate')
    const params = { emailType: 0, firstName: '当選', lastName: 'https://evil.example' }
    expect((await shop.write('corporate', 'POST', path, { body: { idToken, params } })).status).toBe(200)
    const mails = await shop.db.selectFrom('registration_mail').selectAll().execute()
    expect(JSON.stringify(mails)).not.toMatch(/evil|当選/)
  })

  it.each([
    { says: 'the id token of somebody else', idToken: () => idTokenOf('member') },
    { says: 'an access token', idToken: () => shop.tokenOf('family') },
    { says: 'no token', idToken: async () => 'x' },
  ])('[SGN-058] takes $says for nothing', async ({ idToken }) => {
    expect((await thank('family', await idToken())).status).toBe(403)
  })

  it('[SGN-058] thanks nobody whom the member base does not know', async () => {
    expect((await thank('unregistered', await idTokenOf('unregistered'))).status).toBe(404)
  })

  const read = async <S extends v.GenericSchema>(schema: S, at: string, who: string) =>
    v.parse(schema, (await shop.ask('GET', at, { token: await shop.tokenOf(who) })).body)

  it('[API-015] names the week of limited products', async () => {
    expect(await read(limitedProductWeeksCall.reply, '/delivery/limited_product_planning_weeks', 'member')).toEqual({
      planning_week: weeks.first,
    })
  })

  it('[API-037] knows every member under an id of its own, in which is no code', async () => {
    const idOf = async (who: string) =>
      (await read(recommendUserCall.reply, '/recommend/recommend_user_id', who)).user_id
    const [id, again, other] = [await idOf('member'), await idOf('member'), await idOf('family')]
    expect(again).toBe(id)
    expect(other).not.toBe(id)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('a mail of the running services', () => {
  let server: TestMailServer
  let folder = ''
  beforeAll(async () => {
    server = await startMailServer()
    folder = await mkdtemp(join(tmpdir(), 'todok-facts-'))
    await writeFile(join(folder, 'facts.json'), '{"phones":{"inquiry":"011-555-0123"}}')
  })
  const settings = () => ({ SMTP_URL: server.url, SHOP_FACTS: join(folder, 'facts.json') })
  const shop = setUp(() => openTestShop(testDatabase, { settings: settings() }))
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  it('[GRD-072] names the number that the operator has given', async () => {
    const idToken = (await login(shop.origins, emailOf('union'))).id_token
    expect((await shop.write('union', 'POST', path, { body: { idToken, params } })).status).toBe(200)
    await server.taken(1)
    expect(server.mails[0]?.text).toContain('011-555-0123')
  })
})
