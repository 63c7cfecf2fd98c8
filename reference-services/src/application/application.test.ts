import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { addressesCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { testDatabase } from '../testing/databases.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

describe('the application for delivery', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(testDatabase)
  })
  afterAll(() => shop?.close())
  beforeEach(async () => {
    await shop.db.deleteFrom('delivery_application').execute()
  })

  const entries = {
    postNumber: '0620903',
    address1: '北海道',
    address2: '札幌市豊平区豊平三条6丁目1-12',
    address3: '',
    phoneNumber: '09020000005',
    selectedResidence: '1',
    selectedPlacement: '1',
    selectedConfirmationOfDelivery: '1',
    selectedDeliveryOfPaperCatalog: '0',
    selectedAboutChildren: '0',
    selectedIntroducer: '0',
  }
  const apply = (over: Record<string, unknown> = {}, { who = 'newcomer', key = randomUUID() as string } = {}) =>
    shop.write(who, 'POST', '/delivery/delivery_application', { body: { ...entries, ...over }, key })
  const stored = () => shop.db.selectFrom('delivery_application').selectAll().execute()

  it('[SGN-033] is stored with all its entries, for the member behind the login', async () => {
    const { status, body } = await apply({ salesPersonCode: 'AB-12' })
    expect([status, body['todokApplying']]).toEqual([200, true])
    expect(await stored()).toMatchObject([
      {
        id: body['application_id'],
        member_code: '1209876501',
        status: 'underReview',
        entries: { ...entries, salesPersonCode: 'AB-12' },
      },
    ])
  })

  it('[SGN-033] is one application however often it is sent', async () => {
    const key = randomUUID()
    const [first, again] = [await apply({}, { key }), await apply({}, { key })]
    expect(again.body).toEqual(first.body)
    expect(await stored()).toHaveLength(1)
  })

  it('is refused with 409 CSP17005 while an earlier one is under review', async () => {
    await apply()
    const { status, body } = await apply()
    expect([status, body['error_status']]).toEqual([409, 'CSP17005'])
    expect(await stored()).toHaveLength(1)
  })

  it('is refused with 409 CSP17006 to a member who uses delivery already', async () => {
    const { status, body } = await apply({}, { who: 'member' })
    expect([status, body['error_status']]).toEqual([409, 'CSP17006'])
    expect(await stored()).toHaveLength(0)
  })

  it('is stored once when ten come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply()))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  it('a new one is taken once the first was refused', async () => {
    await apply()
    await shop.db.updateTable('delivery_application').set({ status: 'refused' }).execute()
    expect((await apply()).status).toBe(200)
  })

  it('a login without a member may apply', async () => {
    expect((await apply({}, { who: 'unregistered' })).status).toBe(200)
    expect((await stored())[0]?.member_code).toBeNull()
  })

  it.each([
    { over: { postNumber: '062-0903' }, text: '郵便番号' },
    { over: { phoneNumber: '123' }, text: '電話番号' },
    { over: { address2: ' ' }, text: '市区町村' },
    { over: { selectedResidence: '4' }, text: 'お住まいの種類' },
    { over: { selectedPlacement: '9' }, text: 'お届け場所を具体的に' },
    { over: { selectedAboutChildren: '1' }, text: '出産予定日' },
    { over: { selectedAboutChildren: '1', childDate: '2026-11-19' }, text: '本日以降' },
    { over: { selectedAboutChildren: '2', childName: 'はな' }, text: '生年月日' },
    { over: { selectedAboutChildren: '2', childDate: '2026-11-21', childName: 'はな' }, text: '15歳未満' },
    { over: { selectedAboutChildren: '2', childDate: '2011-11-20', childName: 'はな' }, text: '15歳未満' },
    { over: { selectedAboutChildren: '2', childDate: '2011-11-21' }, text: 'お子さまのお名前' },
    { over: { selectedIntroducer: '1' }, text: 'ご紹介者のお名前' },
  ])('is refused with 400 CSP17004 that names the entry: $over', async ({ over, text }) => {
    const { status, body } = await apply(over)
    expect([status, body['error_status']]).toEqual([400, 'CSP17004'])
    expect(body['error_message']).toContain(text)
    expect(await stored()).toHaveLength(0)
  })

  it('is accepted with a child one day before the fifteenth birthday', async () => {
    expect((await apply({ selectedAboutChildren: '2', childDate: '2011-11-21', childName: 'はな' })).status).toBe(200)
  })

  describe('addresses', () => {
    const towns = async (postCode: string) => {
      const reply = await shop.ask('GET', '/delivery/address_list', {
        query: { postCode },
        token: await shop.tokenOf('newcomer'),
      })
      return v.parse(addressesCall.reply, reply.body).address_list
    }

    it('[SGN-028] are found by a postal code', async () => {
      expect(await towns('0600001')).toEqual([
        { prefecture: '北海道', city: '札幌市中央区', town: '北一条西', address_code: undefined },
      ])
    })

    it('are several when the code covers several towns, none when there is no such code', async () => {
      expect((await towns('0440451')).map((one) => one.town)).toEqual(['上尻別', '鈴川'])
      expect(await towns('9999999')).toEqual([])
    })
  })
})
