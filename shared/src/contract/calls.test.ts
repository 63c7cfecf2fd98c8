import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import type { Call } from './call.ts'
import * as contract from './index.ts'

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'service' in value
const calls = Object.values<unknown>(contract).filter(isCall)
const limitOf = ({ query }: Call): v.GenericSchema | undefined =>
  (query as { entries?: Record<string, v.GenericSchema> } | undefined)?.entries?.['limit']

describe('the path map', () => {
  it('[API-083] names what the API team has not confirmed', () => {
    const open = calls.filter(({ confirmed }) => !confirmed).map(({ method, path }) => `${method} ${path}`)
    expect(open.toSorted()).toEqual([
      'GET /account_transfer',
      'GET /address_list',
      'GET /bulletin_board',
      'GET /delivery_application',
      'GET /monthly_purchases',
      'GET /next_week_products',
      'GET /payment_billing',
      'GET /payment_detail',
      'GET /point_exchange_products',
      'GET /popular_words',
      'GET /purchase_history',
      'GET /recommend_user_id',
      'GET /recommended_products',
      'GET /static-data/partner-sites.json',
      'GET /web_catalogue_list',
      'POST /account-register-thanks',
      'POST /account_transfer',
      'POST /delivery_application',
      'POST /graphql',
      'POST /partner_sso',
      'POST /recommended_product_view',
      'POST /web_catalogue_ticket',
    ])
  })

  it('[API-083] has each call of a service once', () => {
    const names = calls.map(({ service, method, path }) => `${method} ${service}${path}`)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('lists', () => {
  const limited = calls.filter((call) => limitOf(call) !== undefined)

  it('[BIZ-002] some are asked for in part', () => {
    expect(limited.length).toBeGreaterThan(3)
  })

  it.each(limited.map((call) => [call.path, call] as const))(
    '[BIZ-002] [BIZ-031] %s gives 999 at the most',
    (_, call) => {
      const limit = limitOf(call) ?? v.never()
      expect([1, 1000, 0, -1, 1.5].map((asked) => v.safeParse(limit, asked).success)).toEqual([
        true,
        false,
        false,
        false,
        false,
      ])
    },
  )

  it.each(limited.filter(({ path }) => path !== '/recommended_products').map((call) => [call.path, call] as const))(
    '[BIZ-002] %s gives 999 when asked',
    (_, call) => {
      expect(v.safeParse(limitOf(call) ?? v.never(), '999')).toMatchObject({ success: true, output: 999 })
    },
  )
})
