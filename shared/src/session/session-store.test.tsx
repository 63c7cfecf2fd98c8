import { afterEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { dispatchSession, isViewMode, readSession, subscribeSession, useSession } from './index.ts'

function ViewMode() {
  return <p>{useSession(isViewMode) ? 'visitor' : 'not a visitor'}</p>
}

describe('the one session of the page', () => {
  afterEach(cleanup)

  it('is written by facts, read by everybody and heard by those who ask', () => {
    const heard: string[] = []
    const undo = subscribeSession((now, before) => void heard.push(`${before.login.status} → ${now.login.status}`))
    expect(readSession().login.status).toBe('unknown')
    render(<ViewMode />)
    expect(screen.getByText('not a visitor')).toBeTruthy()

    act(() => dispatchSession({ type: 'noToken' }))
    expect(screen.getByText('visitor')).toBeTruthy()

    // Nothing changed: nobody is told.
    act(() => dispatchSession({ type: 'networkLost' }))
    undo()
    act(() => dispatchSession({ type: 'tokenExpired' }))
    expect(heard).toEqual(['unknown → guest'])
  })
})
