import { expect, it } from '@jest/globals'
import { topCatalogues } from './catalogues.queries.ts'

const catalogue = (code: string) => ({ code, name: code, imageUrl: '/c.webp', tint: '#ffffff', isNew: false })

it('[ORD-015] [BIZ-011] the catalogues of the top page are four of the week’s, in their order', () => {
  const all = ['4010', '4030', '4090', '4040', '4070', '9999'].map(catalogue)
  expect(topCatalogues(all).map(({ code }) => code)).toEqual(['4010', '4030', '4040', '4070'])
})
