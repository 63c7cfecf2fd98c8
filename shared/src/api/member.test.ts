import { describe, expect, it } from '@jest/globals'
import { getMember, getMemberContact } from './member.ts'
import { getPlanningWeeks } from './planning-weeks.ts'
import { memberAddInfoReply, memberReply, planningWeeksReply } from './testing/replies.ts'
import { replying } from './testing/replying.ts'

describe('the member', () => {
  it('[API-009] is asked for by the subject of the login', async () => {
    const { api, asked } = replying(memberReply)
    await getMember(api, 'auth0|1')
    expect(asked[0]).toMatchObject({ call: { method: 'GET', path: '/member' }, query: { auth0Id: 'auth0|1' } })
  })

  it('[API-009] [API-011] [API-040] has its kana and the flags that follow from code and categories', async () => {
    expect(await getMember(replying(memberReply).api, 's')).toEqual({
      code: '1234567801',
      kind: 'family',
      lastName: '佐藤',
      firstName: '花子',
      lastNameKana: 'サトウ',
      firstNameKana: 'ハナコ',
      familyLastName: '佐藤',
      familyFirstName: '一郎',
      isFamily: true,
      isCorporate: false,
      isWatchedOver: false,
      usesDelivery: true,
      officeCode: '100',
      branchCode: '10',
      branchName: '札幌センター',
      weekCategory: 'A1',
    })
  })

  it('[API-039] of the least fields is a newcomer', async () => {
    const reply = { member_code: '12345678', member_lname: '佐藤', member_fname: '花子', office_code: '', unknown: 1 }
    expect(await getMember(replying(reply).api, 's')).toEqual({
      code: '12345678',
      kind: 'newcomer',
      lastName: '佐藤',
      firstName: '花子',
      isFamily: false,
      isCorporate: false,
      isWatchedOver: false,
      usesDelivery: false,
    })
  })

  it.each(['', '1234567', 'abcdefgh', '1234567890123'])('with the code %j is a broken reply', async (member_code) => {
    await expect(getMember(replying({ ...memberReply, member_code }).api, 's')).rejects.toMatchObject({
      code: 'BROKEN_REPLY',
    })
  })
})

describe('how to reach the member', () => {
  it('[BIZ-029] joins the parts of the address', async () => {
    expect(await getMemberContact(replying(memberAddInfoReply).api)).toEqual({
      postCode: '0600001',
      address: '北海道札幌市中央区北一条西1-1',
      addressParts: ['北海道', '札幌市中央区', '北一条西1-1'],
      phone: '09012345678',
    })
  })

  it.each([
    { says: 'the mobile number', over: {}, phone: '09012345678' },
    { says: 'the home number without a mobile one', over: { mobile_phone: null }, phone: '0117890000' },
    { says: 'the home number when the mobile one is empty', over: { mobile_phone: '' }, phone: '0117890000' },
    { says: 'none when there is none', over: { mobile_phone: null, home_phone: '' }, phone: undefined },
  ])('[SGN-027] offers $says', async ({ over, phone }) => {
    const contact = await getMemberContact(replying({ ...memberAddInfoReply, ...over }).api)
    expect(contact.phone).toBe(phone)
  })

  it('[API-010] may be unknown', async () => {
    expect(await getMemberContact(replying({}).api)).toEqual({ address: '', addressParts: ['', '', ''] })
  })
})

describe('planning weeks', () => {
  it('[API-014] [API-041] are the open ones with their instants, and the past ones', async () => {
    const weeks = await getPlanningWeeks(replying(planningWeeksReply).api)
    expect(weeks).toEqual({
      open: [
        {
          number: '20261201',
          opensAt: new Date('2026-11-17T06:00:00Z'),
          closesAt: new Date('2026-11-24T06:00:00Z'),
          // A calendar day in Japan, whatever zone the device stands in.
          deliversOn: new Date('2026-11-30T15:00:00Z'),
        },
        expect.objectContaining({ number: '20261202' }),
      ],
      past: ['20261104', '20261103'],
    })
  })

  it('[BIZ-004] are two at most', async () => {
    const [first] = planningWeeksReply.member_latest_planning_weeks ?? []
    const { open } = await getPlanningWeeks(replying({ member_latest_planning_weeks: [first, first, first] }).api)
    expect(open).toHaveLength(2)
  })

  it('may be none', async () => {
    expect(await getPlanningWeeks(replying({ old_week_planning_list: null }).api)).toEqual({ open: [], past: [] })
  })

  it.each([
    { field: 'latest_planning_week', value: '20261301' },
    { field: 'planning_week_end', value: '2026-02-30T15:00:00+09:00' },
    { field: 'planning_week_end', value: '2026-11-24T15:00:00' },
    { field: 'planning_week_end', value: '2026-11-24T15:00:00+09' },
    { field: 'haitatu', value: '2026-02-29' },
    { field: 'haitatu', value: '20261201' },
  ])('with $field $value are a broken reply', async ({ field, value }) => {
    const [first] = planningWeeksReply.member_latest_planning_weeks ?? []
    const reply = { member_latest_planning_weeks: [{ ...first, [field]: value }] }
    await expect(getPlanningWeeks(replying(reply).api)).rejects.toMatchObject({ code: 'BROKEN_REPLY' })
  })
})
