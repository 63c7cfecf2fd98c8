import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { deleteExpired } from '../housekeeping.ts'
import { testDatabase } from '../testing/databases.ts'
import { account, openPaymentShop, type PaymentShop, systemPassword } from '../testing/payment-shop.ts'
import { setUp } from '../testing/set-up.ts'
import { createSignatures } from './signatures.ts'

const member = 'payment1'
const minute = 60_000
const ago = (ms: number) => new Date(Date.now() - ms)

describe('a hand-over to the payment company', () => {
  const shop = setUp(() => openPaymentShop(testDatabase))
  beforeEach(() => shop.reset())

  const outcomeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    body['error_status'],
  ]

  it('[SGN-050, SGN-062] is a form, sealed and without anything of the member; the entries are stored before it is told', async () => {
    const { status, body, text } = await shop.start(member, { entries: { street: '豊平三条' } })
    expect([status, body['action']]).toEqual([200, `${shop.origins.partners}/bank/transfer`])
    const fields = body['fields'] as { name: string; value: string }[]
    expect(fields.map(({ name }) => name)).toEqual([
      'shopCode',
      'storageCompanyCode',
      'transferId',
      'kind',
      'returnUrl',
      'issuedAt',
      'signature',
    ])
    expect(text).not.toMatch(/夏目|12060011|payment1|豊平/)
    expect(text).not.toContain(systemPassword)
    expect(await shop.state(member)).toEqual({
      state: 'started',
      transferId: body['transferId'],
      kind: 'account',
      from: 'application',
      entries: { street: '豊平三条' },
    })
  })

  it('[SGN-062] of the card leads to the address of the card, for whoever holds one', async () => {
    const { body } = await shop.start('payment4', { kind: 'card' })
    expect(body['action']).toBe(`${shop.origins.partners}/bank/card`)
    expect(outcomeOf(await shop.start(member, { kind: 'card' }))).toEqual([400, 'CSP17004'])
  })

  it.each([
    { who: 'unregistered', over: {}, refusal: [404, 'CSP17004'] },
    { who: 'member', over: {}, refusal: [409, 'CSP17006'] },
    { who: 'unavailable', over: {}, refusal: [409, 'CSP17007'] },
    { who: 'paymentj1', over: {}, refusal: [409, 'CSP17005'] },
    { who: member, over: { from: 'pending' }, refusal: [400, 'CSP17004'] },
  ])('is refused to $who who could not apply with it: $over', async ({ who, over, refusal }) => {
    expect(outcomeOf(await shop.start(who, over))).toEqual(refusal)
    expect(await shop.transfers(who)).toEqual([])
    expect(await shop.state(who)).toEqual({ state: 'none' })
  })

  it('is not for visitors, and not without a token of its own', async () => {
    const body = { kind: 'account', from: 'application', entries: {} }
    expect((await shop.ask('POST', '/member-base/account_transfer', { body })).status).toBe(401)
    const token = await shop.tokenOf(member)
    expect(outcomeOf(await shop.ask('POST', '/member-base/account_transfer', { body, token }))).toEqual([
      403,
      'CSP90001',
    ])
  })

  it('[SGN-048, SGN-061] stands as the payment company says; the account’s number is told masked', async () => {
    const transferId = await shop.idOf(member)
    expect((await shop.tell(shop.registered(transferId))).body).toEqual({ state: 'registered' })
    expect(await shop.state(member)).toMatchObject({
      state: 'registered',
      bank_name: '大地信用組合',
      branch_name: '豊平支店',
      deposit_type: '普通',
      account_number: '＊＊＊＊567',
      entries: { street: '豊平' },
    })
  })

  it('[SGN-061] that was refused may be begun again', async () => {
    const transferId = await shop.idOf(member)
    await shop.tell({ ...shop.registered(transferId), result: 'refused', account: null })
    expect(await shop.state(member)).toMatchObject({ state: 'refused', entries: { street: '豊平' } })
    expect(await shop.idOf(member)).not.toBe(transferId)
    expect(await shop.transfers(member)).toHaveLength(1)
    // Its own word comes too late.
    expect((await shop.tell(shop.registered(transferId))).body).toEqual({ state: 'unknown' })
    expect(await shop.state(member)).toMatchObject({ state: 'started' })
  })

  it('[SGN-065] a registered account is not registered a second time, neither before nor after it was taken over', async () => {
    await shop.register(member)
    expect(outcomeOf(await shop.start(member))).toEqual([409, 'CSP17008'])
    await shop.put(member, '12060011')
    expect(outcomeOf(await shop.start(member))).toEqual([409, 'CSP17008'])
    // The application itself was never sent: it can be gone on with.
    expect(await shop.state(member)).toMatchObject({ state: 'registered', entries: { street: '豊平' } })
  })

  it('[SGN-065] two tabs go on with one hand-over, with the entries of the later one', async () => {
    const [one, other] = await Promise.all([shop.idOf(member), shop.idOf(member)])
    expect(other).toBe(one)
    expect(await shop.idOf(member, { entries: { street: '月寒' } })).toBe(one)
    expect(await shop.state(member)).toMatchObject({ transferId: one, entries: { street: '月寒' } })
  })

  it('[SGN-065] ten words at the same moment register it once: the first one stays', async () => {
    const transferId = await shop.idOf(member)
    const numbers = Array.from({ length: 10 }, (_, at) => `482956${at}`)
    const told = await Promise.all(
      numbers.map((accountNumber) =>
        shop.tell({ ...shop.registered(transferId), account: { ...account, accountNumber } }),
      ),
    )
    expect(told.map(({ status, body }) => [status, body['state']])).toEqual(numbers.map(() => [200, 'registered']))
    const [row, ...more] = await shop.transfers(member)
    expect(more).toEqual([])
    expect((await shop.tell({ ...shop.registered(transferId), result: 'refused', account: null })).body).toEqual({
      state: 'registered',
    })
    expect(await shop.transfers(member)).toEqual([row])
  })

  it('who changes from the account to the card has the card alone', async () => {
    await shop.register('payment4')
    const transferId = await shop.idOf('payment4', { kind: 'card' })
    await shop.tell({ ...shop.registered(transferId), kind: 'card', account: null })
    expect(await shop.state('payment4')).toMatchObject({ state: 'registered', kind: 'card' })
    expect((await shop.start('payment4')).status).toBe(200)
  })

  describe('a word that nobody of the payment company has said changes nothing', () => {
    type Result = ReturnType<PaymentShop['registered']>
    const forged: { name: string; status: number; of(result: Result): object }[] = [
      { name: 'without a signature', status: 400, of: (result) => result },
      { name: 'with another one', status: 403, of: (result) => ({ ...result, signature: 'A'.repeat(43) }) },
      {
        name: 'sealed with another password',
        status: 403,
        of: (result) => ({ ...result, signature: createOther().ofResult(result) }),
      },
      {
        name: 'with another account',
        status: 403,
        of: (result) => ({
          ...result,
          account: { ...account, accountNumber: '1111111' },
          signature: shop.signatures.ofResult(result),
        }),
      },
      {
        name: 'for another transfer',
        status: 403,
        of: (result) => ({ ...result, signature: shop.signatures.ofResult({ ...result, transferId: randomUUID() }) }),
      },
      {
        name: 'six minutes old',
        status: 403,
        of: (result) => sealed({ ...result, sentAt: ago(6 * minute).toISOString() }),
      },
      {
        name: 'of the future',
        status: 403,
        of: (result) => sealed({ ...result, sentAt: ago(-6 * minute).toISOString() }),
      },
      {
        name: 'with a short number',
        status: 400,
        of: (result) => sealed({ ...result, account: { ...account, accountNumber: '123' } }),
      },
      { name: 'without an account', status: 400, of: (result) => sealed({ ...result, account: null }) },
      { name: 'of another kind', status: 200, of: (result) => sealed({ ...result, kind: 'card', account: null }) },
      {
        name: 'of a transfer that there is none of',
        status: 200,
        of: (result) => sealed({ ...result, transferId: randomUUID() }),
      },
    ]
    const sealed = (result: Result) => ({ ...result, signature: shop.signatures.ofResult(result) })
    const createOther = () => createSignatures('another-password-of-somebody-else')

    it.each(forged)('[SGN-061, SGN-062] $name', async ({ of, status }) => {
      const result = shop.registered(await shop.idOf(member))
      const answer = await shop.send(of(result))
      expect(answer.status).toBe(status)
      if (status === 200) expect(answer.body).toEqual({ state: 'unknown' })
      expect(await shop.state(member)).toMatchObject({ state: 'started' })
    })

    it('the fields of a form are no word', async () => {
      const { body } = await shop.start(member)
      const fields = Object.fromEntries(
        (body['fields'] as { name: string; value: string }[]).map(({ name, value }) => [name, value]),
      )
      const result = { ...shop.registered(String(fields['transferId'])), signature: fields['signature'] }
      expect((await shop.send(result)).status).toBe(403)
    })
  })

  it('[SGN-048] no whole account number stands in an answer, nor in one that is remembered', async () => {
    await shop.register(member)
    const key = randomUUID()
    const put = await shop.put(member, '12060011', key)
    const told = [put.body, await shop.state(member), await shop.accounts(member)]
    const remembered = await shop.db.selectFrom('remembered_answer').selectAll().execute()
    expect(JSON.stringify(told)).toContain('＊＊＊＊567')
    expect(JSON.stringify([told, remembered])).not.toContain(account.accountNumber)
    expect(JSON.stringify([told, remembered])).not.toContain(systemPassword)
  })

  it('[SGN-029] entries that nobody has sent for 30 days are deleted; what is registered stays', async () => {
    await shop.register(member)
    await shop.idOf('payment2')
    const set = (days: number) =>
      shop.db
        .updateTable('bank_transfer')
        .set({ started_at: ago(days * 24 * 60 * minute) })
        .execute()
    await set(29)
    await deleteExpired(shop.db)
    expect(await shop.state('payment2')).toMatchObject({ state: 'started', entries: { street: '豊平' } })
    await set(31)
    await deleteExpired(shop.db)
    expect(await shop.state('payment2')).toEqual({ state: 'none' })
    const left = await shop.state(member)
    expect(left).toMatchObject({ state: 'registered' })
    expect(left['entries']).toBeUndefined()
  })
})
