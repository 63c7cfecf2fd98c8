import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { subjectOf } from '../seed/accounts.ts'
import { setClockAhead } from '../testing/clock-ahead.ts'
import { type TestData, testDatabase } from '../testing/databases.ts'
import { deferred } from '../testing/deferred.ts'
import { login } from '../testing/login-client.ts'
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts'
import { emailOf, openTestShop } from '../testing/test-shop.ts'
import { startMailWorker } from './mail-worker.ts'

const from = { name: 'トドック', address: 'no-reply@todok.example' }
const minuteMs = 60_000

/** Holds the worker between two rounds until the test lets it go on. */
function steps() {
  let [paused, goOn] = [deferred<void>(), deferred<boolean>()]
  return {
    wait: (_ms: number, signal: AbortSignal) => {
      signal.addEventListener('abort', () => goOn.resolve(false), { once: true })
      paused.resolve()
      return signal.aborted ? Promise.resolve(false) : goOn.promise
    },
    isPaused: () => paused.promise,
    async next() {
      const before = goOn
      ;[paused, goOn] = [deferred<void>(), deferred<boolean>()]
      before.resolve(true)
      await paused.promise
    },
  }
}

describe('what sends mails beside the services', () => {
  let data: TestData
  let open: OpenDatabase
  let server: TestMailServer
  const closers: (() => unknown)[] = []
  beforeAll(async () => {
    data = await testDatabase.open()
    open = await openDatabase(data)
  })
  afterAll(async () => {
    await open?.close()
    await data?.close()
  })
  beforeEach(async () => {
    server = await startMailServer()
    closers.push(() => server.close())
    hour = new Date()
    said = []
    await open.db.deleteFrom('registration_mail').execute()
    await open.db
      .insertInto('registration_mail')
      .values({ subject, first_name: 'みのり', last_name: '髙﨑', asked_at: hour, next_try_at: hour })
      .execute()
  })
  afterEach(async () => {
    jest.useRealTimers()
    for (const close of closers.splice(0).reverse()) await close()
  })

  const subject = subjectOf(emailOf('member'))
  let hour: Date
  let said: string[]
  const start = (
    smtpUrl: string | undefined,
    wait?: ReturnType<typeof steps>['wait'],
    clock: { now?: () => Date } = { now: () => hour },
  ) => {
    const stop = startMailWorker({
      db: open.db,
      facts: { shopOrigin: 'https://shop.example', inquiryPhone: '0120-000-333' },
      mail: { smtpUrl, from },
      log: (line) => said.push(line),
      ...clock,
      ...(wait === undefined ? {} : { wait }),
    })
    closers.push(stop)
    return stop
  }
  const isSent = async () =>
    (await open.db.selectFrom('registration_mail').select('sent_at').executeTakeFirstOrThrow()).sent_at !== null

  it('without a mail server keeps them, and says so once', async () => {
    await start(undefined)()
    expect(said).toEqual(['mail: no mail server is set (SMTP_URL); mails stay in the database'])
    expect(await isSent()).toBe(false)
  })

  it('says once that the server is down and once that it is back, and forgets nothing', async () => {
    await server.close()
    const { wait, isPaused, next } = steps()
    start(server.url, wait)
    await isPaused()
    await next()
    hour = new Date(hour.getTime() + minuteMs)
    await next()
    server = await startMailServer({ port: server.port })
    hour = new Date(hour.getTime() + 5 * minuteMs)
    await next()
    await next()
    expect(server.mails).toHaveLength(1)
    expect(said).toEqual([
      expect.stringMatching(/^mail: cannot be sent, and is tried again: E\w+( CONN)?$/),
      'mail: is sent again',
    ])
  })

  it('lets the mail that is under way arrive before it ends', async () => {
    const [arrived, answered] = [deferred<void>(), deferred<void>()]
    const until = () => {
      arrived.resolve()
      return answered.promise
    }
    server.next({ to: 'mail', until })
    const stop = start(server.url)
    await arrived.promise
    const stopped = stop()
    answered.resolve()
    await stopped
    expect([server.mails.length, await isSent(), said]).toEqual([1, true, []])
  })

  it('goes on with what another process has left', async () => {
    const stop = start(undefined)
    await stop()
    const { wait, isPaused } = steps()
    start(server.url, wait)
    await isPaused()
    expect([server.mails.length, await isSent()]).toEqual([1, true])
  })

  it('leaves a mail that another process is sending alone, wherever its own clock stands', async () => {
    await open.db
      .updateTable('registration_mail')
      .set({ next_try_at: new Date(hour.getTime() + 5 * minuteMs) })
      .execute()
    setClockAhead(60 * minuteMs)
    const { wait, isPaused } = steps()
    start(server.url, wait, {})
    await isPaused()
    expect([server.mails.length, await isSent()]).toEqual([0, false])
  })

  describe('by TLS', () => {
    let folder: string
    let keys: { key: string; cert: string }
    const trusted = getCACertificates('default')
    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'todok-mail-'))
      const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string]
      execFileSync(
        'openssl',
        ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-addext'].concat(
          'subjectAltName=DNS:localhost',
          '-keyout',
          key,
          '-out',
          cert,
        ),
        { stdio: 'ignore' },
      )
      keys = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
    })
    afterEach(() => setDefaultCACertificates(trusted))
    afterAll(() => rm(folder, { recursive: true, force: true }))

    it.each([
      { says: 'gives it to a server whose certificate is trusted', isTrusted: true },
      { says: 'gives nothing to a server whose certificate nobody vouches for', isTrusted: false },
    ])('$says', async ({ isTrusted }) => {
      if (isTrusted) setDefaultCACertificates([...trusted, keys.cert])
      const secure = await startMailServer({ secure: true, ...keys })
      closers.push(() => secure.close())
      const { wait, isPaused } = steps()
      start(secure.url, wait)
      await isPaused()
      expect([secure.mails.length, await isSent(), said.length]).toEqual([
        isTrusted ? 1 : 0,
        isTrusted,
        isTrusted ? 0 : 1,
      ])
    })

    it('gives nothing to a server without it where it is required', async () => {
      const { wait, isPaused } = steps()
      start(`${server.url}?requireTLS=true`, wait)
      await isPaused()
      expect([server.mails.length, await isSent(), said.length]).toEqual([0, false, 1])
    })
  })
})

it('[SGN-058] [GRD-072] who registers gets one mail in the name of the member base, sent by the services as they run', async () => {
  const server = await startMailServer()
  const shop = await openTestShop(testDatabase, {
    settings: { SMTP_URL: server.url, MAIL_FROM: 'コープ <coop@mail.example>' },
  })
  try {
    const { id_token: idToken } = await login(shop.origins, emailOf('union'))
    const params = { emailType: 0, firstName: '当選', lastName: 'https://evil.example' }
    const thank = () => shop.write('union', 'POST', '/mail/account-register-thanks', { body: { idToken, params } })
    await thank()
    await thank()
    await server.taken(1)
    expect(server.mails[0]?.from?.text).toBe('"コープ" <coop@mail.example>')
    expect(server.mails[0]?.text).toMatch(/^春野 つむぎ 様\n/)
    expect(server.mails[0]?.text).toContain(shop.origins.shop)
  } finally {
    await shop.close()
    await server.close()
  }
  expect(server.mails).toHaveLength(1)
})
