import { describe, expect, it } from '@jest/globals'
import { inputStatus, isSubscriptionChange, type OrderSource, orderSourceFrom, orderSourceOf } from './order-source.ts'
import { isScrollStatus } from './scroll-site.ts'

/** ORD-073 names them; the last is the subscription change of ORD-074. */
const sources: readonly OrderSource[] = [
  'orderNumber',
  'category',
  'repeat',
  'search',
  'recommend',
  'slide',
  'top',
  'rakusuku',
  'chocotto',
  'limitedProduct',
  'pointExchange',
  'favourite',
  'subscription',
  'subscriptionChange',
]

describe('order source', () => {
  it.each([
    { id: 'ORD-051', source: 'orderNumber', web: 62, app: 74 },
    { id: 'CAT-091', source: 'search', web: 63, app: 76 },
    { id: 'ORD-121', source: 'repeat', web: 64, app: 77 },
    { id: 'ORD-112', source: 'subscription', web: 66, app: 44 },
  ] as const)('[$id] [MOB-020] $source is $web on the web and $app in the app', ({ source, web, app }) => {
    expect(inputStatus(source, 'web')).toBe(web)
    expect(inputStatus(source, 'app')).toBe(app)
  })

  it.each(sources)('[ORD-074] %s has an id on the web and another in the app', (source) => {
    const [web, app] = [inputStatus(source, 'web'), inputStatus(source, 'app')]
    expect(Number.isInteger(web) && Number.isInteger(app)).toBe(true)
    expect(web).not.toBe(app)
  })

  it('[ORD-074] no id means two sources, and none is a scroll site', () => {
    const ids = sources.flatMap((source) => [inputStatus(source, 'web'), inputStatus(source, 'app')])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter(isScrollStatus)).toEqual([])
  })
})

describe('ids that the operator gives', () => {
  const given = { top: { web: 301, app: 401 }, subscriptionChange: { web: 302, app: 402 } }

  it('[ORD-073] [ORD-074] stand in place of ours, on the web and in the app', () => {
    expect([inputStatus('top', 'web', given), inputStatus('top', 'app', given)]).toEqual([301, 401])
    expect(inputStatus('slide', 'web', given)).toBe(9103)
    expect([301, 401, 9104, 9103].map((id) => orderSourceOf(id, given))).toEqual(['top', 'top', undefined, 'slide'])
  })

  it('[ORD-106] a change of a subscription is known without them', () => {
    expect([302, 402, 9110].map(isSubscriptionChange)).toEqual([true, true, true])
    expect([66, 44, undefined].map(isSubscriptionChange)).toEqual([false, false, false])
  })
})

describe('[CAT-057] the source by the from of a product’s address', () => {
  it.each([
    { from: 'search', source: 'search' },
    { from: 'category', source: 'category' },
    { from: 'recommend', source: 'recommend' },
    { from: 'ranking', source: 'recommend' },
    { from: 'favourite', source: 'favourite' },
    { from: 'repeat', source: 'repeat' },
    { from: 'top', source: 'top' },
    { from: 'limitedProduct', source: 'limitedProduct' },
    { from: 'orderNumber', source: 'orderNumber' },
    { from: undefined, source: 'orderNumber' },
    { from: 'somewhere', source: 'category' },
    { from: '', source: 'category' },
    { from: 'toString', source: 'category' },
    { from: 'subscription', source: 'category' },
    { from: 'subscriptionChange', source: 'category' },
  ])('$from is $source', ({ from, source }) => expect(orderSourceFrom(from)).toBe(source))
})
