import { expect, it } from '@jest/globals'
import { matchRoute, routesOf } from '@shop/shared/routes'
import { routes } from './routes.ts'

const all = routesOf('mfe-ordering', routes)

it.each([
  { id: 'ORD-001', path: '/', screen: 'top' },
  { id: 'ORD-001', path: '/mobile', screen: 'top' },
  { id: 'ORD-002', path: '/orders/direct', screen: 'number-input' },
  { id: 'MOB-021', path: '/mobile/orders/direct', screen: 'number-input' },
  { id: 'ORD-003', path: '/cart/ordered', screen: 'ordered-list' },
  { id: 'ORD-003', path: '/mobile/cart/ordered', screen: 'ordered-list' },
  { id: 'ORD-005', path: '/mycle', screen: 'subscription' },
  { id: 'ORD-005', path: '/mobile/mycle', screen: 'subscription' },
  { id: 'ORD-006', path: '/orders/repeat', screen: 'repeat' },
  { id: 'ORD-006', path: '/mobile/orders/repeat', screen: 'repeat' },
  { id: 'ORD-006', path: '/mobile/orders/repeat/non-tab', screen: 'repeat' },
  { id: 'ORD-007', path: '/scroll/ordered/complete', screen: 'scroll-complete' },
  { id: 'ORD-007', path: '/mobile/scroll/ordered/complete', screen: 'scroll-complete' },
])('[$id] $path shows $screen', ({ path, screen }) => {
  expect(matchRoute(all, path)?.route).toMatchObject({ owner: 'mfe-ordering', declaration: { screen } })
})

it('[ORD-022] [ORD-126] the way back from a scroll site carries nothing but what the site adds', () => {
  expect(matchRoute(all, '/scroll/ordered/complete/id-1')?.route.owner).toBeUndefined()
})
