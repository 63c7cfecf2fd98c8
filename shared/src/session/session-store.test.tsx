import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { beginFirstView, endFirstView } from '@shop/shared/first-view'
import { act, cleanup, render, screen } from '@testing-library/react'
import {
  dispatchSession,
  isViewMode,
  newSession,
  nextSession,
  readSession,
  subscribeSession,
  useSession,
} from './index.ts'

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

describe('the session in a page that is taken up', () => {
  afterEach(() => {
    cleanup()
    endFirstView()
  })

  it('[K-185] is the one of the HTML first, then the one of now, without a difference', async () => {
    const drawn: boolean[] = []
    function Drawn() {
      drawn.push(useSession(isViewMode))
      return <ViewMode />
    }
    const session = nextSession(newSession, { type: 'noToken' })
    beginFirstView({ kind: { who: 'visitor', device: 'phone' }, now: 0, session, answered: new Set() })
    const container = document.createElement('div')
    container.innerHTML = '<p>visitor</p>'
    const differences = jest.fn()
    expect(readSession().login.status).not.toBe('guest')
    await act(async () => void render(<Drawn />, { container, hydrate: true, onRecoverableError: differences }))
    expect([drawn, container.textContent]).toEqual([[true, false], 'not a visitor'])
    expect(differences).not.toHaveBeenCalled()
  })
})
