import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createNoticeStore } from './notice-store.ts'
import { createNotices } from './notices.ts'

function aPage() {
  const store = createNoticeStore()
  const notices = createNotices({
    store,
    setTimer: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    now: () => new Date('2026-11-20T18:00:00+09:00'),
  })
  return { notices, store, now: () => store.getState() }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

describe('a snackbar', () => {
  it('[CHR-030] [BIZ-021] shows title, text and whether it is an error, and hides after 6 seconds, not before', async () => {
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
  it('[CHR-031] [BIZ-021] shows a message and clears after 2 seconds, not before', async () => {
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

describe('what was said and has gone', () => {
  it('[AX-14] can be read once more, newest first', async () => {
    const { notices, now } = aPage()
    notices.popup({ title: '注文しました' })
    const link = { text: 'お問い合わせフォーム', href: 'https://contact.test/' }
    notices.snackbar({ title: 'システムエラー', isError: true, link })
    await pass(60_000)
    expect(now().past).toMatchObject([
      { title: 'システムエラー', isError: true, link },
      { title: '注文しました', isError: false, at: new Date('2026-11-20T09:00:00Z') },
    ])
  })

  it('[AX-14] is kept for the last twenty', () => {
    const { notices, now } = aPage()
    for (let nth = 1; nth <= 25; nth += 1) notices.popup({ title: `${nth}` })
    expect(now().past.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, nth) => `${25 - nth}`))
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

  it('that is put away was answered いいえ, unless it may stay unanswered', async () => {
    const { notices, now } = aPage()
    const asked = [notices.confirm({ title: 'one' }), notices.ask({ title: 'two' }, new AbortController().signal)]
    for (const { answer } of now().questions) answer(undefined)
    expect(await Promise.all(asked)).toEqual([false, undefined])
  })

  it.each([true, false])('that may stay unanswered is answered %s', async (answer) => {
    const { notices, now } = aPage()
    const asked = notices.ask({ title: 'よろしいですか？', yes: 'はい' }, new AbortController().signal)
    expect(now().questions[0]).toMatchObject({ yes: 'はい', isDestructive: false, isAlert: false })
    now().questions[0]?.answer(answer)
    expect(await asked).toBe(answer)
  })

  it('goes away when it is out of date, and leaves the others', async () => {
    const { notices, now } = aPage()
    const end = new AbortController()
    const asked = notices.ask({ title: 'one' }, end.signal)
    void notices.confirm({ title: 'two' })
    end.abort()
    expect(await asked).toBeUndefined()
    expect(now().questions.map(({ title }) => title)).toEqual(['two'])
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
