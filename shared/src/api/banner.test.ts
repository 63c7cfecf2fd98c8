import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { getBanners } from './banner.ts'
import { createApiClient } from './client.ts'
import { errorOf } from './testing/error-of.ts'
import { fakeService, json, type Sent, somePorts } from './testing/fake-service.ts'

const week = weekNumber('20261201')
const wire = (id: string, areaNumber: number, orderNumber: number) => ({
  id,
  planningWeek: week,
  imageFileName: `${id}.webp`,
  displayMode: 'BOTH',
  planningName: `企画${id}`,
  orderNumber,
  areaNumber,
  bannerImageUrl: `https://services.test/${id}`,
})
const page = (items: object[], nextToken: string | null = null) => json({ data: { listBanners: { items, nextToken } } })

function banners(answer: (sent: Sent, nth: number) => Response, services?: Record<string, string>) {
  const service = fakeService(answer)
  const ports = somePorts({ fetch: service.fetch })
  const api = createApiClient(services === undefined ? ports : { ...ports, services: services as never })
  return { service, get: () => getBanners(api, { week, isViewMode: false }) }
}

describe('the banners of a week', () => {
  it('[ORD-017] are grouped by area and sorted by their number, over all pages', async () => {
    const { get } = banners((_, nth) =>
      nth === 1 ? page([wire('c', 1, 3), wire('z', 0, 1)], 'more') : page([wire('a', 1, 1), wire('b', 1, 2)]),
    )
    const areas = await get()
    expect([...areas].map(([area, list]) => [area, list.map(({ id }) => id)]).toSorted()).toEqual([
      [0, ['z']],
      [1, ['a', 'b', 'c']],
    ])
    expect(areas.get(0)).toEqual([{ id: 'z', title: '企画z', imageUrl: 'https://services.test/z' }])
  })

  it('[API-067] are asked for by a plain POST, a hundred at a time', async () => {
    const { get, service } = banners(() => page([]))
    await get()
    const [sent] = service.calls()
    expect([sent?.method, sent?.url.pathname]).toEqual(['POST', '/banner/graphql'])
    expect(sent?.body).toMatchObject({
      query: expect.stringContaining('listBanners(filter: $filter, limit: $limit, nextToken: $nextToken)'),
      variables: { filter: { planningWeek: { eq: '20261201' } }, limit: 100 },
    })
  })

  it('end where a service never ends them', async () => {
    const { get, service } = banners(() => page([], 'more'))
    await get()
    expect(service.calls()).toHaveLength(20)
  })

  it.each([
    { says: 'no data and a reason', body: { data: null, errors: [{ message: 'missing argument filter' }] } },
    { says: 'neither', body: {} },
  ])('[ERR-021] are an error when the answer has $says', async ({ body }) => {
    const error = await errorOf(banners(() => json(body)).get())
    expect(error).toMatchObject({ code: 'REFUSED', facts: { status: 200 } })
  })

  it('[ERR-021] are an error where no address is configured', async () => {
    const { get, service } = banners(() => page([]), {})
    await expect(get()).rejects.toThrow(/graphql/)
    expect(service.calls()).toHaveLength(0)
  })
})
