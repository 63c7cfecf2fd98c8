import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import '@shop/shared/testing'
import { act, screen } from '@testing-library/react'
import { composeRedirects } from './compose-redirects.ts'
import { sessionKeys } from './kept-keys.ts'
import { createStorage } from './storage.ts'
import { fakeBorder, type OpenedPage } from './testing/open-page.ts'

let border: OpenedPage
beforeEach(() => {
  border = fakeBorder()
  document.body.replaceChildren()
})
afterEach(() => {
  jest.restoreAllMocks()
  window.sessionStorage.clear()
})

/** A page that has moved by itself as often as it may. */
function aSpentPage() {
  const session = createStorage(() => window.sessionStorage, sessionKeys)
  const reports: unknown[] = []
  const composed = composeRedirects(session, 'nonce', (error) => void reports.push(error))
  while (composed.budget.spend());
  return { ...composed, reports }
}

describe('a page that would go on moving by itself', () => {
  it('stops, says so once, and moves when somebody wants it', async () => {
    const { stop, budget } = aSpentPage()
    await act(async () => {
      stop()
      stop()
    })
    expect(await screen.findAllByRole('dialog')).toHaveLength(1)
    screen.getByRole('button', { name: /トップ/ }).click()
    expect(border.left).toEqual(['/'])
    expect(budget.spend()).toBe(false)
    screen.getByRole('button', { name: /ログイン/ }).click()
    expect(border.left).toEqual(['/', '/entrance'])
    expect(budget.spend()).toBe(true)
  })

  it('may move again after a while', () => {
    const { budget } = aSpentPage()
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000)
    expect(budget.spend()).toBe(true)
  })
})
