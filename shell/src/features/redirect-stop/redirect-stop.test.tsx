import { describe, expect, it, jest } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { act, screen } from '@testing-library/react'
import { RedirectStop, showRedirectStop } from './redirect-stop.tsx'

describe('a page that has moved by itself too often', () => {
  it('says what happened, what to do, and has two ways on', async () => {
    const ways = { loginAgain: jest.fn(), toTop: jest.fn() }
    const { user } = renderScreen(<RedirectStop {...ways} />, { as: 'visitor' })
    const words = screen.getByRole('dialog', { name: 'ログインを続けられませんでした' })
    expect(words).toHaveAccessibleDescription(/くり返されたため、いったん止めました/)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'もう一度ログインする' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'もう一度ログインする' }))
    await user.click(screen.getByRole('button', { name: 'トップページへ' }))
    expect([ways.loginAgain.mock.calls.length, ways.toTop.mock.calls.length]).toEqual([1, 1])
  })

  it('shows it over whatever is there', async () => {
    await act(async () => showRedirectStop(document, 'n-1', { loginAgain: () => undefined, toTop: () => undefined }))
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
