import { describe, expect, it } from '@jest/globals'
import type { FirstRead } from '@shop/shared/routes/first-reads'
import { aCaller } from '../testing/a-caller.ts'
import { pageReads } from './page-reads.ts'

const services = {
  delivery: 'https://shop.test/_api/delivery',
  search: 'https://shop.test/_api/search',
  shop: 'https://shop.test',
}
const weeksAddress = `${services.delivery}/member_latest_planning_weeks`
const week = (latest_planning_week: string) => ({
  latest_planning_week,
  planning_week_start: '2026-11-13T15:00:00+09:00',
  planning_week_end: '2026-11-20T15:00:00+09:00',
  haitatu: '2026-12-01',
})
const weeks = JSON.stringify({ member_latest_planning_weeks: [week('20261201'), week('20261202')] })

const weeksRead: FirstRead = { service: 'delivery', path: '/member_latest_planning_weeks', query: {} }
const memberRead: FirstRead = { service: 'delivery', path: '/member', query: { auth0Id: '{subject}' } }
const productRead: FirstRead = {
  service: 'delivery',
  path: '/product',
  query: { planningWeek: '{week}', orderNo: '{orderNumber}', officeCode: '{officeCode?}' },
}
const productAddress = `${services.delivery}/product?planningWeek=20261201&orderNo=104001`

const read = (
  declared: readonly FirstRead[],
  answers: Record<string, string>,
  known: Record<string, string> = {},
  who: 'visitor' | 'member' = 'visitor',
) => {
  const asked: string[] = []
  const found = pageReads(
    { declared, services, known: { orderNumber: '104001', ...known }, caller: aCaller, who },
    async (addresses) => {
      asked.push(...addresses)
      return new Map(addresses.flatMap((address) => (address in answers ? [[address, answers[address] ?? '']] : [])))
    },
    Promise.resolve(),
  )
  return found.then((reads) => ({ ...reads, asked }))
}

it('[ORD-074] a read of a release names the operator’s id of the place, in place of the one that stands in code', async () => {
  const declared = ['9104', '63', '9103', '5'].map((input_status) => ({
    ...productRead,
    query: { orderNo: '{orderNumber}', input_status },
  }))
  const { asks } = await pageReads(
    {
      declared,
      services,
      known: { orderNumber: '104001' },
      caller: aCaller,
      orderSources: { top: { web: 301, app: 401 } },
    },
    async () => new Map(),
    Promise.resolve(),
  )
  expect(asks.map(({ query }) => query['input_status'])).toEqual(['301', '63', '9103', '5'])
})

describe('the first reads of a page', () => {
  it('are answered for visitors by the first open week, and asked for by members with their own', async () => {
    const reads = await read([weeksRead, memberRead, productRead], {
      [weeksAddress]: weeks,
      [productAddress]: '{"p":1}',
    })
    expect(reads.answers).toEqual([
      { address: weeksAddress, json: weeks, isCommon: true },
      { address: productAddress, json: '{"p":1}', isCommon: false },
    ])
    expect(reads.asks).toEqual([
      { url: `${services.delivery}/member`, query: memberRead.query, visitor: false, member: true },
      { url: `${services.delivery}/product`, query: productRead.query, visitor: false, member: true },
    ])
    expect(reads.weeks).toEqual(['20261201', '20261202'])
  })

  it('[K-185] have the weeks that came in time, when nothing after them did', async () => {
    let isLate = false
    const reads = await pageReads(
      { declared: [weeksRead, productRead], services, known: { orderNumber: '104001' }, caller: aCaller },
      async (addresses) => {
        if (isLate) return new Map()
        isLate = true
        return new Map(addresses.map((address) => [address, weeks]))
      },
      Promise.resolve(),
    )
    expect(reads.answers).toEqual([{ address: weeksAddress, json: weeks, isCommon: true }])
    expect(reads.weeks).toEqual(['20261201', '20261202'])
  })

  it('[K-185] of a page that is most probably a member’s bring what everybody gets', async () => {
    const answers = { [weeksAddress]: weeks, [productAddress]: '{"p":1}' }
    const reads = await read([weeksRead, productRead], answers, {}, 'member')
    expect(reads.answers).toEqual([{ address: weeksAddress, json: weeks, isCommon: true }])
    expect(reads.asked).not.toContain(productAddress)
    // Whoever is a visitor after all asks by the page's script.
    expect(reads.asks).toEqual([
      { url: `${services.delivery}/product`, query: productRead.query, visitor: true, member: true },
    ])
  })

  it('[K-185] with a long answer are rendered with it, and asked for by the page all the same', async () => {
    const long = JSON.stringify('x'.repeat(120_000))
    const { answers, asks } = await read([weeksRead, productRead], { [weeksAddress]: weeks, [productAddress]: long })
    expect(answers).toContainEqual({ address: productAddress, json: long, isCommon: false })
    expect(asks).toEqual([
      { url: `${services.delivery}/product`, query: productRead.query, visitor: true, member: true },
    ])
  })

  it('[K-185] are of the weeks that are known by now, which are not asked for again', async () => {
    const asked: string[] = []
    await pageReads(
      { declared: [productRead], services, known: { orderNumber: '104001' }, caller: aCaller, weeks: ['20261201'] },
      async (addresses) => {
        asked.push(...addresses)
        return new Map()
      },
      Promise.resolve(),
    )
    expect(asked).toEqual([productAddress])
  })

  it('that are not answered are asked for by the page', async () => {
    const { answers, asks } = await read([weeksRead, productRead], { [weeksAddress]: weeks })
    expect(answers).toHaveLength(1)
    expect(asks).toEqual([
      { url: `${services.delivery}/product`, query: productRead.query, visitor: true, member: true },
    ])
  })

  it.each([
    { says: 'no weeks', answers: {} },
    { says: 'no open week', answers: { [weeksAddress]: '{"member_latest_planning_weeks":[]}' } },
    { says: 'nonsense for weeks', answers: { [weeksAddress]: '[1]' } },
  ])('ask for nothing of a week when there are $says', async ({ answers }) => {
    const reads = await read([weeksRead, productRead], answers)
    expect([reads.weeks, reads.asked.filter((address) => address.includes('/product'))]).toEqual([[], []])
  })

  it.each<{ says: string; declared: FirstRead }>([
    { says: 'a call that nobody knows', declared: { service: 'delivery', path: '/nobody', query: {} } },
    { says: 'a write', declared: { service: 'delivery', path: '/order', query: {} } },
    { says: 'a service that nobody knows', declared: { service: 'constructor', path: '/product', query: {} } },
    { says: 'another path', declared: { service: 'delivery', path: '/../product', query: {} } },
  ])('leave out $says', async ({ declared }) => {
    const { asked, asks } = await read([declared], {})
    expect([asked, asks]).toEqual([[], []])
  })

  it.each([
    { says: 'as usual where the address says nothing', known: {}, address: '?sort=-1&isViewMode=1' },
    { says: 'as the address says', known: { sort: '3' }, address: '?sort=3&isViewMode=1' },
  ])('are $says, and say that a visitor asks', async ({ known, address }) => {
    const search: FirstRead = {
      service: 'search',
      path: '/popular_words',
      query: { sort: '{sort|-1}', isViewMode: '{visitor?}' },
    }
    const { asked } = await read([search], {}, known)
    expect(asked).toEqual([`${services.search}/popular_words${address}`])
  })

  it('[GRD-030] repeat of the address only what a read names, and never a token', async () => {
    const declared = [{ ...productRead, query: { ...productRead.query, token: '{accessToken?}' } }]
    const { known, asked } = await read(declared, {}, { accessToken: 'secret-a', from: 'mail' })
    expect(known).toEqual({ orderNumber: '104001' })
    expect(JSON.stringify(asked)).not.toContain('secret')
  })
})
