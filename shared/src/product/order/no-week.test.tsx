import { describe, expect, it } from '@jest/globals'
import { dispatchSession } from '@shop/shared/session'
import { renderScreen } from '@shop/shared/testing'
import { act, render, screen } from '@testing-library/react'
import { NoWeek } from './no-week.tsx'

// In this order: weeks that were loaded once stay, so a session can only go forward.
describe('in place of a week', () => {
  it('waits while the weeks are on their way', () => {
    render(<NoWeek waiting="週を読み込み中" />)
    expect(screen.getByText('週を読み込み中')).toBeInTheDocument()
  })

  it('says when they cannot be had', () => {
    act(() => dispatchSession({ type: 'weeksFailed' }))
    render(<NoWeek waiting="週を読み込み中" />)
    expect(screen.getByText(/^情報を取得できませんでした。つながり次第/)).toBeVisible()
  })

  it('says when none is open', () => {
    renderScreen(<NoWeek waiting="週を読み込み中" />, { weeks: [] })
    expect(screen.getByText('ただいまご注文を受け付けている週はありません。')).toBeVisible()
  })
})
