import { expect, it } from '@jest/globals'
import { createShopClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { testShell } from '../testing/a-release-store.ts'
import { pageFacts } from './page-facts.ts'

it.each([
  { settings: {}, base: 'http://localhost:3000/_api' },
  { settings: { API_ORIGIN: 'services' }, base: 'http://localhost:3200' },
])('a page calls every service below $base', ({ settings, base }) => {
  const facts = pageFacts(readConfig(settings), createShopClock(undefined), { shell: testShell, isCanary: false })
  const { shop, ...services } = facts.services
  expect(shop).toBe('http://localhost:3000')
  for (const address of [...Object.values(services), facts.reports])
    expect(address).toMatch(new RegExp(`^${base}/[a-z-]+$`))
})
