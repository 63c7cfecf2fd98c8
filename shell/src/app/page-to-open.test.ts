import { expect, it } from '@jest/globals'
import { pageToOpen } from './page-to-open.ts'

it.each([
  { address: '/mobile', path: '/mobile' },
  { address: '/mobile?isRenewal=true', path: '/mobile' },
  { address: '/mobile?isRenewal=true&planningWeekNumber=20261201#a', path: '/mobile#a' },
  {
    address: '/mobile/search/results?searchWord=%E7%89%9B+%E4%B9%B3&isRenewal=true&sort=new&viewMode=true',
    path: '/mobile/search/results?searchWord=%E7%89%9B+%E4%B9%B3&sort=new',
  },
  { address: '/mobile?accessToken=a&idToken=b&word=isRenewal', path: '/mobile?word=isRenewal' },
])('[MOB-006] the app opens $path again, and writes its own parts into it anew', ({ address, path }) => {
  expect(pageToOpen(address)).toBe(path)
})
