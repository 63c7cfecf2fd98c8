import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type ApiClient, ApiError } from '@shop/shared/api'
import { errorMessagesCall, orderListCall, planningWeeksCall } from '@shop/shared/contract'
import { QueryClient, QueryObserver } from '@shop/shared/query'
import { dispatchSession } from '@shop/shared/session'
import '@shop/shared/testing'
import { anOrdinaryMoment } from '@shop/shared/testing/builders'
import { act, render, screen } from '@testing-library/react'
import { OverlayOutlet } from '../failures/overlay-outlet.tsx'
import { composeFailures, processFailures } from './compose-failures.ts'
import { sessionKeys } from './kept-keys.ts'
import { createStorage } from './storage.ts'
import { fakeBorder, type OpenedPage } from './testing/open-page.ts'

const call = 'GET delivery order_list'
const busy = new ApiError('UNAVAILABLE', { call, status: 503 })

/** Where failures arrive, over services that fail as they are told. */
function aPage() {
  const asked: string[] = []
  const said: object[] = []
  const done: string[] = []
  let error: Error = busy
  const api = {
    async send({ path }: { path: string }) {
      asked.push(path)
      if (path === errorMessagesCall.path) return { errorMessages: [{ code: 'CSP1', title: '題', message: '文' }] }
      throw error
    },
  } as unknown as ApiClient
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { failures, overlays } = composeFailures({ quiet: { reached: Promise.resolve() }, report: () => undefined })
  processFailures({
    failures,
    overlays,
    session: createStorage(() => window.sessionStorage, sessionKeys),
    clock: { now: () => new Date(anOrdinaryMoment) },
    contactAddress: undefined,
    tellApp: undefined,
    api,
    queryClient,
    snackbar: (message) => void said.push(message),
    login: () => void done.push('login'),
    loginAgain: () => void done.push('login again'),
  })
  render(<OverlayOutlet store={overlays} />)
  const fail = async (with_: Error) => {
    error = with_
    await failures
      .watchedClient(api, 'shell@1.0.0')
      .send(orderListCall, {} as never)
      .catch(() => undefined)
    await pass(400)
  }
  return { fail, asked, said, done, queryClient, overlays }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
let border: OpenedPage

// Once it is there, it comes at once: the clock of these tests does not wait for a file.
beforeAll(() => import('../failures/failure-process.tsx').then(() => import('@shop/shared/api/content')))
beforeEach(() => {
  border = fakeBorder()
  jest.useFakeTimers()
  dispatchSession({ type: 'loggedOut' })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('[ERR-004] while a service is down', () => {
  it('what is on show and could not be read is asked for again, and nothing else', async () => {
    const { fail, asked, queryClient } = aPage()
    const reads: string[] = []
    const watch = (key: string, isRead: boolean) =>
      new QueryObserver(queryClient, {
        queryKey: [key],
        queryFn: async () => {
          reads.push(key)
          if (!isRead) throw busy
          return key
        },
      }).subscribe(() => undefined)
    watch('read', true)
    watch('failed', false)
    watch('left', false)()
    await fail(busy)
    expect(reads).toEqual(['read', 'failed', 'left'])
    await pass(5000)
    expect(reads).toEqual(['read', 'failed', 'left', 'failed'])
    // A write cannot be asked for again: the weeks tell whether the service is back.
    expect(asked).toContain(planningWeeksCall.path)
  })

  it('the page is loaded anew when the member wants it', async () => {
    const { fail } = aPage()
    await fail(busy)
    press('再読み込み')
    expect(border.reloads).toBe(1)
  })
})

it('[ERR-012] a code of a service is said in the words of the list', async () => {
  const { fail, said } = aPage()
  await fail(new ApiError('REFUSED', { call, status: 409, errorStatus: 'CSP1' }))
  expect(said).toEqual([{ title: '題', text: '文', isError: true }])
})

it('[ERR-006] a visitor who does what needs a login is asked to log in', async () => {
  const { fail, done } = aPage()
  await fail(new ApiError('REFUSED', { call, status: 403, errorStatus: 'CSP9998' }))
  press('OK')
  expect(done).toEqual(['login'])
})

it('[ERR-003] maintenance leads out of the shop', async () => {
  const { fail } = aPage()
  await fail(new ApiError('UNAVAILABLE', { call, status: 503, errorMessage: 'out of service' }))
  expect(border.left).toEqual(['/sorry/index.html'])
})
