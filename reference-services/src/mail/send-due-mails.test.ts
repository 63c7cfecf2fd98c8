import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { requestReset } from '../identity/password-reset/password-resets.ts'
import { subjectOf } from '../seed/accounts.ts'
import { openTestDatabase, testDatabase } from '../testing/databases.ts'
import { deferred } from '../testing/deferred.ts'
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts'
import { setUp } from '../testing/set-up.ts'
import { emailOf } from '../testing/test-shop.ts'
import { claimDueMail, leaseMs } from './outbox.ts'
import { type Round, sendDueMails } from './send-due-mails.ts'
import { createSmtpSender, type SendMail } from './smtp-sender.ts'

const from = { name: 'トドック', address: 'no-reply@todok.example' }
const shopOrigin = 'https://shop.example'
const facts = { shopOrigin, inquiryPhone: '011-555-0123' }
const minuteMs = 60_000

describe('mails that are due', () => {
  const open = setUp(() => openTestDatabase(testDatabase))
  let server: TestMailServer
  let hour: Date
  let said: string[]
  beforeEach(async () => {
    server = await startMailServer()
    hour = new Date()
    said = []
  })
  afterEach(async () => {
    await server.close()
    await open.db.deleteFrom('registration_mail').execute()
    await open.db.deleteFrom('password_reset').execute()
  })

  const later = (minutes: number) => {
    hour = new Date(hour.getTime() + minutes * minuteMs)
  }
  const layDown = async (who: string, name = { last_name: '髙﨑', first_name: 'みのり' }) => {
    await open.db
      .insertInto('registration_mail')
      .values({ subject: subjectOf(emailOf(who)), ...name, asked_at: hour, next_try_at: hour })
      .execute()
  }
  const reset = async (who: string) => {
    await requestReset(open.db, emailOf(who), (token) => `https://id.example/reset/${token}`)
    // The database counts microseconds.
    hour = new Date(Date.now() + 1)
  }
  const portsOf = (send: SendMail) => ({
    db: open.db,
    facts,
    send,
    now: () => hour,
    log: (line: string) => void said.push(line),
  })
  const round = (url = server.url): Promise<Round> =>
    sendDueMails(portsOf(createSmtpSender(url, from)), new AbortController().signal)
  const row = () => open.db.selectFrom('registration_mail').selectAll().executeTakeFirstOrThrow()
  const nextTryIn = async () => ((await row()).next_try_at.getTime() - hour.getTime()) / minuteMs

  it('[GRD-072] thanks once, by name, in both parts, with the way to the shop and to the co-op', async () => {
    await layDown('member')
    expect([await round(), await round()]).toEqual([{ sent: 1 }, { sent: 0 }])
    expect(server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect([mail?.from?.value, mail?.to]).toMatchObject([[from], { text: emailOf('member') }])
    expect(mail?.subject).toBe('【トドック】ご登録ありがとうございます')
    for (const part of [mail?.text, mail?.html || '']) {
      expect(part).toContain('髙﨑 みのり 様')
      expect(part).toContain(`${shopOrigin}/`)
      expect(part).toContain(facts.inquiryPhone)
    }
    expect(await row()).toMatchObject({ sent_at: hour, attempts: 1 })
  })

  it('are written as mail programs in Japan read them, and load nothing', async () => {
    await layDown('member')
    await round()
    const [source = ''] = server.sources
    const head = source.slice(0, source.indexOf('\r\n\r\n'))
    const decoded = (name: string) =>
      [...(new RegExp(`^${name}: (.*(?:\\r\\n .*)*)`, 'm').exec(head)?.[1] ?? '').matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)]
        .map(([, word = '']) => Buffer.from(word, 'base64').toString())
        .join('')
    expect([decoded('Subject'), decoded('From')]).toEqual(['【トドック】ご登録ありがとうございます', 'トドック'])
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/im)
    expect(
      source.match(/Content-Type: text\/(?:plain|html); charset=utf-8\r\nContent-Transfer-Encoding: base64/g),
    ).toHaveLength(2)
    expect(server.mails[0]?.html).not.toMatch(/<(?:img|link|script|style)|src=|@import/)
  })

  it('have HTML in a name as text', async () => {
    await layDown('member', { last_name: '<b>髙</b>', first_name: '"&<script>' })
    await round()
    expect(server.mails[0]?.text).toContain('<b>髙</b> "&<script> 様')
    expect(server.mails[0]?.html).toContain('<p>&lt;b&gt;髙&lt;/b&gt; &quot;&amp;&lt;script&gt; 様</p>')
  })

  it('a link of a reset goes before the thanks, and is nowhere in the database when it has gone', async () => {
    await layDown('member')
    await reset('union')
    expect(await round()).toEqual({ sent: 2 })
    const [mail, thanks] = server.mails
    expect([mail?.subject, thanks?.subject]).toEqual([
      '【トドック】パスワードの再設定',
      '【トドック】ご登録ありがとうございます',
    ])
    const [link] = /https:\/\/id\.example\/reset\/[\w-]{43}/.exec(mail?.text ?? '') ?? []
    expect(mail?.html).toContain(`href="${link}"`)
    expect(await open.db.selectFrom('password_reset_mail').selectAll().execute()).toEqual([])
    expect(await open.db.selectFrom('password_reset').selectAll().execute()).toHaveLength(1)
    expect(mail?.messageId).not.toContain(link?.slice(-43))
  })

  it('a link that is over is not sent', async () => {
    await reset('union')
    later(61)
    expect(await round()).toEqual({ sent: 0 })
  })

  it('wait for a server that is down: a minute, five, half an hour, then an hour each time, and arrive when it is back', async () => {
    await server.close()
    await layDown('member')
    const waits: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect(await round()).toMatchObject({ sent: 0, down: expect.stringMatching(/^ESOCKET|^ECONN/) })
      waits.push(await nextTryIn())
      expect(await round()).toEqual({ sent: 0 })
      later(waits.at(-1) ?? 0)
    }
    expect(waits).toEqual([1, 5, 30, 60, 60, 60])
    server = await startMailServer({ port: server.port })
    expect(await round()).toEqual({ sent: 1 })
    expect(server.mails).toHaveLength(1)
  })

  it('do not all run into a server that is down', async () => {
    await server.close()
    for (const who of ['member', 'union', 'family']) await layDown(who)
    await round()
    const attempts = await open.db.selectFrom('registration_mail').select('attempts').orderBy('attempts').execute()
    expect(attempts.map((one) => one.attempts)).toEqual([0, 0, 1])
  })

  it('come back later to a server that knows nobody yet (greylisting), under the same Message-ID; others go meanwhile', async () => {
    const secondTry: string[] = []
    await layDown('member')
    server.next({ to: 'mail', code: 451, text: `4.7.1 <${emailOf('member')}> greylisted` })
    later(1)
    await layDown('union')
    expect(await round()).toEqual({ sent: 1 })
    later(1)
    expect(await round()).toEqual({ sent: 1 })
    expect(server.mails.map(({ to }) => [to].flat()[0]?.text)).toEqual([emailOf('union'), emailOf('member')])
    expect(said).toEqual([expect.stringMatching(/^mail: thanks not taken, goes again at .*: EMESSAGE DATA 451$/)])
    await open.db.updateTable('registration_mail').set({ sent_at: null }).execute()
    later(10)
    await round()
    secondTry.push(...server.mails.slice(2).map(({ messageId = '' }) => messageId))
    expect(secondTry.toSorted()).toEqual(
      server.mails
        .slice(0, 2)
        .map(({ messageId }) => messageId)
        .toSorted(),
    )
    expect(new Set(secondTry).size).toBe(2)
    expect(secondTry.join()).toMatch(/^<thanks\.[0-9a-f]{32}@todok\.example>,/)
  })

  it.each(['recipient', 'mail'] as const)(
    'that are refused for good (%s) are kept, not tried again, and named in the log without an address',
    async (to) => {
      await layDown('member')
      server.next({ to, code: 550, text: `5.1.1 <${emailOf('member')}> unknown` })
      expect(await round()).toEqual({ sent: 0 })
      expect(await row()).toMatchObject({ refused_at: hour, sent_at: null })
      later(600)
      expect(await round()).toEqual({ sent: 0 })
      expect(said).toEqual([expect.stringMatching(/^mail: thanks refused for good, and kept: E\w+ [A-Z ]+ 550$/)])
      expect(said.join()).not.toContain('@')
    },
  )

  it('to an address that is none are kept, and stand in nobody’s way', async () => {
    await layDown('member')
    await layDown('union')
    await open.db
      .updateTable('account')
      .set({ email: 'no address' })
      .where('subject', '=', subjectOf(emailOf('member')))
      .execute()
    expect(await round()).toEqual({ sent: 1 })
    expect(said).toEqual([expect.stringMatching(/refused for good/)])
    await open.db
      .updateTable('account')
      .set({ email: emailOf('member') })
      .where('subject', '=', subjectOf(emailOf('member')))
      .execute()
  })

  it('a server that is slow is waited for', async () => {
    await layDown('member')
    const [arrived, answered] = [deferred<void>(), deferred<void>()]
    server.next({
      to: 'mail',
      until() {
        arrived.resolve()
        return answered.promise
      },
    })
    const sending = round()
    await arrived.promise
    expect(await row()).toMatchObject({ sent_at: null, attempts: 1 })
    answered.resolve()
    expect(await sending).toEqual({ sent: 1 })
    expect((await row()).sent_at).toEqual(hour)
  })

  it('from a process that died go when their lease is over, and not before', async () => {
    await layDown('member')
    expect(await claimDueMail(open.db, facts, hour)).toMatchObject({ kind: 'thanks', attempts: 1 })
    later(leaseMs / minuteMs - 0.01)
    expect(await round()).toEqual({ sent: 0 })
    later(0.01)
    expect(await round()).toEqual({ sent: 1 })
  })

  it('go once, however many processes send at the same time', async () => {
    const everyone = ['member', 'family', 'corporate', 'watched', 'newcomer', 'union', 'unregistered']
    for (const who of everyone) await layDown(who)
    for (const who of everyone) await reset(who)
    const rounds = await Promise.all([round(), round(), round(), round()])
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(14)
    expect(server.mails).toHaveLength(14)
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(14)
  })
})
