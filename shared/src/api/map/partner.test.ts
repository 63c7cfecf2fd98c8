import { describe, expect, it } from '@jest/globals'
import { memberCode, weekNumber } from '@shop/shared/domain'
import { magazineFields, partnerPayload, scrollAddress } from './partner.ts'

const member = { code: memberCode('1234567801'), lastName: '佐藤', firstName: '花子' }
const nameless = { ...member, lastName: '', firstName: '' }

describe('a hand-over to a partner', () => {
  it.each([
    { who: 'a member', of: member, kanji_n: '佐藤花子' },
    { who: 'somebody without a first name', of: { ...member, firstName: '' }, kanji_n: '佐藤' },
    { who: 'somebody without a name', of: nameless, kanji_n: '' },
  ])('[API-076] [BIZ-022] names $who by eight digits', ({ of, kanji_n }) => {
    expect(partnerPayload(of, { idPrefix: 'TDK', jCode: 'J01' })).toEqual({
      h_code: '001',
      k_code: '12345678',
      k_id: 'TDK12345678',
      j_code: 'J01',
      kanji_n,
      ...{ p_code: '', t_code: '', e_code: '', kana_n: '' },
    })
  })
})

it('[API-075] [K-163] the household magazine is told the same facts, by its own names', () => {
  expect(magazineFields(member, { idPrefix: 'TDK', jCode: 'J01' })).toEqual({
    ...{ H_CODE: '001', K_CODE: '12345678', K_ID: 'TDK12345678', J_CODE: 'J01', KANJI_N: '佐藤花子' },
    ...{ KANA_N: '', P_CODE: '', T_CODE: '', E_CODE: '' },
  })
})

describe('the address of a scroll site', () => {
  const address = (over: Partial<Parameters<typeof scrollAddress>[0]> = {}) =>
    scrollAddress({
      address: 'https://scroll.test/in',
      linkNumber: '7',
      member,
      week: weekNumber('20261201'),
      returnAddress: 'https://shop.test/scroll/ordered/complete',
      encodeName: (name) => `<${name}>`,
      ...over,
    })

  it('[ORD-022] [BIZ-022] carries what the documents name, in their order', () => {
    expect(address()).toBe(
      'https://scroll.test/in?coop_code=001&member_code=12345678&umember_code=12345678&member_name=<佐藤花子>&kikaku_code=20261201&url=https%3A%2F%2Fshop.test%2Fscroll%2Fordered%2Fcomplete&gyosya_code=013&lk=7',
    )
  })

  it('[ORD-022] goes on behind a query, and a link number is no parameter of its own', () => {
    expect(address({ address: 'https://scroll.test/in?a=1', linkNumber: '7&b=2' })).toMatch(
      /^https:\/\/scroll\.test\/in\?a=1&coop_code=001&.*&lk=7%26b%3D2$/,
    )
  })
})
