import { test as base, shopTimeoutMs, withShop } from '../stack/test.ts'
import { openTlsFront } from './tls-front.ts'

/** The journeys' `test` with a shop behind TLS. */
export const test = base.extend({
  shop: [
    ({ browserName: _ }, use, { workerIndex }) => withShop(workerIndex, use, openTlsFront),
    { scope: 'worker', timeout: shopTimeoutMs },
  ],
})

export { expect } from '@playwright/test'
