import { expect, it } from '@jest/globals'
import { ApiError } from '@shop/shared/api'
import { productRefusal } from './product-refusal.ts'

const refused = (status: number, errorStatus?: string) =>
  new ApiError('REFUSED', { call: 'GET /product', status, ...(errorStatus === undefined ? {} : { errorStatus }) })

it.each([
  { id: 'CAT-060', error: refused(404, 'CSP9001'), means: 'notFound' },
  { id: 'CAT-060', error: refused(404), means: 'notFound' },
  { id: 'CAT-059', error: refused(400, 'CSP9008'), means: 'notShown' },
  { id: 'CAT-059', error: refused(404, 'CSP9008'), means: 'notShown' },
])('[$id] $error.facts.status $error.facts.errorStatus: $means', ({ error, means }) => {
  expect(productRefusal(error)).toBe(means)
})

it.each([
  new ApiError('UNAVAILABLE', { call: 'GET /product', status: 503 }),
  new ApiError('OFFLINE', { call: 'GET /product' }),
  refused(400, 'CSP90000'),
  new TypeError('broken'),
])('%s says nothing of the product', (error) => {
  expect(productRefusal(error)).toBeUndefined()
})
