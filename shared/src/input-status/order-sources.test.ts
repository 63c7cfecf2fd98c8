import { describe, expect, it } from '@jest/globals'
import { provisionalSources } from './order-sources.ts'

describe('order sources', () => {
  it('[ORD-074] ids that no document shows are provisional, the documented ones are not', () => {
    expect(provisionalSources().toSorted()).toEqual(
      [
        'category',
        'recommend',
        'slide',
        'top',
        'rakusuku',
        'chocotto',
        'limitedProduct',
        'pointExchange',
        'favourite',
        'webCatalogue',
        'subscriptionChange',
      ].toSorted(),
    )
  })
})
