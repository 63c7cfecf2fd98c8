import { expect, it } from '@jest/globals'
import { webCatalogueTicketCall } from '@shop/shared/contract'
import { weekNumber } from '@shop/shared/domain'
import { replying } from '../testing/replying.ts'
import { getWebCatalogueTicket } from './index.ts'

const week = weekNumber('20261201')

it.each([
  { entry: 'web', input_status: 9111 },
  { entry: 'app', input_status: 9211 },
] as const)(
  '[CAT-097] [MOB-020] a ticket of the $entry is asked for by week and source, and by no intent',
  async ({ entry, input_status }) => {
    const { api, asked } = replying({ ticket: 'secret' })
    expect(await getWebCatalogueTicket(api, { week, entry })).toBe('secret')
    const body = { planning_week: week, input_status }
    expect(asked).toEqual([{ call: webCatalogueTicketCall, query: undefined, body }])
  },
)

it.each([{}, { ticket: '' }, { ticket: null }, { ticket: 'x'.repeat(201) }])(
  '[CAT-097] %j is no ticket',
  async (reply) => {
    await expect(getWebCatalogueTicket(replying(reply).api, { week, entry: 'web' })).rejects.toThrow()
  },
)
