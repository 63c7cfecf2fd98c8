import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { createNoticeStore } from '../notices/notice-store.ts'
import { createQueryClient, followPage } from './follow-page.ts'

let visibility: DocumentVisibilityState = 'visible'
beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  visibility = 'visible'
})

function anOpenPage() {
  const asked = jest.fn<(ms: number) => void>()
  followPage({
    live: {
      candidatesOf: () => [],
      routes: () => [],
      choose: () => undefined,
      ask: async () => undefined,
      askWhenOlderThan: asked,
      onAnswer: () => undefined,
    },
    queryClient: createQueryClient(),
    noticeStore: createNoticeStore(),
    handleMemberArrival: async () => true,
    renew: async () => undefined,
    renewWhenOld: async () => undefined,
  })
  return asked
}

it('a tab that is looked at asks for newer releases, so that it knows of one within a minute', () => {
  const asked = anOpenPage()
  jest.advanceTimersByTime(60_000)
  const ages = asked.mock.calls.map(([ms]) => ms)
  expect(ages).toEqual([40_000, 40_000, 40_000, 40_000])
})

it('a tab that nobody looks at asks for nothing', () => {
  visibility = 'hidden'
  const asked = anOpenPage()
  jest.advanceTimersByTime(10 * 60_000)
  expect(asked).not.toHaveBeenCalled()
})
