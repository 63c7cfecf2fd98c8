import { afterEach, expect, it, jest } from '@jest/globals'
import { init } from '@module-federation/runtime'
import { start } from './start.ts'
import { aPageData, fakeBorder } from './testing/open-page.ts'

afterEach(() => void jest.restoreAllMocks())

it('a page without a place for the shop says so', () => {
  fakeBorder()
  init({ name: 'shell', remotes: [] })
  expect(() => start(aPageData(), 'nonce', {})).toThrow('the page has no root')
})
