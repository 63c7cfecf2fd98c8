import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { aRoute } from '@shop/release-store/testing'
import { checkCheckout } from './check-checkout.ts'
import { type ReleasingWorkspace, releasingWorkspace } from './testing/releasing-workspace.ts'

// Each case builds in processes of their own: how fast they start is the machine's affair.

let shop: ReleasingWorkspace
beforeEach(async () => {
  shop = await releasingWorkspace()
})
afterEach(() => shop.remove())

const check = () => checkCheckout({ root: shop.root, log: () => undefined })

it('finds nothing in a checkout that could be released, and builds only what has changed', async () => {
  expect(await check()).toEqual([])
  expect(shop.ran().toSorted()).toEqual(['mfe-a', 'mfe-b', 'shell'])
  shop.declare('mfe-b', { budgetBytes: 1 })
  expect(await check()).toEqual([expect.objectContaining({ rule: 'budget', ours: expect.stringContaining('mfe-b') })])
  expect(shop.ran()).toEqual(['mfe-b'])
})

it('holds remotes and shell against each other', async () => {
  shop.declare('mfe-a', { routes: { one: aRoute('/a') } })
  shop.declare('mfe-b', { routes: { two: aRoute('/a') }, contract: '^9.0.0' })
  expect(new Set((await check()).map(({ rule }) => rule))).toEqual(new Set(['routes', 'contract']))
})

it('stops at what does not build', async () => {
  shop.declare('mfe-a', { commit: 'broken' })
  await expect(check()).rejects.toThrow('mfe-a does not build')
})
