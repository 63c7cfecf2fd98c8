import { describe, expect, it, jest } from '@jest/globals'
import { fakePlatform, renderScreen } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { StaffPreview } from './staff-preview-page.tsx'
import { weeksAheadKey } from './weeks-ahead.ts'

function show(stored?: unknown) {
  const platform = fakePlatform({ now: '2026-11-20T18:00:00+09:00' })
  if (stored !== undefined) platform.storage.session.write(weeksAheadKey, stored)
  const leave = jest.fn()
  return { ...renderScreen(<StaffPreview leave={leave} />, { platform }), leave }
}
const isChosen = (name: string) => (screen.getByRole('radio', { name }) as HTMLInputElement).checked

describe('the week that staff look at', () => {
  it('[GRD-008] is none, or one of 2 to 7 weeks ahead', () => {
    show()
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'なし（公開中の週）',
      '2週先',
      '3週先',
      '4週先',
      '5週先',
      '6週先',
      '7週先',
    ])
    expect(isChosen('なし（公開中の週）')).toBe(true)
  })

  it('[GRD-008] is kept for the session, and the page is loaded anew', async () => {
    const { user, platform, leave } = show()
    await user.click(screen.getByRole('radio', { name: '3週先' }))
    await user.click(screen.getByRole('button', { name: 'この週を確認する' }))
    expect(platform.storage.session.read(weeksAheadKey)).toBe(3)
    expect(leave).toHaveBeenCalledWith('/')
  })

  it('[GRD-008] can be given up again', async () => {
    const { user, platform } = show(5)
    expect(isChosen('5週先')).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'なし（公開中の週）' }))
    await user.click(screen.getByRole('button', { name: 'この週を確認する' }))
    expect(platform.storage.session.read(weeksAheadKey)).toBeUndefined()
  })

  it('[CHR-055] says since when date and early-bird week are what they are', () => {
    show()
    expect(screen.getByText(/毎日9:05/)).toHaveTextContent('11月20日(金)')
    expect(screen.getByText(/毎週火曜18:00/)).toHaveTextContent('11月17日(火) 18:00')
  })
})
