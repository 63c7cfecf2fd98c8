import { describe, expect, it } from '@jest/globals'
import { anOrderBook, atDeadline, type FakePlatform, renderScreen, server, theNextWeek } from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { NumberInputOfWeek } from './number-input-of-week.tsx'
import { enter, field, line, milk, openEntry, orderAll, reloaded, statuses, stock } from './testing/number-entry.tsx'

describe('[ORD-083] at the deadline', () => {
  const justBefore = atDeadline(-1)
  const pass = (platform: FakePlatform) => act(() => platform.setNow(atDeadline(0.001)))
  const isClosed = () => waitFor(() => expect(screen.getByText('ご注文の受付は終了しました')).toBeVisible())

  it('closes while the page stands open, and says what is still on the list, which is kept', async () => {
    const { user, platform } = openEntry({ now: justBefore })
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    expect(await orderAll(1)).toBeEnabled()
    pass(platform)
    await isClosed()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(statuses()).toContain('12月1週の注文番号のリストの1商品は、締切までに注文されませんでした')
    await waitFor(() =>
      expect(screen.getByRole('listitem')).toHaveTextContent('104001みのりの約束 十勝しぼりたて牛乳1点'),
    )
    expect(platform.storage.local.read('numberLists')).toMatchObject([{ lines: [{ no: '104001' }] }])
  })

  it('says in the week after what was not ordered, until the member has seen it', async () => {
    const { user, platform, unmount } = openEntry()
    await enter(user, '104001 2')
    await line('十勝しぼりたて牛乳')
    unmount()
    const later = { platform: reloaded(platform), weeks: [theNextWeek()], pastWeeks: [milk.week] }
    const after = openEntry(later)
    expect(screen.getByText('12月1週の注文番号のリストの1商品は、締切までに注文されませんでした')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('listitem')).toHaveTextContent(/104001みのりの約束 十勝しぼりたて牛乳2点/),
    )
    // Entering a number for this week takes nothing of it away.
    await enter(after.user, '123456')
    await after.user.click(screen.getByRole('button', { name: '確認しました' }))
    expect(screen.queryByText(/締切までに注文されませんでした/)).toBeNull()
    expect(platform.storage.local.read('numberLists')).toBeUndefined()
  })

  it('says nothing of a list where there is none', async () => {
    openEntry({ now: atDeadline(0.001) })
    await isClosed()
    expect(statuses()).not.toContain('リスト')
  })

  it('gives the focus to what stands next', async () => {
    stock()
    server.use(...anOrderBook().handlers)
    const page = (
      <>
        <h1>注文番号で注文</h1>
        <NumberInputOfWeek />
        <a href="/cart/ordered">ご注文内容を見る</a>
      </>
    )
    const { user, platform } = renderScreen(page, { now: justBefore })
    await user.click(field())
    pass(platform)
    await isClosed()
    await waitFor(() => expect(screen.getByRole('link', { name: 'ご注文内容を見る' })).toHaveFocus())
  })

  it('[ORD-044] leaves the numbers of a run on show that was done in time', async () => {
    const { user, platform } = openEntry({ now: justBefore })
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    await user.click(await orderAll(1))
    await screen.findByRole('dialog', { name: '商品を注文しました' })
    pass(platform)
    await isClosed()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('shows nothing to a visitor', () => {
  renderScreen(<NumberInputOfWeek />, { as: 'visitor' })
  expect(screen.queryByRole('textbox')).toBeNull()
})
