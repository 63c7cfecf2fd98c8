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

  it('[GRD-080] [BIZ-004] are the nearest two of sixty, and no more of them than of past ones is a failure', async () => {
    const [first] = planningWeeksReply.member_latest_planning_weeks ?? []
    const weeks = Array.from(
      { length: 60 },
      (_, at) =>
        `20${27 + Math.floor(at / 48)}${String(1 + (Math.floor(at / 4) % 12)).padStart(2, '0')}0${1 + (at % 4)}`,
    )
    const { open, past } = await getPlanningWeeks(
      replying({
        member_latest_planning_weeks: weeks.map((week) => ({ ...first, latest_planning_week: week })),
        old_week_planning_list: weeks,
      }).api,
    )
    expect(open.map(({ number }) => number)).toEqual(weeks.slice(0, 2))
    expect(past).toHaveLength(60)
  })

  it('may be none', async () => {
    const none = { member_latest_planning_weeks: [], old_week_planning_list: null }
    expect(await getPlanningWeeks(replying(none).api)).toEqual({ open: [], past: [] })
  })

  it.each([
    { says: 'null in their place', reply: { member_latest_planning_weeks: null, old_week_planning_list: [] } },
    { says: 'no word of them', reply: { old_week_planning_list: [] } },
    { says: 'an object', reply: { member_latest_planning_weeks: {}, old_week_planning_list: [] } },
    { says: 'null among them', reply: { member_latest_planning_weeks: [null], old_week_planning_list: [] } },
    { says: 'nothing at all', reply: null },
  ])('[K-154] with $says are a broken reply, not a time without weeks', async ({ reply }) => {
    await expect(getPlanningWeeks(replying(reply).api)).rejects.toMatchObject({ code: 'BROKEN_REPLY' })
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
