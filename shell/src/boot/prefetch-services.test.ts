import { describe, expect, it } from '@jest/globals'
import type { PageData } from '@shop/shared/contract'
import { prefetchServices } from './prefetch-services.ts'

const testServices = Object.fromEntries(
  ['delivery', 'csrf', 'search', 'recommend', 'memberPoint', 'legacyPoint', 'stage', 'mail', 'shop'].map((name) => [
    name,
    `https://${name.toLowerCase()}.shop.test`,
  ]),
) as PageData['services']

describe('the services of a page', () => {
  it('[API-005] [CAT-095] are those of the chosen week in the pre-confirm environment: delivery, search and recommend', () => {
    expect(prefetchServices({ environment: 'preconfirm', services: testServices }, 3)).toEqual({
      ...testServices,
      delivery: `${testServices.delivery}-ahead3`,
      search: `${testServices.search}-ahead3`,
      recommend: `${testServices.recommend}-ahead3`,
    })
  })

  it.each([
    { environment: 'production', chosen: 3 },
    { environment: 'staging', chosen: 3 },
    { environment: 'test', chosen: 3 },
    { environment: 'preconfirm', chosen: undefined },
    { environment: 'preconfirm', chosen: 1 },
    { environment: 'preconfirm', chosen: '3' },
  ] as const)('[API-005] are the ordinary ones in $environment with $chosen', ({ environment, chosen }) =>
    expect(prefetchServices({ environment, services: testServices }, chosen)).toEqual(testServices),
  )
})
