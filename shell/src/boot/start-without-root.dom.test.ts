import { afterEach, expect, it, jest } from '@jest/globals'
import { init } from '@module-federation/runtime'
import { start } from './start.ts'
import { aPageData, fakeBorder } from './testing/open-page.ts'

afterEach(() => void jest.restoreAllMocks())

it('a page without a place for the shop says so', async () => {
  fakeBorder()
  init({ name: 'shell', remotes: [] })
  await expect(start(aPageData(), 'nonce', {})).rejects.toThrow('the page has no root')
})
