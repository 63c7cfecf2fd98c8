import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type ApiClient, ApiError } from '@shop/shared/api'
import type { ErrorReport } from '@shop/shared/platform'
import { createNoticeStore } from './notice-store.ts'
import { createNotices } from './notices.ts'

const call = 'PUT delivery/order'
const list = {
  errorMessages: [
    { code: 'CSP50002', title: '受付終了', message: 'この週の受付は終了しました。', link: '/faq' },
    { code: 'CSP9001', title: '商品が見つかりません', message: '注文番号をご確認ください。' },
  ],
}

function aPage({
  answer = async () => list,
  contactAddress,
}: {
  answer?: () => Promise<unknown>
  contactAddress?: string
} = {}) {
  const store = createNoticeStore()
  const reports: ErrorReport[] = []
  let asked = 0
  const notices = createNotices({
    store,
    api: {
      send: (() => {
        asked += 1
        return answer()
      }) as ApiClient['send'],
    },
    setTimer: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    report: (report) => void reports.push(report),
    contactAddress,
  })
  return { notices, store, reports, asked: () => asked, now: () => store.getState() }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

describe('a snackbar', () => {
  it('[CHR-030] shows title, text and whether it is an error, and hides after 6 seconds, not before', async () => {
    const { notices, now } = aPage()
    notices.snackbar({ title: 'システムエラー', text: 'お問い合わせフォーム', isError: true })
    expect(now().snackbar).toMatchObject({ title: 'システムエラー', text: 'お問い合わせフォーム', isError: true })
    await pass(5999)
    expect(now().snackbar).toBeDefined()
    await pass(1)
    expect(now().snackbar).toBeUndefined()
  })

  it('[CHR-030] [ERR-014] with a link stays until it is closed', async () => {
    const { notices, now } = aPage()
    notices.snackbar({ title: 'a', link: { text: 'お問い合わせ', href: '/contact' } })
    await pass(60_000)
    expect(now().snackbar).toMatchObject({ link: { text: 'お問い合わせ', href: '/contact' } })
    now().snackbar?.close()
    expect(now().snackbar).toBeUndefined()
  })

  it('[CHR-030] that replaces another has its own 6 seconds', async () => {
    const { notices, now } = aPage()
    notices.snackbar({ title: 'one' })
    await pass(4000)
    notices.snackbar({ title: 'two' })
    await pass(5999)
    expect(now().snackbar?.title).toBe('two')
    await pass(1)
    expect(now().snackbar).toBeUndefined()
  })

  it('that was replaced does not close the one in its place', async () => {
    const { notices, now } = aPage()
    notices.snackbar({ title: 'one' })
    const first = now().snackbar
    notices.snackbar({ title: 'two' })
    first?.close()
    first?.hold(true)
    first?.hold(false)
    await pass(5999)
    expect(now().snackbar?.title).toBe('two')
  })

  it('stays while it is read, and then has its whole time again', async () => {
    const { notices, now } = aPage()
    notices.snackbar({ title: 'one' })
    await pass(5000)
    now().snackbar?.hold(true)
    await pass(60_000)
    expect(now().snackbar).toBeDefined()
    now().snackbar?.hold(false)
    await pass(5999)
    expect(now().snackbar).toBeDefined()
    await pass(1)
    expect(now().snackbar).toBeUndefined()
  })

  it('with a link that was read stays all the same', async () => {
    const { notices, now } = aPage()
    notices.snackbar({ title: 'a', link: { text: 'b', href: '/c' } })
    now().snackbar?.hold(true)
    now().snackbar?.hold(false)
    await pass(60_000)
    expect(now().snackbar).toBeDefined()
  })
})

describe('a popup', () => {
  it('[CHR-031] shows a message and clears after 2 seconds, not before', async () => {
    const { notices, now } = aPage()
    notices.popup({ title: '注文しました' })
    await pass(1999)
    expect(now().popup?.title).toBe('注文しました')
    await pass(1)
    expect(now().popup).toBeUndefined()
  })

  it('[CHR-031] and a snackbar do not disturb each other', async () => {
    const { notices, now } = aPage()
    notices.snackbar({ title: 's' })
    notices.popup({ title: 'p' })
    await pass(2000)
    expect([now().popup, now().snackbar?.title]).toEqual([undefined, 's'])
  })
})

describe('a question', () => {
  it.each([true, false])('is answered %s', async (answer) => {
    const { notices, now } = aPage()
    const asked = notices.confirm({ title: 'よろしいですか？', yes: 'はい', isDestructive: true })
    expect(now().questions[0]).toMatchObject({
      title: 'よろしいですか？',
      yes: 'はい',
      isDestructive: true,
      isAlert: false,
    })
    now().questions[0]?.answer(answer)
    expect(await asked).toBe(answer)
    expect(now().questions).toEqual([])
  })

  it('waits behind the one before, and each gets its own answer', async () => {
    const { notices, now } = aPage()
    const [one, two] = [notices.confirm({ title: 'one' }), notices.confirm({ title: 'two' })]
    expect(now().questions.map(({ title }) => title)).toEqual(['one', 'two'])
    now().questions[0]?.answer(false)
    now().questions[0]?.answer(true)
    expect(await Promise.all([one, two])).toEqual([false, true])
  })

  it('that is only to be read is settled by reading', async () => {
    const { notices, now } = aPage()
    const read = notices.alert({ title: 'リクエストエラー' })
    expect(now().questions[0]).toMatchObject({ isAlert: true })
    now().questions[0]?.answer(false)
    expect(await read).toBeUndefined()
  })
})

describe('the loading indicator', () => {
  it('[CHR-032] counts up at the start, down at the end, and is off at 0', async () => {
    const { notices, now } = aPage()
    const ends: (() => void)[] = []
    const works = [0, 1].map(() => notices.during(new Promise<void>((resolve) => void ends.push(resolve))))
    expect(now().loading).toBe(2)
    ends[0]?.()
    await works[0]
    expect(now().loading).toBe(1)
    ends[1]?.()
    await works[1]
    expect(now().loading).toBe(0)
  })

  it('[CHR-032] ends with a failure too, and gives it on', async () => {
    const { notices, now } = aPage()
    const failure = new Error('no')
    await expect(notices.during(Promise.reject(failure))).rejects.toBe(failure)
    expect(now().loading).toBe(0)
    expect(await notices.during(Promise.resolve('value'))).toBe('value')
  })

  it('[CHR-032] never goes below 0', async () => {
    const { notices, store, now } = aPage()
    const work = notices.during(Promise.resolve())
    store.setState({ loading: 0 })
    await work
    expect(now().loading).toBe(0)
  })
})

describe('the words for a failed call', () => {
  const refused = (facts: object) => new ApiError('REFUSED', { call, status: 409, ...facts })

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
      },
    },
    {
      says: '[ERR-013] the service’s own when the code is unknown',
      error: refused({ errorStatus: 'CSP1', errorMessage: '在庫がありません' }),
      shows: { text: '在庫がありません' },
    },
    {
      says: '[ERR-012] the default when it says nothing',
      error: refused({ errorStatus: 'CSP1' }),
      shows: { title: 'システムエラー', text: 'お問い合わせフォーム', link: { href: 'https://contact.test/' } },
    },
    {
      says: '[ERR-010] the default for what is no failed call',
      error: new RangeError('a bug'),
      shows: { title: 'システムエラー', text: 'お問い合わせフォーム', link: { href: 'https://contact.test/' } },
    },
    {
      says: '[ERR-010] the default for a broken reply',
      error: new ApiError('BROKEN_REPLY', { call }),
      shows: { title: 'システムエラー' },
    },
    {
      says: 'without network',
      error: new ApiError('OFFLINE', { call }),
      shows: { title: 'ネットワークが切断されています', text: '再接続後にお試しください' },
    },
    {
      says: '[GRD-060] for a login that is over',
      error: new ApiError('LOGIN_NEEDED', { call, status: 401 }),
      shows: { title: '再ログインが必要です', text: 'ログインをし直してください' },
    },
    {
      says: '[CHR-035] for an answer that did not come',
      error: new ApiError('TIMEOUT', { call }),
      shows: { title: 'ただいまアクセスが集中しています。しばらく時間をおいてから再度お試しください。' },
    },
    {
      says: '[CHR-035] for a service that is down',
      error: new ApiError('UNAVAILABLE', { call, status: 503 }),
      shows: { title: 'ただいまアクセスが集中しています。しばらく時間をおいてから再度お試しください。' },
    },
  ])('$says', async ({ error, shows }) => {
    const { notices, now } = aPage({ contactAddress: 'https://contact.test/' })
    notices.failure(error, 'put order')
    await pass(0)
    expect(now().snackbar).toMatchObject({ ...shows, isError: true })
  })

  it('[ERR-012] has no link when there is no form to lead to', async () => {
    const { notices, now } = aPage()
    notices.failure(new Error('x'), 'put order')
    await pass(0)
    expect(now().snackbar).not.toHaveProperty('link')
  })

  it('[ERR-011] is reported with the name of the call', () => {
    const { notices, reports } = aPage()
    const error = new ApiError('OFFLINE', { call })
    notices.failure(error, 'put order')
    expect(reports).toEqual([{ error, doing: 'put order' }])
  })

  it('[ERR-020] is none for what we gave up ourselves', async () => {
    const { notices, now, reports } = aPage()
    notices.failure(new ApiError('ABORTED', { call }), 'search')
    await pass(5000)
    expect([now().snackbar, reports]).toEqual([undefined, []])
  })

  it('is shown at once when there is no code to look up', async () => {
    const { notices, now, asked } = aPage({ answer: () => new Promise(() => undefined) })
    notices.failure(new ApiError('OFFLINE', { call }), 'put order')
    await pass(0)
    expect(now().snackbar?.title).toBe('ネットワークが切断されています')
    expect(asked()).toBe(0)
  })

  it('asks for the list once', async () => {
    const { notices, asked } = aPage()
    for (const code of ['CSP9001', 'CSP50002', 'CSP1']) {
      notices.failure(refused({ errorStatus: code }), 'put order')
      await pass(0)
    }
    expect(asked()).toBe(1)
  })

  it('are the service’s own when the list does not come, and the list is asked for again', async () => {
    const { notices, now, asked } = aPage({ answer: () => Promise.reject(new ApiError('OFFLINE', { call })) })
    for (const words of ['一', '二']) {
      notices.failure(refused({ errorStatus: 'CSP9001', errorMessage: words }), 'put order')
      await pass(0)
      expect(now().snackbar?.text).toBe(words)
    }
    expect(asked()).toBe(2)
  })

  it('are the service’s own when the list takes more than 3 seconds', async () => {
    const { notices, now } = aPage({ answer: () => new Promise(() => undefined) })
    notices.failure(refused({ errorStatus: 'CSP9001', errorMessage: '見つかりません' }), 'put order')
    await pass(2999)
    expect(now().snackbar).toBeUndefined()
    await pass(1)
    expect(now().snackbar?.text).toBe('見つかりません')
  })
})
