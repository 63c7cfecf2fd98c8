import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { operatorSecret } from '@shop/release-store'
import { sql } from 'kysely'
import { testPassword } from '../seed/test-members.ts'
import { aDescriptor, writeDescriptor, writeReleaseStore } from '../testing/a-release-store.ts'
import { aVisitReport } from '../testing/a-visit-report.ts'
import { captureLog } from '../testing/captured-log.ts'
import { captureOutput } from '../testing/captured-output.ts'
import { testDatabase } from '../testing/databases.ts'
import { deferred } from '../testing/deferred.ts'
import { createBrowser, login, openLoginPage, submitLogin, type TokenReply } from '../testing/login-client.ts'
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { emailOf, openTestShop, type TestShop } from '../testing/test-shop.ts'

/** Values that no other test and no seed has. */
const typed = {
  name: '髙﨑瑠璃姫',
  kana: 'タカサキルリヒメ',
  phone: '09098761234',
  homePhone: '0119876543',
  // Short: PostgreSQL cuts each value of a row that it quotes after 64 bytes.
  street: '山鼻雪見77の9',
  building: '瑠璃色ハイツ909',
  placement: '青い象の裏の箱',
  child: '琥珀丸',
  introducer: '翡翠院権兵衛',
  introducerNumber: '7788990011',
  account: '7654321',
}
const who = 'unregistered'
/** Pays by an account; has a name of its own at the member base. */
const payer = 'payment1'
const entries = {
  lastName: typed.name,
  firstName: typed.name,
  lastNameKana: typed.kana,
  firstNameKana: typed.kana,
  postNumber: '0640912',
  address1: '北海道',
  address2: typed.street,
  address3: typed.building,
  phoneNumber: typed.phone,
  selectedResidence: '1',
  selectedPlacement: '9',
  placementOtherInput: typed.placement,
  selectedConfirmationOfDelivery: '1',
  selectedDeliveryOfPaperCatalog: '0',
  selectedAboutChildren: '2',
  childDate: '2020-04-05',
  childName: typed.child,
  selectedIntroducer: '1',
  introducerName: typed.introducer,
  introducerUnionNumber: typed.introducerNumber,
  introducerPhoneNumber: typed.homePhone,
  agreedTerms: true,
}

type Call = { says: string; path: string; body: Record<string, unknown>; status: number }
const application = '/delivery/delivery_application'
const refused = (says: string, over: Record<string, unknown>): Call => ({
  says: `an application that is refused: ${says}`,
  path: application,
  body: { ...entries, ...over },
  status: 400,
})

/** All that an applicant sends, in this order. A call that carries something personal gets its line here. */
const calls: readonly Call[] = [
  refused('a telephone number', { phoneNumber: `${typed.phone}${typed.phone}` }),
  refused('a name that is too long', { lastName: typed.name.repeat(5) }),
  refused('kana', { lastNameKana: typed.name }),
  refused('an address that is too long', { address2: typed.street.repeat(20) }),
  refused('a postal code', { postNumber: typed.street }),
  refused('a day', { childDate: typed.child }),
  refused('a choice', { selectedResidence: typed.building }),
  refused('a child that is none any more', { childDate: '1990-01-01' }),
  refused('a character that no text holds', { childName: `${typed.child}\0` }),
  refused('a form of its own', { [typed.name]: typed.phone, postNumber: { [typed.child]: typed.account } }),
  { says: 'an application', path: application, body: entries, status: 200 },
  { says: 'another one meanwhile', path: application, body: entries, status: 409 },
]

describe('of what an applicant enters', () => {
  let shop: TestShop
  let mailServer: TestMailServer
  let heard: ReturnType<typeof captureOutput>
  let log: ReturnType<typeof captureLog>
  let tokens: TokenReply
  let answers: string[]
  let link: string
  const mailRefused = deferred()

  beforeAll(async () => {
    heard = captureOutput()
    log = captureLog()
    mailServer = await startMailServer()
    shop = await openTestShop(testDatabase, {
      only: ['services', 'identity', 'partners'],
      settings: { SMTP_URL: mailServer.url, RELEASE_WATCH: 'off' },
      // As the process does.
      log(line) {
        console.log(line)
        if (line.includes('refused for good')) mailRefused.resolve()
      },
    })
    answers = []
    await logIn()
    for (const call of calls) await send(call)
    await registerAccount()
    await sendWhatIsNoRequest()
    await beMailed()
    await report()
    await breakTheDatabase()
  })
  afterAll(async () => {
    await shop?.close()
    await mailServer?.close()
    log?.close()
    heard?.close()
  })

  const write = async (path: string, body: object, as = who) => {
    const answer = await shop.write(as, 'POST', path, { body })
    answers.push(answer.text, JSON.stringify([...answer.headers]))
    return answer.status
  }

  async function logIn() {
    tokens = await login(shop.origins, emailOf(who))
    const browser = createBrowser()
    const { page } = await openLoginPage(browser, shop.origins)
    const wrong = await browser.post(page, { email: emailOf(who), password: `${testPassword}${typed.account}` })
    expect(wrong.status).toBe(401)
    await submitLogin(browser, shop.origins, page, emailOf(who), testPassword)
    const stranger = createBrowser()
    const opened = await openLoginPage(stranger, shop.origins)
    const [, way = ''] = /href="([^"]+)">パスワードを忘れた方</.exec(opened.html) ?? []
    expect((await stranger.post(new URL(way, opened.page).href, { email: emailOf(who) })).status).toBe(200)
    await mailServer.taken(1)
    ;[, link = ''] = /password-reset\/([\w-]{43})/.exec(mailServer.mails[0]?.text ?? '') ?? []
    expect(link).not.toBe('')
  }

  async function send({ says, path, body, status }: Call) {
    expect([says, await write(path, body)]).toEqual([says, status])
  }

  /** A number that the bank does not take, and one that it does; then the application goes with it. */
  async function registerAccount() {
    const body = { kind: 'account', from: 'application', entries: typed }
    const handed = await shop.write(payer, 'POST', '/member-base/account_transfer', { body })
    answers.push(handed.text)
    const { action, fields } = handed.body as { action: string; fields: { name: string; value: string }[] }
    const form = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
    const account = { bank: '9003', branch: '豊平支店', depositType: '普通', holder: typed.kana }
    const post = (over: Record<string, string>) =>
      fetch(`${action}/register`, {
        method: 'POST',
        headers: { Origin: shop.origins.shop },
        body: new URLSearchParams({ ...form, ...account, ...over }),
        redirect: 'manual',
      })
    expect((await post({ accountNumber: typed.phone })).status).toBe(400)
    expect((await post({ accountNumber: typed.account, transferId: typed.name })).status).toBe(400)
    const back = await post({ accountNumber: typed.account })
    answers.push(JSON.stringify([...back.headers]))
    expect(back.headers.get('Location')).toBe(`${shop.origins.shop}/signup/accounttransfer/complete`)
    expect(await write('/member-base/account_transfer', body, payer)).toBe(409)
    const number = { member_number: typed.account, bank_account_status: '1' }
    expect(await write('/member-base/PutMemSettingInfo/', number, payer)).toBe(400)
    expect(await write(application, { ...entries, selectedPayment: '1' }, payer)).toBe(200)
    const accounts = await shop.ask('POST', '/member-base/GetBankAccount/', { token: await shop.tokenOf(payer) })
    answers.push(accounts.text)
    expect(accounts.text).toContain(`＊＊＊＊${typed.account.slice(-3)}`)
  }

  /** Bodies that no call can read, tokens that no login has given. */
  async function sendWhatIsNoRequest() {
    const ask = async (body: string, token: string | undefined) => {
      const { status, text } = await shop.ask('POST', application, { body, token })
      answers.push(text)
      return status
    }
    const whole = JSON.stringify(entries)
    expect(await ask(whole.slice(0, -1), tokens.access_token)).toBe(400)
    expect(await ask(`${whole}${typed.name.repeat(10_000)}`, tokens.access_token)).toBe(413)
    expect(await ask(whole, `${tokens.access_token}x`)).toBe(401)
    expect(await ask(whole, tokens.refresh_token)).toBe(401)
    const lost = await shop.ask('GET', `/delivery/${encodeURIComponent(typed.name)}`, { token: tokens.access_token })
    answers.push(lost.text)
    expect(lost.status).toBe(404)
  }

  /** The mail server repeats the address. */
  async function beMailed() {
    mailServer.next({ to: 'recipient', code: 550, text: `<${emailOf('union')}> unknown` })
    const params = { emailType: 0, firstName: typed.name, lastName: typed.name }
    const { id_token: idToken } = await login(shop.origins, emailOf('union'))
    expect(await write('/mail/account-register-thanks', { idToken, params }, 'union')).toBe(200)
    await mailRefused.promise
  }

  /** A page tells no words of a person; the services believe no page. */
  async function report() {
    await writeReleaseStore(shop.config.dataFolder)
    await writeDescriptor(shop.config.dataFolder, aDescriptor({ version: '1.2.3' }))
    const errors = [
      { doing: `send ${typed.phone}`, kind: typed.name, at: `/signup/${typed.child}`, count: 1 },
      { doing: `send ${emailOf(who)}`, kind: 'TypeError', at: 'a.js:1:2', count: 1 },
    ]
    const sent = await rawRequest(shop.origins.services, '/reports', {
      method: 'POST',
      body: JSON.stringify(aVisitReport({ errors })),
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    })
    expect(sent.status).toBe(204)
  }

  /** The server's own words quote the row that it does not take, or the value. */
  async function breakTheDatabase() {
    for (const rule of [sql`status = 'broken'`, sql`(entries ->> 'address2')::int > 0`]) {
      await shop.db.deleteFrom('delivery_application').execute()
      await sql`alter table delivery_application add constraint broken check (${rule})`.execute(shop.db)
      expect(await write(application, entries)).toBe(500)
      await sql`alter table delivery_application drop constraint broken`.execute(shop.db)
    }
    expect(await write(application, entries)).toBe(200)
  }

  const expectNothingPersonal = (text: string) => {
    const found = [...Object.values(typed), emailOf(who), emailOf('union'), testPassword].filter((one) =>
      text.includes(one),
    )
    const kept = [tokens.access_token, tokens.refresh_token, tokens.id_token, link].filter((one) => text.includes(one))
    expect([found, kept]).toEqual([[], []])
  }

  it('[ERR-011] no line of the log holds anything, nor a token, whatever is refused or breaks', () => {
    const words = [heard.words(), ...log.records.map((record) => JSON.stringify(record))].join('\n')
    expect(words).toMatch(/"message":"POST \/delivery\/delivery_application failed: \w+ 23514 .*broken/)
    expect(words).toMatch(/"message":"POST \/delivery\/delivery_application failed: \w+ 22P02"}$/m)
    expect(words).toMatch(/"call":"POST \/delivery\/delivery_application","status":400,.*"member":"[0-9a-f]{16}"/)
    expect(words).toContain('mail: thanks refused for good, and kept')
    expectNothingPersonal(words)
  })

  it('no answer that refuses repeats anything of it', () => {
    expect(answers.length).toBeGreaterThan(calls.length)
    expectNothingPersonal(answers.join('\n'))
  })

  it('[ERR-011] no report holds anything, whatever a page tells', async () => {
    const { text } = await rawRequest(shop.origins.services, '/reports', {
      headers: { Authorization: `Bearer ${operatorSecret(shop.config.dataFolder, {})}` },
    })
    expect(text).toContain('mfe-catalogue@1.2.3')
    expectNothingPersonal(text)
  })

  it('[SGN-048] the application and its account alone are stored, and nothing of them beside', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(shop.db)
    const holding: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select one::text as row from ${sql.table(name)} as one`.execute(
        shop.db,
      )
      const text = rows.map(({ row }) => row).join('\n')
      if (Object.values(typed).some((one) => text.includes(one))) holding.push(name)
      const secrets = [tokens.access_token, tokens.refresh_token, tokens.id_token, link]
      expect([name, secrets.filter((one) => text.includes(one))]).toEqual([name, []])
    }
    expect(holding.toSorted()).toEqual(['bank_account', 'delivery_application'])
  })
})
