import { describe, expect, it } from '@jest/globals'
import { type Member, memberCode } from '@shop/shared/domain'
import { getLimitedWeek, getRecommendUserId, sendThanksMail } from './start-up.ts'
import { replying } from './testing/replying.ts'

const member: Member = {
  code: memberCode('1234567801'),
  kind: 'delivery',
  lastName: '北野',
  firstName: 'みのり',
  isFamily: false,
  isCorporate: false,
  isWatchedOver: false,
  usesDelivery: true,
}

describe('what a start-up asks for', () => {
  it.each([
    { says: 'a week', reply: { planning_week: '20261201' }, week: '20261201' },
    { says: 'none while nothing is sold', reply: { planning_week: null }, week: undefined },
  ])('[API-015] limited products have $says', async ({ reply, week }) => {
    const { api, asked } = replying(reply)
    expect(await getLimitedWeek(api)).toBe(week)
    expect(asked[0]?.call).toMatchObject({ method: 'GET', path: '/limited_product_planning_weeks' })
  })

  it('[API-015] a week that is none is a broken reply', async () => {
    await expect(getLimitedWeek(replying({ planning_week: '20261301' }).api)).rejects.toMatchObject({
      code: 'BROKEN_REPLY',
    })
  })

  it('[API-037] recommendations know a member under an id', async () => {
    expect(await getRecommendUserId(replying({ user_id: 'u-1' }).api)).toBe('u-1')
  })

  it('[SGN-058] [API-085] the thank-you mail is asked for with id token, type 0 and both names', async () => {
    const { api, asked } = replying({ sent: true })
    await sendThanksMail(api, { idToken: 'id-token', intent: 'intent-1' }, member)
    expect(asked[0]).toMatchObject({
      call: { service: 'mail', method: 'POST', csrf: true },
      body: { idToken: 'id-token', params: { emailType: 0, firstName: 'みのり', lastName: '北野' } },
      intent: 'intent-1',
    })
  })
})
