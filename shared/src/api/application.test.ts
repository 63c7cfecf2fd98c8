import { describe, expect, it } from '@jest/globals'
import { deliveryApplicationCall } from '@shop/shared/contract'
import { type ApplicationForm, emptyApplication, judgeApplication } from '@shop/shared/domain/application'
import fc from 'fast-check'
import * as v from 'valibot'
import { getAddresses, getApplicationUnderReview, sendApplication } from './application.ts'
import { addressesReply } from './testing/replies.ts'
import { replying } from './testing/replying.ts'

const aForm = (over: Partial<ApplicationForm> = {}): ApplicationForm => ({
  ...emptyApplication,
  postNumber: '０６０－０００１',
  prefecture: '北海道',
  city: '札幌市中央区',
  street: '北一条西1-1',
  building: 'トドックビル 3F',
  phoneNumber: '090-1234-5678',
  residence: '3',
  placement: '1',
  doorbell: '0',
  ...over,
})
const now = new Date('2026-11-20T18:00:00+09:00')
const asks = { now, name: false }
const stored = { application_id: 'A-1', todokApplying: true }

async function bodyOf(form: ApplicationForm, salesPersonCode?: string): Promise<unknown> {
  const { api, asked } = replying(stored)
  await sendApplication(api, { form, intent: 'intent-1', salesPersonCode })
  return asked[0]?.body
}

describe('the towns of a postal code', () => {
  it('[SGN-028] are asked for in digits, however it was typed', async () => {
    const { api, asked } = replying(addressesReply)
    expect(await getAddresses(api, '０６０ー0001')).toEqual([
      { prefecture: '北海道', city: '札幌市中央区', town: '北一条西' },
    ])
    expect(asked[0]?.query).toEqual({ postCode: '0600001' })
  })

  it('may be none', async () => {
    expect(await getAddresses(replying({ address_list: null }).api, '0600001')).toEqual([])
  })
})

describe('an application', () => {
  it('[SGN-033] is sent with the intent and gives its number', async () => {
    const { api, asked } = replying(stored)
    expect(await sendApplication(api, { form: aForm(), intent: 'intent-1' })).toBe('A-1')
    expect(asked[0]).toMatchObject({
      call: { method: 'POST', path: '/delivery_application', csrf: true },
      intent: 'intent-1',
    })
  })

  it('carries what was typed, numbers as digits, and no answer to a question that was not asked', async () => {
    expect(await bodyOf(aForm())).toEqual({
      postNumber: '0600001',
      address1: '北海道',
      address2: '札幌市中央区北一条西1-1',
      address3: 'トドックビル 3F',
      phoneNumber: '09012345678',
      selectedResidence: '3',
      selectedPlacement: '1',
      selectedConfirmationOfDelivery: '0',
      selectedDeliveryOfPaperCatalog: '0',
      selectedAboutChildren: '0',
      selectedIntroducer: '0',
      selectedAddress: '2',
      selectedTel: '2',
      agreedTerms: true,
    })
  })

  it.each<{ id: string; says: string; over: Partial<ApplicationForm>; has: object }>([
    {
      id: 'SGN-016',
      says: 'another place in words',
      over: { placement: '9', placementOther: '裏口' },
      has: { placementOtherInput: '裏口' },
    },
    {
      id: 'SGN-021',
      says: 'a due date',
      over: { children: '1', childDate: '2027-02-01' },
      has: { childDate: '2027-02-01' },
    },
    {
      id: 'SGN-021',
      says: 'a child, the day in the form of the wire',
      over: { children: '2', childDate: '令和２年２月２９日', childName: 'ゆい' },
      has: { childDate: '2020-02-29', childName: 'ゆい' },
    },
    {
      id: 'SGN-022',
      says: 'an introducer',
      over: {
        introducer: '1',
        introducerName: '鈴木',
        introducerUnionNumber: '１２３４－５６７８',
        introducerPhoneNumber: '011-789-0000',
      },
      has: { introducerName: '鈴木', introducerUnionNumber: '12345678', introducerPhoneNumber: '0117890000' },
    },
  ])('[$id] carries $says', async ({ over, has }) => {
    expect(await bodyOf(aForm(over))).toMatchObject(has)
  })

  it.each<{ says: string; over: Partial<ApplicationForm>; lacks: readonly string[] }>([
    { says: 'another place that is not chosen', over: { placementOther: '裏口' }, lacks: ['placementOtherInput'] },
    {
      says: 'a child that is not chosen',
      over: { childDate: '2020-01-01', childName: 'ゆい' },
      lacks: ['childDate', 'childName'],
    },
    {
      says: 'a name before birth',
      over: { children: '1', childDate: '2027-02-01', childName: 'ゆい' },
      lacks: ['childName'],
    },
    {
      says: 'an introducer that is not chosen',
      over: { introducerName: '鈴木', introducerUnionNumber: '1', introducerPhoneNumber: '0117890000' },
      lacks: ['introducerName', 'introducerUnionNumber', 'introducerPhoneNumber'],
    },
    {
      says: 'blank numbers of an introducer',
      over: { introducer: '1', introducerName: '鈴木', introducerUnionNumber: ' ', introducerPhoneNumber: '\u3000' },
      lacks: ['introducerUnionNumber', 'introducerPhoneNumber'],
    },
  ])('[SGN-021] leaves out $says', async ({ over, lacks }) => {
    const body = (await bodyOf(aForm(over))) as object
    for (const field of lacks) expect(body).not.toHaveProperty(field)
  })

  it('[GRD-095] names the sales person whose link was used', async () => {
    expect(await bodyOf(aForm(), 'S-123')).toMatchObject({ salesPersonCode: 'S-123' })
    expect(await bodyOf(aForm())).not.toHaveProperty('salesPersonCode')
  })

  it('is not sent before it was judged', async () => {
    await expect(bodyOf(aForm({ residence: '' }))).rejects.toThrow(TypeError)
  })

  it('[SGN-028] whatever the rules let through, the contract takes', async () => {
    const text = fc.oneof(
      fc.string({ maxLength: 110, unit: fc.constantFrom('あ', '髙', '𠮷', '👨‍👩‍👧‍👦', 'e\u0301', ' ', '1') }),
      fc.constantFrom('', ' ', '北海道'),
    )
    const number = fc.oneof(
      fc.constantFrom('', ' ', '060-0001', '０６０ー０００１', '090-1234-5678', '011 789 0000', '12', '2020-02-29'),
      fc.string({ unit: fc.constantFrom('0', '１', '-', 'ー', ' ', 'x'), maxLength: 20 }),
    )
    // One bad field spoils a form of many: each is good most of the time, or hardly a form would be.
    const mostly = (good: fc.Arbitrary<string>, other: fc.Arbitrary<string>) =>
      fc.oneof({ weight: 14, arbitrary: good }, { weight: 1, arbitrary: other })
    const upTo = (max: number, ...units: readonly string[]) =>
      fc.tuple(fc.constantFrom(...units), fc.constantFrom(1, 2, max)).map(([unit, times]) => unit.repeat(times))
    const words = (max: number) =>
      mostly(fc.oneof(upTo(max, 'あ', '𠮷', '👨‍👩‍👧‍👦', 'e\u0301'), fc.constant(' 髙\u3000')), text)
    const kana = mostly(
      upTo(40, 'ア', 'ヴ', 'ー', '・', '゛', '゜'),
      fc.oneof(fc.string({ unit: fc.constantFrom('ア', '\u3000'), maxLength: 41, size: 'max' }), text),
    )
    const form = fc.record<ApplicationForm>({
      lastName: words(20),
      firstName: words(20),
      lastNameKana: kana,
      firstNameKana: kana,
      postNumber: mostly(fc.constantFrom('060-0001', '０６０ー０００１'), number),
      prefecture: mostly(fc.constant('北海道'), text),
      city: words(50),
      street: words(50),
      building: words(100),
      phoneNumber: mostly(fc.constantFrom('0901-234-5678', '０１１ー７８９ー００００'), number),
      residence: fc.constantFrom('1', '2', '3'),
      placement: fc.constantFrom('1', '9'),
      placementOther: words(100),
      doorbell: fc.constantFrom('0', '1'),
      paperCatalogue: fc.constantFrom('0', '1'),
      children: fc.constantFrom('0', '1', '2'),
      childDate: fc.constantFrom('', '2027-02-28', '2027-02-29', '2027-2-1', '２０２００２２８', '令和2年2月1日'),
      childName: words(40),
      introducer: fc.constantFrom('0', '1'),
      introducerName: words(40),
      introducerUnionNumber: mostly(fc.constantFrom('', '１２３４－５６７８', '1'.repeat(16)), number),
      introducerPhoneNumber: mostly(fc.constantFrom('', '011-789-0000'), number),
      trialCampaign: fc.constantFrom('0', '1'),
      payment: fc.constant(''),
      visitDate: fc.constant(''),
      visitTime: fc.constant(''),
    })
    const named = { ...asks, name: true }
    let judgedGood = 0
    await fc.assert(
      fc.asyncProperty(form, async (typed) => {
        const errors = { ...judgeApplication(typed, 'delivery', named), ...judgeApplication(typed, 'customer', named) }
        if (Object.keys(errors).length > 0) return
        judgedGood += 1
        const { api, asked } = replying(stored)
        await sendApplication(api, { form: typed, intent: 'intent', asksName: true, asksTrialCampaign: true })
        expect(v.safeParse(deliveryApplicationCall.body, asked[0]?.body).issues).toBeUndefined()
      }),
      { numRuns: 1500 },
    )
    expect(judgedGood).toBeGreaterThan(200)
  })
})

describe('what some are asked beside the form of all', () => {
  const body = async (more: Partial<Parameters<typeof sendApplication>[1]>, over: Partial<ApplicationForm> = {}) => {
    const { api, asked } = replying(stored)
    await sendApplication(api, { form: aForm(over), intent: 'i', ...more })
    return asked[0]?.body
  }
  const name = { lastName: ' 髙﨑', firstName: 'はな', lastNameKana: 'タカサキ', firstNameKana: 'ハナ' }

  it('[SGN-033] a name is sent as it was typed, and by nobody who was not asked', async () => {
    expect(await body({ asksName: true }, name)).toMatchObject({ ...name, lastName: '髙﨑' })
    expect(await body({}, name)).not.toHaveProperty('lastName')
  })

  it('[SGN-019] [K-15] so is the trial campaign', async () => {
    expect(await body({ asksTrialCampaign: true }, { trialCampaign: '1' })).toMatchObject({
      selectedTodokTrialCampaign: '1',
    })
    expect(await body({})).not.toHaveProperty('selectedTodokTrialCampaign')
  })

  it('[SGN-025] [SGN-027] says where address and phone come from', async () => {
    expect(await body({ isAddressRegistered: true, isPhoneRegistered: true })).toMatchObject({
      selectedAddress: '1',
      selectedTel: '1',
    })
    expect(await body({})).toMatchObject({ selectedAddress: '2', selectedTel: '2' })
  })

  const payment = { yoshinStatus: '1', text: '…', visitDateText: '11月30日(月)', visitTimeText: '午前' }
  it('[SGN-044] a visit carries its day and time in code and words, another payment neither', async () => {
    const visit = { payment: '4', visitDate: '2026-11-30', visitTime: '1' } as const
    expect(await body({ payment }, visit)).toMatchObject({
      yoshinStatus: '1',
      selectedPayment: '4',
      selectedPaymentText: '…',
      selectedVisitDate: '2026-11-30',
      selectedVisitDateText: '11月30日(月)',
      selectedVisitTime: '1',
      selectedVisitTimeText: '午前',
    })
    expect(await body({ payment }, { ...visit, payment: '2' })).not.toHaveProperty('selectedVisitDate')
  })

  it('[SGN-014] nothing of a payment is sent without its step', async () => {
    expect(await body({}, { payment: '1' })).not.toHaveProperty('selectedPayment')
  })
})

describe('an application that is under review', () => {
  it('[SGN-012] is told with its receipt number', async () => {
    const reply = { todokApplying: true, application_id: '123456782', selectedPayment: '1' }
    expect(await getApplicationUnderReview(replying(reply).api)).toEqual({
      receiptNumber: '123456782',
      hasPayment: true,
    })
    expect(await getApplicationUnderReview(replying({ ...reply, selectedPayment: null }).api)).toMatchObject({
      hasPayment: false,
    })
  })

  it('may be from before there were receipt numbers', async () => {
    expect(await getApplicationUnderReview(replying({ todokApplying: true }).api)).toEqual({ hasPayment: false })
  })

  it('may be none', async () => {
    expect(await getApplicationUnderReview(replying({ todokApplying: false }).api)).toBeUndefined()
  })
})
