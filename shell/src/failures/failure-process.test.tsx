import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { ApiError, type ApiErrorCode } from '@shop/shared/api'
import type { Call } from '@shop/shared/contract'
import '@shop/shared/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createFailureProcess, type ProcessPorts } from './failure-process.tsx'
import { OverlayOutlet } from './overlay-outlet.tsx'
import { createOverlayStore } from './overlay-store.ts'

const known = [
  { code: 'CSP50002', title: '受付終了', message: 'この週の受付は終了しました。', link: '/faq' },
  { code: 'CSP9001', title: '商品が見つかりません', message: '注文番号をご確認ください。' },
]
const began = new Date('2026-11-20T18:00:00+09:00').getTime()

function aPage(over: Partial<ProcessPorts> = {}) {
  const store = createOverlayStore()
  const said: object[] = []
  const done: string[] = []
  const kept = new Map<string, unknown>()
  let reads = 0
  let lists = 0
  const process = createFailureProcess({
    store,
    setTimer(work, ms) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    session: {
      read: (key) => kept.get(key),
      write: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    clock: { now: () => new Date(Date.now()) },
    isViewMode: () => false,
    isOnline: () => true,
    snackbar: (message) => void said.push(message),
    loadMessages: async () => {
      lists += 1
      return known
    },
    contactAddress: 'https://contact.test/',
    reload: () => void done.push('reload'),
    leave: (address) => void done.push(address),
    login: () => void done.push('login'),
    loginAgain: () => void done.push('login again'),
    readAgain: async () => {
      reads += 1
    },
    ...over,
  })
  render(<OverlayOutlet store={store} />)
  const fail = (
    error: unknown,
    { own, source = 'GET delivery product' }: { own?: Call['own']; source?: string } = {},
  ) => act(() => process({ error, own, source, isTold: false }))
  const tell = (error: unknown, source?: string) => act(() => process({ error, own: undefined, source, isTold: true }))
  return { store, kept, fail, tell, said, done, reads: () => reads, lists: () => lists }
}

const call = 'PUT delivery/order'
const failed = (code: ApiErrorCode, facts: object = {}) => new ApiError(code, { call, ...facts })
const busy = () => failed('UNAVAILABLE', { status: 503 })
const outdated = () => failed('REFUSED', { status: 200, errorStatus: 'API_IS_EOL_0000' })
const unusable = () => failed('REFUSED', { status: 403, errorStatus: 'CSP9998' })
const refused = (facts: object) => failed('REFUSED', { status: 409, ...facts })

const overlay = () => screen.queryByRole('dialog')
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const pressEscape = () => act(() => void overlay()?.dispatchEvent(new Event('cancel', { cancelable: true })))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => void jest.useFakeTimers({ now: began }))
afterEach(() => void jest.useRealTimers())

describe('the timeout overlay', () => {
  it('[CHR-034] [CHR-035] says that much is going on, and reloads', async () => {
    const { fail, done } = aPage()
    fail(busy())
    await pass(300)
    expect(overlay()).toHaveAccessibleName(
      'ただいまアクセスが集中しています。しばらく時間をおいてから再度お試しください。',
    )
    expect(screen.getByRole('button', { name: '再読み込み' })).toHaveFocus()
    press('再読み込み')
    expect(done).toEqual(['reload'])
  })

  it.each([
    ['502', failed('UNAVAILABLE', { status: 502 })],
    ['503', failed('UNAVAILABLE', { status: 503 })],
    ['a network error', failed('OFFLINE')],
    ['no answer within the time', failed('TIMEOUT')],
  ])('[ERR-004] [ERR-019] stands after %s', async (_, error) => {
    const { fail, store } = aPage()
    fail(error)
    expect(store.getState().down).toEqual(['GET delivery product'])
    await pass(300)
    expect(overlay()).toBeInTheDocument()
  })

  it('names the call for a member who calls, below its words', async () => {
    const { fail } = aPage()
    fail(failed('UNAVAILABLE', { status: 503, requestId: '8f14e45fceea167a5a36dedd4bea2543' }))
    await pass(300)
    expect(overlay()).toHaveTextContent(/お試しください。お問い合わせ番号：8f14e45f再読み込み$/)
  })

  it('[ERR-004] is one, however many calls fail', async () => {
    const { fail } = aPage()
    for (let nth = 0; nth < 40; nth += 1) fail(busy(), { source: `GET delivery ${nth % 7}` })
    await pass(300)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('[K-12] [ERR-017] does not come of calls that have rules of their own', async () => {
    const { fail, store, said } = aPage()
    fail(busy(), { own: 'any', source: 'GET stage my stage current' })
    await pass(300)
    expect([overlay(), store.getState().down, said]).toEqual([null, [], []])
  })

  it('flashes nothing when the service has answered at once', async () => {
    const { fail, store } = aPage()
    fail(busy())
    store.setState({ down: [] })
    await pass(300)
    expect(overlay()).not.toBeInTheDocument()
  })

  it('goes by itself when the service answers, which is asked for after 5, 10, 20 and 30 seconds', async () => {
    const { fail, store, reads } = aPage()
    fail(busy())
    await pass(300)
    for (const [nth, ms] of [5000, 10_000, 20_000, 30_000].entries()) {
      await pass(ms - 1)
      expect(reads()).toBe(nth)
      await pass(1)
      expect(reads()).toBe(nth + 1)
    }
    expect(overlay()).toBeInTheDocument()
    store.setState({ down: [] })
    await pass(30_000)
    expect(overlay()).not.toBeInTheDocument()
  })

  it('asks as late as the service wants to be asked, and not later than after half a minute', async () => {
    const { fail, reads } = aPage()
    fail(failed('UNAVAILABLE', { status: 503, retryAfterSeconds: 3600 }))
    await pass(300)
    await pass(29_999)
    expect(reads()).toBe(0)
    await pass(1)
    expect(reads()).toBe(1)
  })

  it('stays away once it was closed, but for another call and for what the member does', async () => {
    const { fail, tell, reads } = aPage()
    fail(busy())
    await pass(300)
    press('閉じる')
    fail(busy())
    await pass(60_000)
    expect([overlay(), reads()]).toEqual([null, 0])
    tell(busy(), 'delivery')
    expect(overlay()).toBeInTheDocument()
    pressEscape()
    fail(busy(), { source: 'GET search product search' })
    await pass(300)
    expect(overlay()).toBeInTheDocument()
  })

  it('[CHR-034] gives the focus back', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    const { tell } = aPage()
    tell(busy())
    expect(button).not.toHaveFocus()
    press('閉じる')
    expect(button).toHaveFocus()
    button.remove()
  })
})

describe('an API that a visitor may not use', () => {
  it('[ERR-006] [CHR-036] [CHR-037] asks for a login and leads to the entrance', () => {
    const { fail, done, said } = aPage({ isViewMode: () => true })
    fail(unusable())
    expect(overlay()).toHaveAccessibleName('この機能はログイン後にご利用いただけます。先にログインしてください。')
    press('OK')
    expect([done, said, overlay()]).toEqual([['login'], [], null])
  })

  it('[ERR-006] is marked: what the page asks for by itself does not ask again, what the visitor does, does', () => {
    const { fail, tell, done } = aPage({ isViewMode: () => true })
    fail(unusable())
    pressEscape()
    fail(unusable())
    expect([overlay(), done]).toEqual([null, []])
    tell(unusable())
    expect(overlay()).toBeInTheDocument()
  })

  it('[CHR-036] covers what needs a login and was never sent, when the visitor asked for it', () => {
    const { fail, tell } = aPage({ isViewMode: () => true })
    const unsent = failed('LOGIN_NEEDED')
    fail(unsent)
    expect(overlay()).not.toBeInTheDocument()
    tell(unsent)
    expect(overlay()).toBeInTheDocument()
  })
})

describe('a page that is too old', () => {
  it('[ERR-001] [ERR-002] says so once, and is loaded anew when that was read', () => {
    const { fail, done } = aPage()
    for (let nth = 0; nth < 5; nth += 1) fail(outdated())
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(overlay()).toHaveAccessibleName('アプリが更新されました')
    expect(overlay()).toHaveAccessibleDescription(
      '画面を再読み込みします。繰り返し表示される場合は、ブラウザを再起動するか、強制再読み込み（Ctrl＋F5、Macは⌘＋Shift＋R）、または別のブラウザをお試しください。',
    )
    expect(done).toEqual([])
    press('OK')
    expect(done).toEqual(['reload'])
  })

  it.each([
    [59_999, []],
    [60_000, ['reload']],
  ])('[ERR-002] is loaded anew once a minute at most: %d ms after the last time', (ms, reloads) => {
    const { fail, done, kept } = aPage()
    kept.set('outdatedReloadAt', began - ms)
    fail(outdated())
    press('OK')
    expect(done).toEqual(reloads)
  })

  it('[ERR-002] that was not loaded anew asks again after a minute, not at every call', async () => {
    const { fail, kept } = aPage()
    kept.set('outdatedReloadAt', began - 1000)
    fail(outdated())
    press('OK')
    fail(outdated())
    expect(overlay()).not.toBeInTheDocument()
    await pass(60_000)
    fail(outdated())
    expect(overlay()).toBeInTheDocument()
  })

  it('[ERR-001] comes before every other overlay', () => {
    const { fail, tell } = aPage()
    tell(busy())
    fail(outdated())
    expect(overlay()).toHaveAccessibleName('アプリが更新されました')
  })
})

describe('the rest', () => {
  it('[ERR-003] out of service leads to the maintenance page, once', () => {
    const { fail, done } = aPage()
    for (let nth = 0; nth < 3; nth += 1) fail(failed('UNAVAILABLE', { status: 503, errorMessage: 'out of service' }))
    expect(done).toEqual(['/sorry/index.html'])
  })

  it('[GRD-059] [GRD-060] a login that a refresh did not help begins anew', () => {
    const { fail, done } = aPage()
    fail(failed('LOGIN_NEEDED', { status: 401 }))
    expect(done).toEqual(['login again'])
  })

  it('[K-05] the app is told what the service said', () => {
    const told: object[] = []
    const { fail, said } = aPage({ tellApp: (failure) => told.push(failure) > 0 })
    fail(failed('REFUSED', { status: 403, errorStatus: 'CSP90005', errorMessage: '権限がありません' }))
    expect(told).toEqual([{ status: 403, errorStatus: 'CSP90005', errorMessage: '権限がありません' }])
    expect(said).toEqual([])
  })

  it('[MOB-007] what the app does not hear is said as on the web', async () => {
    const { fail, said } = aPage({ tellApp: () => false })
    fail(failed('REFUSED', { status: 403, errorMessage: '権限がありません' }))
    await waitFor(() => expect(said).toHaveLength(1))
    expect(said).toMatchObject([{ isError: true }])
  })

  it('[GRD-040] without a network whoever pressed something hears why, and nobody else', () => {
    const { fail, tell, said } = aPage({ isOnline: () => false })
    const error = failed('OFFLINE')
    fail(error)
    expect(said).toEqual([])
    tell(error)
    expect(said).toEqual([{ title: 'ネットワークが切断されています', text: '再接続後にお試しください', isError: true }])
  })
})

describe('the number of a call', () => {
  const requestId = '8f14e45fceea167a5a36dedd4bea2543'
  it.each([
    { says: 'stands below a refused order', facts: { status: 409 }, note: 'お問い合わせ番号：8f14e45f' },
    {
      says: 'stands below a read that broke',
      facts: { status: 500, call: 'GET delivery/member' },
      note: 'お問い合わせ番号：8f14e45f',
    },
    { says: 'is not shown of a refused read', facts: { status: 404, call: 'GET delivery/product' }, note: undefined },
  ])('$says', async ({ facts, note }) => {
    const { fail, said } = aPage()
    fail(refused({ requestId, ...facts }))
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(said).toMatchObject([{ isError: true }])
    expect(said[0]).toHaveProperty('note', note)
  })
})

describe('words in a snackbar', () => {
  it.each([
    {
      says: '[ERR-013] by the service’s code',
      error: refused({ errorStatus: 'CSP9001', errorMessage: 'x' }),
      shows: { title: '商品が見つかりません', text: '注文番号をご確認ください。', isError: true },
    },
    {
      says: '[ERR-013] with the link of the code',
      error: refused({ errorStatus: 'CSP50002' }),
      shows: {
        title: '受付終了',
        text: 'この週の受付は終了しました。',
        link: { text: 'お問い合わせ', href: '/faq' },
        isError: true,
      },
    },
    {
      says: '[ERR-010] [ERR-012] the default for what is no failed call',
      error: new RangeError('a bug'),
      shows: {
        title: 'システムエラー',
        link: { text: 'お問い合わせフォーム', href: 'https://contact.test/' },
        isError: true,
      },
    },
    {
      says: '[ERR-010] the default for a broken reply',
      error: failed('BROKEN_REPLY'),
      shows: {
        title: 'システムエラー',
        link: { text: 'お問い合わせフォーム', href: 'https://contact.test/' },
        isError: true,
      },
    },
  ])('$says', async ({ error, shows }) => {
    const { fail, said } = aPage()
    fail(error)
    await pass(0)
    expect(said).toEqual([shows])
  })

  it('[ERR-015] are said once of a failed call that its caller tells again', async () => {
    const { fail, tell, said } = aPage()
    const error = refused({ errorMessage: '在庫がありません' })
    fail(error)
    tell(error)
    await pass(0)
    expect(said).toHaveLength(1)
  })

  it('[ERR-015] are left to whoever has words of his own, until he tells', async () => {
    const { fail, tell, said } = aPage()
    const error = refused({ errorMessage: '在庫がありません' })
    fail(error, { own: 'refusal' })
    await pass(0)
    expect(said).toEqual([])
    tell(error)
    await pass(0)
    expect(said).toMatchObject([{ text: '在庫がありません' }])
  })

  it('ask for the list once, and only for a code', async () => {
    const { fail, lists } = aPage()
    fail(refused({ errorMessage: 'x' }))
    await pass(0)
    expect(lists()).toBe(0)
    for (const errorStatus of ['CSP9001', 'CSP50002', 'CSP1']) {
      fail(refused({ errorStatus }))
      await pass(0)
    }
    expect(lists()).toBe(1)
  })

  it('are the service’s own when the list does not come, and the list is asked for again', async () => {
    let asked = 0
    const loadMessages = () => {
      asked += 1
      return Promise.reject(failed('OFFLINE'))
    }
    const { fail, said } = aPage({ loadMessages })
    for (const errorMessage of ['一', '二']) {
      fail(refused({ errorStatus: 'CSP9001', errorMessage }))
      await pass(0)
    }
    expect(said).toMatchObject([{ text: '一' }, { text: '二' }])
    expect(asked).toBe(2)
  })

  it('are the service’s own when the list takes more than 3 seconds', async () => {
    const { fail, said } = aPage({ loadMessages: () => new Promise(() => undefined) })
    fail(refused({ errorStatus: 'CSP9001', errorMessage: '見つかりません' }))
    await pass(2999)
    expect(said).toEqual([])
    await pass(1)
    expect(said).toMatchObject([{ text: '見つかりません' }])
  })
})
