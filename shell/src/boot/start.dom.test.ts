import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { memberOf, readSession } from '@shop/shared/session'
import { waitFor } from '@testing-library/react'
import { answerMember, keptTokens, openPage } from './testing/open-page.ts'

const told = jest.fn<typeof console.error>()
let paths: string[]

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(told)
  ;({ paths } = answerMember())
  await openPage({ session: { tokens: keptTokens() } })
  await waitFor(() => expect(memberOf(readSession())?.code).toBe('1234567801'))
  await waitFor(() => expect(paths).toContain('/recommend_user_id'))
})
beforeEach(() => void told.mockClear())

describe('a page with a login of before', () => {
  it('[GRD-070] [GRD-073] loads the weeks, limited products, points, stage and the id for tracking, each once', () => {
    const ofStartUp = [
      '/member_latest_planning_weeks',
      '/limited_product_planning_weeks',
      '/my/member-point',
      '/my/stage/current',
      '/my/stage/next/necessary-purchases',
      '/recommend_user_id',
    ]
    expect(paths.filter((path) => ofStartUp.includes(path)).toSorted()).toEqual(ofStartUp.toSorted())
  })
})

describe('an error that nobody caught', () => {
  const errorOf = (script: string) =>
    Object.assign(new RangeError('x'), { stack: `RangeError: x\n    at ${script}:1:1` })

  it.each([
    {
      says: 'in an event',
      event: new ErrorEvent('error', { error: errorOf('http://localhost/main.js') }),
      doing: 'run',
    },
    {
      says: 'in a promise',
      event: Object.assign(new Event('unhandledrejection'), { reason: errorOf('http://localhost/main.js') }),
      doing: 'settle a promise',
    },
  ])('[ERR-016] $says of our own code is reported', ({ event, doing }) => {
    window.dispatchEvent(event)
    expect(told.mock.calls).toEqual([[`shell@1.0.0: ${doing}: RangeError: x`]])
  })

  it('of an extension is none of ours', () => {
    window.dispatchEvent(new ErrorEvent('error', { error: errorOf('chrome-extension://a/b.js') }))
    expect(told).not.toHaveBeenCalled()
  })
})
