import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { notifyManager } from '@shop/shared/query'
import { createNoticeStore } from '../notices/notice-store.ts'
import { createRemoteLog } from '../remotes/remote-log.ts'
import { createQueryClient, followPage } from './follow-page.ts'
import { memoryStorage } from './memory-storage.ts'

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

function anOpenPage(quiet: Promise<void> = new Promise(() => undefined)) {
  const asked = jest.fn<(ms: number) => void>()
  const ask = jest.fn(async () => undefined)
  followPage({
    live: {
      candidatesOf: () => [],
      names: () => [],
      routes: () => [],
      choose: () => undefined,
      ask,
      askWhenOlderThan: asked,
      onAnswer: () => undefined,
      isUnnamed: () => false,
      hasUnnamed: () => false,
    },
    queryClient: createQueryClient(),
    noticeStore: createNoticeStore(),
    session: memoryStorage(),
    handleMemberArrival: async () => true,
    quiet: { reached: quiet },
    log: createRemoteLog(),
    renew: async () => undefined,
    renewWhenOld: async () => undefined,
  })
  return { asked, ask }
}

it('a tab that is looked at asks for newer releases, so that it knows of one within a minute', () => {
  const { asked } = anOpenPage()
  jest.advanceTimersByTime(60_000)
  const ages = asked.mock.calls.map(([ms]) => ms)
  expect(ages).toEqual([40_000, 40_000, 40_000, 40_000])
})

it('a tab that nobody looks at asks for nothing', () => {
  visibility = 'hidden'
  const { asked } = anOpenPage()
  jest.advanceTimersByTime(10 * 60_000)
  expect(asked).not.toHaveBeenCalled()
})

it('the releases that the page does not name are asked for once it is quiet', async () => {
  const quiet = Promise.resolve()
  const { ask } = anOpenPage(quiet)
  expect(ask).not.toHaveBeenCalled()
  await quiet
  expect(ask).toHaveBeenCalledTimes(1)
})

describe('answers that come in one task', () => {
  it('are told in one task', () => {
    createQueryClient()
    const told: string[] = []
    for (const name of ['weeks', 'categories']) notifyManager.schedule(() => void told.push(name))
    expect([jest.getTimerCount(), told]).toEqual([1, []])
    jest.runAllTimers()
    expect(told).toEqual(['weeks', 'categories'])
    notifyManager.schedule(() => void told.push('later'))
    jest.runAllTimers()
    expect(told).toEqual(['weeks', 'categories', 'later'])
  })

  it('are told although somebody fails who hears of one', () => {
    const reported = jest.fn()
    Object.assign(globalThis, { reportError: reported })
    createQueryClient()
    const heard = jest.fn()
    const failure = new Error('a listener fails')
    notifyManager.schedule(() => {
      throw failure
    })
    notifyManager.schedule(heard)
    jest.runAllTimers()
    expect([reported.mock.calls, heard.mock.calls.length]).toEqual([[[failure]], 1])
  })
})
