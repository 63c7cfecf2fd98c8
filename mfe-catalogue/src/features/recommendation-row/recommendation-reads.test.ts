import { describe, expect, it } from '@jest/globals'
import { readOfAddress } from '@shop/shared/routes/reads-at'
import { reads } from '../../reads.ts'
import { recommendationPlaces } from './recommendation-places.ts'

describe('the declared read of a row', () => {
  it.each(Object.entries(recommendationPlaces))('[K-185] of %s asks as the row does', (place, { specId, limit }) => {
    const [declared] = reads['ordering/recommendations'] ?? []
    const read = declared && readOfAddress(declared, { place })
    expect(read?.query).toMatchObject({ specId, limit: String(limit) })
  })
})
