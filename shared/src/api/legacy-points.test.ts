import { describe, expect, it } from '@jest/globals'
import { getLegacyPoints, getReserveSet, reserveDeliveryPoints } from './legacy-points.ts'
import { replying } from './testing/replying.ts'

const current =
  '<?xml version="1.0"?><response><result>0</result><card_status>0</card_status><point_amount>000002342</point_amount>' +
  '<available_point>000001842</available_point><reserved_point>000000500</reserved_point>' +
  '<reserved_point_01>000000200</reserved_point_01><reserved_point_02>000000100</reserved_point_02>' +
  '<reserved_point_05>000000200</reserved_point_05></response>'
const set =
  '<response><result>0</result><point_unit>500</point_unit><max_point>000001500</max_point><reserved_point>0500</reserved_point></response>'
const request = { points: 500, entry: 'web', intent: 'id-1' } as const

const broken = [
  { says: 'a page of HTML', xml: '<!doctype html><html><body>Service</body>' },
  { says: 'half of it', xml: '<response><result>0</resu' },
  { says: 'nothing', xml: '' },
  { says: 'no result', xml: '<response><message>ok</message></response>' },
  { says: 'another result', xml: '<response><result>2</result></response>' },
  { says: 'JSON', xml: '{"result":"0"}' },
  {
    says: 'an entity that would grow',
    xml: '<!DOCTYPE r [<!ENTITY a "0"><!ENTITY b "&a;&a;">]><response><result>&b;</result></response>',
  },
]

describe('the legacy point service', () => {
  it('[API-051] [API-064] tells card, amounts and what is set aside by class', async () => {
    const { api, asked } = replying(current)
    expect(await getLegacyPoints(api)).toEqual({
      isSuspended: false,
      current: 2342,
      available: 1842,
      reserved: { all: 500, delivery: 200, capital: 100, exchange: 200 },
    })
    expect(asked[0]?.call).toMatchObject({ service: 'legacyPoint', method: 'GET', path: '/get-current-point' })
  })

  it('[ACC-031] tells a card that is suspended', async () => {
    const xml = current.replace('<card_status>0', '<card_status>1')
    expect(await getLegacyPoints(replying(xml).api)).toMatchObject({ isSuspended: true })
  })

  it('[ACC-024] [API-064] tells the steps, the most at once and what is set aside', async () => {
    const { api, asked } = replying(set)
    expect(await getReserveSet(api)).toEqual({ unit: 500, max: 1500, reserved: 500 })
    expect(asked[0]?.call).toMatchObject({ method: 'GET', path: '/get-reserve-set' })
  })

  it.each([
    { says: 'a negative amount', from: '000001500', to: '-500' },
    { says: 'a fraction', from: '000001500', to: '0.5' },
    { says: 'words', from: '000001500', to: '多数' },
    { says: 'digits without end', from: '000001500', to: '9'.repeat(30) },
  ])('[API-039] $says in place of an amount is a broken reply', async ({ from, to }) => {
    const asked = getReserveSet(replying(set.replace(from, to)).api)
    await expect(asked).rejects.toMatchObject({ code: 'BROKEN_REPLY', facts: { status: 200 } })
  })

  it.each(broken)('[API-039] $says is a broken reply', async ({ xml }) => {
    await expect(getReserveSet(replying(xml).api)).rejects.toMatchObject({ code: 'BROKEN_REPLY' })
  })
})

describe('points set aside for a delivery', () => {
  it.each([
    { entry: 'web', path: '/reserve-delivery-point' },
    { entry: 'app', path: '/app/reserve-delivery-point' },
  ] as const)(
    '[ACC-081] [ACC-027] [BIZ-023] are sent from the $entry with the name of their intent',
    async ({ entry, path }) => {
      const { api, asked } = replying('<response><result>0</result></response>')
      await reserveDeliveryPoints(api, { ...request, entry })
      expect(asked).toEqual([
        expect.objectContaining({ call: expect.objectContaining({ path }), body: { point: 500 }, intent: 'id-1' }),
      ])
    },
  )

  it('[ACC-026] [ACC-027] [ACC-030] [BIZ-023] with the result 1 are refused in the service’s own words', async () => {
    const xml =
      '<response><result>1</result><error_code>PT004</error_code><error_message>足りません &amp; 残高なし</error_message></response>'
    await expect(reserveDeliveryPoints(replying(xml).api, request)).rejects.toMatchObject({
      code: 'REFUSED',
      facts: {
        call: 'POST legacyPoint/reserve-delivery-point',
        status: 200,
        errorStatus: 'PT004',
        errorMessage: '足りません & 残高なし',
      },
    })
  })

  it.each(broken)('[ACC-027] are perhaps stored where the answer is $says', async ({ xml }) => {
    await expect(reserveDeliveryPoints(replying(xml).api, request)).rejects.toMatchObject({
      code: 'BROKEN_REPLY',
      facts: { maybeStored: true },
    })
  })
})
