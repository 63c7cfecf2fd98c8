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

it('[CHR-056] [CHR-058] a page has the numbers and addresses of the operator', () => {
  const { facts } = readConfig({})
  const own = { ...facts, phones: { ...facts.phones, order: '011-555-0123' }, links: { ...facts.links, terms: '' } }
  const orderSources = { top: { web: 301, app: 401 } }
  const shell = { shell: testShell, isCanary: false }
  const page = pageFacts({ ...readConfig({}), facts: { ...own, orderSources } }, createShopClock(undefined), shell)
  expect([page.phones['order'], page.links['terms'], page.recommendSpecs]).toEqual([
    '011-555-0123',
    '',
    facts.recommendSpecs,
  ])
  expect(page.orderSources).toEqual(orderSources)
  expect(pageFacts(readConfig({}), createShopClock(undefined), shell)).not.toHaveProperty('orderSources')
})

it('a page names the platform sets of its shell, each with the address and the hash of its script', () => {
  const set = { name: 'react-20', contract: '1.0.0', provides: { react: '20.0.0' }, container: 'platform_react_20' }
  const file = { integrity: 'sha256-abc', bytes: 1, brotli: 1 }
  const shell = {
    ...testShell,
    alsoProvides: [
      { ...set, entry: 'platform-react-20.js' },
      { ...set, name: 'lost', entry: 'lost.js' },
    ],
    files: { ...testShell.files, 'platform-react-20.js': file },
  }
  const facts = pageFacts(readConfig({}), createShopClock(undefined), { shell, isCanary: false })
  const entry = `http://localhost:3000/_shell/${shell.version}/platform-react-20.js`
  expect(facts.alsoProvides).toEqual([{ ...set, entry, integrity: 'sha256-abc' }])
})
