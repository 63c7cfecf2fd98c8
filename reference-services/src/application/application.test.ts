import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { addressesCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop } from '../testing/test-shop.ts'
import type { ApplicationEntries } from './application-rules.ts'
import { isReceiptNumber } from './receipt-number.ts'
import { storeApplication } from './store-application.ts'

describe('the application for delivery', () => {
  const shop = setUp(() => openTestShop(testDatabase))
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
        receipt_number: body['application_id'],
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

  const names = { lastName: '髙﨑', firstName: '𠮷乃', lastNameKana: 'タカサキ', firstNameKana: 'ヨシノ' }

  it('[API-057] of a login without a member carries the name, letter by letter as typed', async () => {
    expect((await apply(names, { who: 'unregistered' })).status).toBe(200)
    expect(await stored()).toMatchObject([{ member_code: null, entries: names }])
  })

  it.each([
    { over: {}, text: 'お名前（姓）' },
    { over: { ...names, firstName: '\u3000' }, text: 'お名前（名）' },
    { over: { ...names, lastNameKana: 'たかさき' }, text: 'フリガナ（セイ）' },
    { over: { ...names, firstNameKana: undefined }, text: 'フリガナ（メイ）' },
  ])('[API-057] of a login without a member is refused without its whole name: $over', async ({ over, text }) => {
    const { status, body } = await apply(over, { who: 'unregistered' })
    expect([status, body['error_status']]).toEqual([400, 'CSP17004'])
    expect(body['error_message']).toContain(text)
    expect(await stored()).toHaveLength(0)
  })

  it('[API-057] [SGN-019] stores terms, trial campaign and where address and phone come from', async () => {
    const more = { agreedTerms: true, selectedTodokTrialCampaign: '1', selectedAddress: '1', selectedTel: '2' }
    expect((await apply(more)).status).toBe(200)
    expect(await stored()).toMatchObject([{ entries: more }])
  })

  const state = async (who = 'newcomer') =>
    (await shop.ask('GET', '/delivery/delivery_application', { token: await shop.tokenOf(who) })).body

  it('[SGN-007] [SGN-012] under review is told with its receipt number, to its own login alone', async () => {
    expect(await state()).toEqual({ todokApplying: false })
    const { body } = await apply()
    expect(isReceiptNumber(String(body['application_id']))).toBe(true)
    expect(await state()).toEqual({
      todokApplying: true,
      application_id: body['application_id'],
      applied_at: expect.stringMatching(/^2026-11-20T09:/),
    })
    expect(await state('unregistered')).toEqual({ todokApplying: false })
    await shop.db.updateTable('delivery_application').set({ status: 'accepted' }).execute()
    expect(await state()).toEqual({ todokApplying: false })
  })

  it('[SGN-012] gets another receipt number when the one that was drawn is taken', async () => {
    const application = { memberCode: undefined, entries: entries as ApplicationEntries, appliedAt: new Date() }
    const drawn = ['100000005', '100000005', '123456783']
    const draw = () => drawn.shift() ?? ''
    expect(await storeApplication(shop.db, { ...application, subject: 'one' }, draw)).toBe('100000005')
    expect(await storeApplication(shop.db, { ...application, subject: 'other' }, draw)).toBe('123456783')
    expect(drawn).toEqual([])
    await expect(
      storeApplication(shop.db, { ...application, subject: 'third' }, () => '123456783'),
    ).rejects.toMatchObject({ status: 503 })
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
    { over: { address1: '北海道'.repeat(4) }, text: '都道府県' },
    { over: { address2: '' }, text: '市区町村' },
    { over: { address3: '😀'.repeat(101) }, text: '建物名' },
    { over: { phoneNumber: '０９０２００００００５' }, text: '電話番号' },
    { over: { selectedAboutChildren: '1', childDate: '2027-02-30' }, text: '出産予定日' },
    { over: { selectedAboutChildren: '2', childDate: '2020-04-01', childName: 'は'.repeat(41) }, text: 'お子さま' },
    { over: { selectedTodokTrialCampaign: '2' }, text: 'お試しキャンペーン' },
    {
      over: { selectedIntroducer: '1', introducerName: '鈴木', introducerPhoneNumber: '1' },
      text: 'ご紹介者の電話番号',
    },
    { over: { agreedTerms: false }, text: '利用規約' },
    { over: { salesPersonCode: '<b>' }, text: '担当者コード' },
  ])('is refused with 400 CSP17004 that names the entry: $over', async ({ over, text }) => {
    const { status, body } = await apply(over)
    expect([status, body['error_status']]).toEqual([400, 'CSP17004'])
    expect(body['error_message']).toContain(text)
    expect(await stored()).toHaveLength(0)
  })

  it('is accepted with a child one day before the fifteenth birthday', async () => {
    expect((await apply({ selectedAboutChildren: '2', childDate: '2011-11-21', childName: 'はな' })).status).toBe(200)
  })

  it('keeps signs of HTML and emoji as the text that they are', async () => {
    const text = { address2: '<img src=x onerror=alert(1)>😀', address3: "'; drop table member; --" }
    expect((await apply(text)).status).toBe(200)
    expect(await stored()).toMatchObject([{ entries: text }])
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
      expect((await towns('4980000')).map(({ prefecture, city, town }) => [prefecture, city, town])).toEqual([
        ['愛知県', '弥富市', ''],
        ['三重県', '桑名郡木曽岬町', ''],
      ])
      expect(await towns('9999999')).toEqual([])
    })
  })
})
