import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { testDatabase } from '../testing/databases.ts'
import { account, openPaymentShop, type PaymentShop, systemPassword } from '../testing/payment-shop.ts'

const numberOf = (digit: number) => `1206001${digit}`
const applied = { applying_bank_name: account.bankName, applying_account_number: '＊＊＊＊567' }

describe('payment calls of the member base', () => {
  let shop: PaymentShop
  const said: string[] = []
  beforeAll(async () => {
    for (const way of ['log', 'info', 'warn', 'error'] as const)
      jest.spyOn(console, way).mockImplementation((...words) => void said.push(words.join(' ')))
    shop = await openPaymentShop(testDatabase)
  })
  afterAll(async () => {
    await shop?.close()
    jest.restoreAllMocks()
  })
  beforeEach(() => shop.reset())

  it('[SGN-049, SGN-050] the configuration is for members and comes without the password, which is logged nowhere', async () => {
    expect((await shop.ask('GET', '/member-id/paymentserviceconfig')).status).toBe(401)
    const { status, body, text } = await shop.config('payment1')
    expect([status, body]).toEqual([
      200,
      {
        shopCode: '7001',
        storageCompanyCode: '0013',
        accountTransferUrl: `${shop.origins.partners}/bank/transfer`,
        creditRegistUrl: `${shop.origins.partners}/bank/card`,
        tokenKey: 'todok-token',
      },
    ])
    await shop.register('payment1')
    await shop.put('payment1', numberOf(1))
    expect(`${text}${said.join('\n')}`).not.toContain(systemPassword)
    expect(said.join('\n')).not.toContain(account.accountNumber)
  })

  it.each([
    { who: 'newcomer', service: '1', coop: '0' },
    { who: 'payment4', service: '1', coop: '1' },
    { who: 'unavailable', service: '0', coop: '0' },
    { who: 'unregistered', service: '1', coop: '0' },
  ])('[SGN-042, SGN-063] the judgement of $who', async ({ who, service, coop }) => {
    expect(await shop.judgement(who)).toEqual({
      result_status: '0',
      result_service: service,
      credit_coop_status: coop,
      credit_jcb_status: '0',
      credit_smcc_status: '0',
    })
  })

  const yukidoke = {
    bank_name: '雪どけ銀行',
    branch_name: '札幌中央支店',
    deposit_type: '普通',
    account_number: '＊＊＊＊163',
  }
  const kitanomori = {
    bank_name: '北の杜信用金庫',
    branch_name: '豊平支店',
    deposit_type: '普通',
    account_number: '＊＊＊＊918',
  }
  const below = (prefix: string, fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}_${name}`, value]))

  it.each([
    { who: 'newcomer', status: '', fields: {} },
    { who: 'unregistered', status: '', fields: {} },
    { who: 'paymentj1', status: 'J1', fields: {} },
    { who: 'payment1', status: '1', fields: {} },
    { who: 'payment2', status: '2', fields: { ...below('applying', yukidoke), applying_contract_status: '1' } },
    { who: 'payment3', status: '3', fields: { ...below('applying', kitanomori), applying_contract_status: '1' } },
    { who: 'payment4', status: '4', fields: below('confirmed', yukidoke) },
    { who: 'payment5', status: '5', fields: below('confirmed', yukidoke) },
    {
      who: 'payment6',
      status: '6',
      fields: {
        ...below('confirmed', yukidoke),
        ...below('applying', kitanomori),
        confirmed_end_applicable_date: '2026-12-30',
        applying_contract_status: '1',
      },
    },
    {
      who: 'payment7',
      status: '7',
      fields: { ...below('confirmed', yukidoke), ...below('applying', kitanomori), applying_contract_status: '2' },
    },
  ])('[SGN-047, SGN-048, SGN-059] the accounts of $who', async ({ who, status, fields }) => {
    const told = Object.entries(await shop.accounts(who)).filter(([, value]) => value !== null)
    expect(Object.fromEntries(told)).toEqual({ result_status: '0', status_type: status, ...fields })
  })

  it.each([
    { digit: 1, after: '3', confirmed: undefined },
    { digit: 2, after: '3', confirmed: undefined },
    { digit: 3, after: '3', confirmed: undefined },
    { digit: 4, after: '6', confirmed: '雪どけ銀行' },
    // An account that is not valid any more is not paid from meanwhile.
    { digit: 5, after: '3', confirmed: undefined },
    { digit: 6, after: '6', confirmed: '雪どけ銀行' },
    { digit: 7, after: '6', confirmed: '雪どけ銀行' },
  ])(
    '[SGN-045, SGN-046, SGN-059] status $digit: what was registered is applied for, the status is $after',
    async ({ digit, after, confirmed }) => {
      const who = `payment${digit}`
      await shop.register(who)
      expect((await shop.put(who, numberOf(digit))).body).toMatchObject({ result_status: '0' })
      const now = await shop.accounts(who)
      expect(now).toMatchObject({ status_type: after, ...applied })
      expect(now['confirmed_bank_name'] ?? undefined).toBe(confirmed)
      // Once more, with another intent: the same answer, and nothing changes.
      expect((await shop.put(who, numberOf(digit))).body).toMatchObject({ result_status: '0' })
      expect(await shop.accounts(who)).toEqual(now)
    },
  )

  it('[SGN-045, SGN-063] nothing registered: result_status is not 0', async () => {
    expect((await shop.put('payment1', numberOf(1))).body['result_status']).toBe('1')
    const transferId = await shop.idOf('payment1')
    expect((await shop.put('payment1', numberOf(1))).body['result_status']).toBe('1')
    await shop.tell({ ...shop.registered(transferId), result: 'refused', account: null })
    expect((await shop.put('payment1', numberOf(1))).body['result_status']).toBe('1')
    expect(await shop.accounts('payment1')).toMatchObject({ status_type: '1' })
  })

  it('[SGN-046] another household’s number is refused, and takes nothing', async () => {
    await shop.register('payment1')
    const { status, body } = await shop.put('payment2', numberOf(1))
    expect([status, body['error_status']]).toEqual([403, 'CSP90005'])
    expect((await shop.put('unregistered', numberOf(1))).status).toBe(404)
    expect(await shop.state('payment1')).toMatchObject({ state: 'registered' })
    expect(await shop.accounts('payment1')).toMatchObject({ status_type: '1' })
  })

  it('[SGN-045] ten updates at the same moment are one', async () => {
    await shop.register('payment1')
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.put('payment1', numberOf(1))))
    expect(answers.map(({ body }) => body['result_status'])).toEqual(answers.map(() => '0'))
    expect(await shop.accounts('payment1')).toMatchObject({ status_type: '3', ...applied })
  })

  it('[SGN-051, SGN-052] after an application without a payment an account is registered from the pending screens', async () => {
    expect((await shop.apply('newcomer')).status).toBe(200)
    expect(await shop.accounts('newcomer')).toMatchObject({ status_type: 'J1' })
    await shop.register('newcomer', { from: 'pending' })
    expect(await shop.state('newcomer')).toMatchObject({ state: 'registered', from: 'pending' })
    expect((await shop.put('newcomer', '12098765')).body).toMatchObject({ result_status: '0' })
    expect(await shop.accounts('newcomer')).toMatchObject({ status_type: '3', ...applied })
    expect(await shop.state('newcomer')).toEqual({ state: 'none' })
  })

  it('[SGN-033, SGN-045] an update that is tried again with its key is the same one', async () => {
    await shop.register('payment1')
    const key = randomUUID()
    const [first, again] = [await shop.put('payment1', numberOf(1), key), await shop.put('payment1', numberOf(1), key)]
    expect(again.text).toBe(first.text)
  })
})
