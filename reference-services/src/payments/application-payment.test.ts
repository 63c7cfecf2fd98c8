import { beforeEach, describe, expect, it } from '@jest/globals'
import { testDatabase } from '../testing/databases.ts'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { setUp } from '../testing/set-up.ts'

describe('the payment of an application', () => {
  const shop = setUp(() => openPaymentShop(testDatabase))
  beforeEach(() => shop.reset())

  const outcomeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    body['error_status'],
  ]
  const taken = [200, undefined]
  const refused = [400, 'CSP17004']
  const visit = { selectedVisitDate: '2026-12-01', selectedVisitTime: '1' }
  const storedOf = async (who: string) => {
    const code = who === 'newcomer' ? '1209876501' : `1206001${who.at(-1)}01`
    const rows = await shop.db.selectFrom('delivery_application').selectAll().where('member_code', '=', code).execute()
    return rows.map(({ entries }) => entries)
  }

  it.each([
    { who: 'payment2', over: { selectedPayment: '2' } },
    { who: 'payment4', over: { selectedPayment: '2' } },
    { who: 'payment1', over: { selectedPayment: '4', ...visit } },
  ])('[SGN-033, SGN-045] is there already, or comes with a visit: $who $over', async ({ who, over }) => {
    const before = await shop.accounts(who)
    expect(outcomeOf(await shop.apply(who, over))).toEqual(taken)
    expect(await storedOf(who)).toMatchObject([over])
    expect(await shop.accounts(who)).toEqual(before)
  })

  it.each([
    { who: 'payment1', over: {} },
    { who: 'payment1', over: { selectedPayment: '1' } },
    { who: 'payment1', over: { selectedPayment: '2' } },
    { who: 'payment1', over: { selectedPayment: '0' } },
    { who: 'payment1', over: { selectedPayment: '4' } },
    { who: 'payment4', over: { selectedPayment: '3' } },
    { who: 'payment5', over: { selectedPayment: '2' } },
    { who: 'payment4', over: { selectedPayment: '0' } },
    { who: 'newcomer', over: { selectedPayment: '2' } },
    { who: 'unregistered', over: { selectedPayment: '2' } },
  ])('[SGN-057] is refused with CSP17004 when there is none: $who $over', async ({ who, over }) => {
    expect(outcomeOf(await shop.apply(who, over))).toEqual(refused)
    expect(await shop.db.selectFrom('delivery_application').selectAll().execute()).toHaveLength(1)
  })

  it('[SGN-008] is refused with 409 CSP17007 to whom delivery is not available', async () => {
    expect(outcomeOf(await shop.apply('unavailable'))).toEqual([409, 'CSP17007'])
  })

  it('[SGN-045, SGN-065] a registered account is used up by one application, also when its update was lost', async () => {
    await shop.register('payment1')
    expect(
      outcomeOf(await shop.apply('payment1', { selectedPayment: '1', agreedTerms: true, salesPersonCode: 'AB-12' })),
    ).toEqual(taken)
    expect(await storedOf('payment1')).toMatchObject([
      { selectedPayment: '1', agreedTerms: true, salesPersonCode: 'AB-12' },
    ])
    expect(await shop.accounts('payment1')).toMatchObject({ status_type: '3', applying_account_number: '＊＊＊＊567' })
    expect(await shop.state('payment1')).toEqual({ state: 'none' })
    await shop.db.updateTable('delivery_application').set({ status: 'refused' }).execute()
    expect(outcomeOf(await shop.apply('payment1', { selectedPayment: '3' }))).toEqual(refused)
    expect(outcomeOf(await shop.apply('payment1', { selectedPayment: '2' }))).toEqual(taken)
  })

  it('[SGN-045] an account that is taken over already is the application’s', async () => {
    await shop.register('payment4')
    await shop.put('payment4', '12060014')
    expect(outcomeOf(await shop.apply('payment4', { selectedPayment: '3' }))).toEqual(taken)
    expect(await shop.accounts('payment4')).toMatchObject({ status_type: '6' })
  })

  it('[SGN-045] the Clover card changes no account', async () => {
    const transferId = await shop.idOf('payment4', { kind: 'card' })
    await shop.tell({ ...shop.registered(transferId), kind: 'card', account: null })
    const before = await shop.accounts('payment4')
    expect(outcomeOf(await shop.apply('payment4', { selectedPayment: '0' }))).toEqual(taken)
    expect(await shop.accounts('payment4')).toEqual(before)
    expect(await shop.state('payment4')).toEqual({ state: 'none' })
  })

  it('[SGN-029] no entry is left with a hand-over once the application is sent, and none under way counts', async () => {
    const transferId = await shop.idOf('payment2')
    await shop.apply('payment2', { selectedPayment: '2' })
    expect(await shop.transfers('payment2')).toEqual([])
    expect((await shop.tell(shop.registered(transferId))).body).toEqual({ state: 'unknown' })
  })

  it('a refused application changes nothing of its payment', async () => {
    await shop.register('payment1')
    expect(outcomeOf(await shop.apply('payment1', { selectedPayment: '1', phoneNumber: '1' }))).toEqual(refused)
    expect(await shop.state('payment1')).toMatchObject({ state: 'registered', entries: { street: '豊平' } })
    expect(await shop.accounts('payment1')).toMatchObject({ status_type: '1' })
  })

  it('[SGN-036] without one the member waits for a payment', async () => {
    expect(outcomeOf(await shop.apply('newcomer'))).toEqual(taken)
    expect(await shop.accounts('newcomer')).toMatchObject({ status_type: 'J1' })
  })
})
