import { expect, it } from '@jest/globals'
import { callOfRead } from './call-of-read.ts'

it.each([
  { service: 'delivery', path: '/product', isCommon: undefined },
  { service: 'shop', path: '/static-data/faq-items.json', isCommon: true },
  { service: 'shop', path: '/static-data/catalogue/{catalogueId}/numbers.json', isCommon: true },
])('[K-185] $path of $service is a call that may begin', ({ isCommon, ...read }) => {
  expect(callOfRead({ ...read, query: {} })).toMatchObject({ ...read, access: 'anyone' })
  expect(callOfRead({ ...read, query: {} })?.isCommon).toBe(isCommon)
})

it.each([
  { says: 'an order is written', service: 'delivery', path: '/order' },
  { says: 'nobody knows it', service: 'delivery', path: '/elsewhere' },
])('[K-185] no page begins with it: $says', ({ service, path }) => {
  expect(callOfRead({ service, path, query: {} })).toBeUndefined()
})
