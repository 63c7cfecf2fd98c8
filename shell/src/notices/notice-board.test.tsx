import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { PlatformContext } from '@shop/shared/platform'
import { fakePlatform } from '@shop/shared/testing'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { NoticeBoard } from './notice-board.tsx'
import { createNoticeStore } from './notice-store.ts'
import { createNotices } from './notices.ts'
import { PastNotices } from './past-notices.tsx'

const loadLooks = () => import('./notice-styles.tsx')

async function board(load = loadLooks) {
  const platform = fakePlatform()
  const store = createNoticeStore()
  const notices = createNotices({
    store,
    setTimer(work, ms) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    now: () => new Date('2026-11-20T18:05:00+09:00'),
  })
  render(
    <PlatformContext value={platform}>
      <NoticeBoard store={store} load={load} />
      <PastNotices store={store} />
    </PlatformContext>,
  )
  await act(loadLooks)
  return { ...notices, platform }
}

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const isThere = (text: string) => screen.queryByText(text) !== null
const around = (text: string) => screen.getByText(text).closest('[data-held]') as HTMLElement

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the snackbar', () => {
  it('[CHR-030] goes after six seconds', async () => {
    const notices = await board()
    act(() => notices.snackbar({ title: 'リスト名を変更しました' }))
    pass(5999)
    expect(isThere('リスト名を変更しました')).toBe(true)
    pass(1)
    expect(isThere('リスト名を変更しました')).toBe(false)
  })

  it('[ERR-014] with a link stays until it is closed', async () => {
    const notices = await board()
    act(() => notices.snackbar({ title: 'システムエラー', link: { text: 'お問い合わせ', href: '#' } }))
    fireEvent.pointerEnter(around('システムエラー'))
    fireEvent.pointerLeave(around('システムエラー'))
    pass(60_000)
    fireEvent.click(screen.getByRole('button', { name: '閉じる' }))
    expect(isThere('システムエラー')).toBe(false)
  })

  it('[AX-14] stays while it is pointed at or has the focus, and begins anew', async () => {
    const notices = await board()
    act(() => notices.snackbar({ title: '変更しました' }))
    pass(5000)
    fireEvent.pointerEnter(around('変更しました'))
    pass(60_000)
    act(() => screen.getByRole('button', { name: '閉じる' }).focus())
    fireEvent.pointerLeave(around('変更しました'))
    pass(60_000)
    act(() => screen.getByRole('button', { name: '閉じる' }).blur())
    pass(5999)
    expect(isThere('変更しました')).toBe(true)
    pass(1)
    expect(isThere('変更しました')).toBe(false)
  })

  it('makes room for the next one, which has six seconds of its own', async () => {
    const notices = await board()
    act(() => notices.snackbar({ title: '一つ目' }))
    pass(4000)
    act(() => notices.snackbar({ title: '二つ目' }))
    expect(isThere('一つ目')).toBe(false)
    pass(5999)
    expect(isThere('二つ目')).toBe(true)
  })

  it('[AX-13] speaks in places that stood there before: errors at once, the rest politely', async () => {
    const notices = await board()
    const alert = screen.getByRole('alert')
    const [status] = screen.getAllByRole('status')
    act(() => notices.snackbar({ title: '失敗しました', isError: true }))
    expect(alert).toHaveTextContent('失敗しました')
    act(() => notices.snackbar({ title: '変更しました' }))
    expect(status).toHaveTextContent('変更しました')
    expect(alert).toBeEmptyDOMElement()
  })
})

describe('the popup', () => {
  it('[CHR-031] is spoken politely and goes after two seconds', async () => {
    const notices = await board()
    const focused = document.activeElement
    act(() => notices.popup({ title: '注文しました' }))
    expect(screen.getByText('注文しました').closest('[role=status]')).toBeInTheDocument()
    expect(document.activeElement).toBe(focused)
    pass(1999)
    expect(isThere('注文しました')).toBe(true)
    pass(1)
    expect(isThere('注文しました')).toBe(false)
  })

  it('[K-120] has the mark of success only when something is done', async () => {
    const notices = await board()
    const mark = (title: string) => screen.getByText(title).parentElement?.querySelector('svg')?.classList.toString()
    act(() => notices.popup({ title: '注文しました' }))
    expect(mark('注文しました')).toContain('lucide-check')
    act(() => notices.popup({ title: '未送信', isWaiting: true }))
    expect(mark('未送信')).toContain('lucide-wifi-off')
  })

  it('[AX-14] stays while it is pointed at', async () => {
    const notices = await board()
    act(() => notices.popup({ title: '注文しました' }))
    fireEvent.pointerEnter(around('注文しました'))
    pass(10_000)
    expect(isThere('注文しました')).toBe(true)
    fireEvent.pointerLeave(around('注文しました'))
    pass(2000)
    expect(isThere('注文しました')).toBe(false)
  })
})

describe('what has gone', () => {
  const history = () => screen.queryByRole('button', { name: 'お知らせの履歴' })

  it('[AX-14] [CHR-031] can be read again, newest first, and the focus returns', async () => {
    const notices = await board()
    expect(history()).not.toBeInTheDocument()
    act(() => notices.popup({ title: '注文しました' }))
    pass(2000)
    act(() => notices.snackbar({ title: '送信できませんでした', text: '再接続後にお試しください', isError: true }))
    pass(6000)
    act(() => history()?.focus())
    fireEvent.click(history() as HTMLElement)
    const entries = within(screen.getByRole('dialog', { name: 'お知らせの履歴' })).getAllByRole('listitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      '18:05送信できませんでした（エラー）再接続後にお試しください',
      '18:05注文しました',
    ])
    fireEvent.click(screen.getByRole('button', { name: '閉じる' }))
    expect(history()).toHaveFocus()
  })
})

describe('questions', () => {
  it('list what they are about', async () => {
    const notices = await board()
    act(() => void notices.confirm({ title: '注文数のご確認', details: ['牛乳　12個', 'たまご　10個'] }))
    const listed = within(screen.getByRole('dialog')).getAllByRole('listitem')
    expect(listed.map(({ textContent }) => textContent)).toEqual(['牛乳　12個', 'たまご　10個'])
  })

  const asked = () => screen.getByRole('dialog')

  it('are asked one after the other', async () => {
    const notices = await board()
    const answers: string[] = []
    act(() => {
      void notices.confirm({ title: '一つ目？' }).then((yes) => answers.push(`1 ${yes}`))
      void notices.confirm({ title: '二つ目？' }).then((yes) => answers.push(`2 ${yes}`))
    })
    expect(asked()).toHaveAccessibleName('一つ目？')
    fireEvent.click(screen.getByRole('button', { name: 'はい' }))
    expect(asked()).toHaveAccessibleName('二つ目？')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await act(async () => undefined)
    expect(answers).toEqual(['1 true', '2 false'])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('name what the buttons do', async () => {
    const notices = await board()
    act(() => void notices.confirm({ title: '取り消しますか？', yes: '取り消す', isDestructive: true }))
    expect(within(asked()).getByRole('button', { name: 'はい、取り消す' })).toHaveAttribute('data-look', 'dangerSolid')
  })

  it('that are alerts have one button', async () => {
    const notices = await board()
    let isRead = false
    act(() => {
      void notices.alert({ title: 'リクエストエラー', text: '切り替えてください。' }).then(() => {
        isRead = true
      })
    })
    expect(asked()).toHaveAccessibleDescription('切り替えてください。')
    expect(within(asked()).getAllByRole('button')).toHaveLength(1)
    fireEvent.click(within(asked()).getByRole('button', { name: 'OK' }))
    await act(async () => undefined)
    expect(isRead).toBe(true)
  })
})

describe('the overlay', () => {
  it('[CHR-032] stands while anything is under way', async () => {
    const notices = await board()
    const ends: (() => void)[] = []
    const work = () => new Promise<void>((resolve) => ends.push(resolve))
    act(() => {
      void notices.during(work())
      void notices.during(work())
    })
    expect(isThere('読み込み中…')).toBe(true)
    await act(async () => ends[0]?.())
    expect(isThere('読み込み中…')).toBe(true)
    await act(async () => ends[1]?.())
    expect(isThere('読み込み中…')).toBe(false)
  })
})

describe('without the chunk that draws notices', () => {
  const { confirm, alert } = window
  afterEach(() => {
    Object.assign(window, { confirm, alert })
  })
  const missing = () => Promise.reject(new Error('no such chunk'))

  it('a question waits until it has been loaded', async () => {
    const arrive: (() => void)[] = []
    const notices = await board(() => new Promise<void>((resolve) => arrive.push(resolve)).then(loadLooks))
    act(() => void notices.confirm({ title: '取り消しますか？' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await act(async () => {
      for (const done of arrive) done()
      await loadLooks()
    })
    expect(screen.getByRole('dialog')).toHaveAccessibleName('取り消しますか？')
  })

  it('a question that cannot be drawn is asked by the browser, and the failure is reported', async () => {
    const asked: (string | undefined)[] = []
    Object.assign(window, {
      confirm: (words: string) => asked.push(words) === 1,
      alert: (words: string) => void asked.push(words),
    })
    const { platform, ...notices } = await board(missing)
    const question = { title: '注文しますか？', text: '今週のご注文です。', details: ['牛乳　12個'] }
    await act(async () => expect(await notices.confirm(question)).toBe(true))
    await act(async () => expect(await notices.confirm({ title: '取り消しますか？' })).toBe(false))
    await act(async () => notices.alert({ title: 'リクエストエラー' }))
    expect(asked).toEqual(['注文しますか？\n今週のご注文です。\n牛乳　12個', '取り消しますか？', 'リクエストエラー'])
    expect(platform.reports).toContainEqual(expect.objectContaining({ doing: 'load a part of the frame' }))
  })

  it('a question is drawn after the network has gone, when the page was idle before', async () => {
    const tries = [loadLooks]
    const { platform, ...notices } = await board(() => (tries.shift() ?? missing)())
    const answers: boolean[] = []
    act(() => void notices.confirm({ title: '取り消しますか？' }).then((yes) => answers.push(yes)))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'はい' }))
    await act(async () => undefined)
    expect(answers).toEqual([true])
    expect(platform.reports).toEqual([])
  })

  it('a snackbar asks for it again, and is shown when it comes this time', async () => {
    const tries = [missing, loadLooks]
    const notices = await board(() => (tries.shift() ?? loadLooks)())
    act(() => notices.snackbar({ title: '変更しました' }))
    await act(loadLooks)
    expect(isThere('変更しました')).toBe(true)
  })
})
