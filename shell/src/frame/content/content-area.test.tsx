import { describe, expect, it, jest } from '@jest/globals'
import { PlatformContext } from '@shop/shared/platform'
import { type RouteDeclaration, type RouteMatch, routesOf } from '@shop/shared/routes'
import { dispatchSession } from '@shop/shared/session'
import { fakePlatform, renderScreen } from '@shop/shared/testing'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { shellRoutes } from '../../guard/shell-routes.ts'
import type { Login } from '../../login/login.ts'
import type { RemoteSlots } from '../../remotes/remote-slots.ts'
import type { SlotState } from '../../remotes/slot-state.ts'
import { ContentArea } from './content-area.tsx'

/** The slot of one remote that the test drives. */
function aSlot(first: SlotState) {
  let state = first
  const listeners = new Set<() => void>()
  const retry = jest.fn()
  const stage = document.createElement('div')
  stage.append('遠くの画面')
  const nothing = () => undefined
  const quiet = { open: nothing, close: nothing, renew: nothing, tryNewChoice: nothing }
  const slots = {
    of: () => ({ state: () => state, retry, ...quiet }),
    offerNewReleases: nothing,
    attach: (area: HTMLElement) => area.append(stage),
    stateOf: () => state,
    html: '',
    stateInHtml: { is: 'waiting' },
    isRendered: () => false,
    dropRendered: nothing,
    subscribe(on: () => void) {
      listeners.add(on)
      return () => void listeners.delete(on)
    },
  } satisfies RemoteSlots
  const become = (next: SlotState) =>
    act(() => {
      state = next
      for (const listener of listeners) listener()
    })
  return { slots, retry, stage, become }
}

const matchOf = (owner: string, declaration: RouteDeclaration): RouteMatch => ({
  route: routesOf(owner, { it: declaration })[0] as RouteMatch['route'],
  params: {},
})
const remoteRoute = matchOf('mfe-x', { ...shellRoutes.loginEntrance, path: '/category', title: 'カテゴリ' })

function show(match: RouteMatch | undefined, first: SlotState = { is: 'closed' }) {
  const slot = aSlot(first)
  const page = renderScreen(
    <ContentArea match={match} slots={slot.slots} login={{} as Login} isFinishingLogin={false} />,
  )
  return { ...page, ...slot }
}

const main = () => screen.getByRole('main')
const isWaiting = () => main().querySelector('[aria-busy]') !== null

describe('the area of a remote', () => {
  it('waits with a skeleton before the first verdict', () => {
    show(undefined)
    expect(isWaiting()).toBe(true)
  })

  it.each(['closed', 'waiting'] as const)('keeps a remote that is %s out of sight behind a skeleton', (is) => {
    const { stage } = show(remoteRoute, { is })
    expect(isWaiting()).toBe(true)
    expect(stage).not.toBeVisible()
  })

  it('[K-147] says after some seconds that it takes longer, as long as it does', async () => {
    await act(() => import('./state-notes.tsx'))
    jest.useFakeTimers()
    const { become } = show(remoteRoute, { is: 'waiting' })
    await act(() => jest.advanceTimersByTimeAsync(5900))
    expect(main()).not.toHaveTextContent('時間がかかっています')
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(screen.getByText('読み込みに時間がかかっています。このままお待ちください。')).toBeVisible()
    become({ is: 'shown', release: 'mfe-x@1.0.0' })
    expect(main()).not.toHaveTextContent('時間がかかっています')
    // Another screen of the same remote keeps its members waiting in its own way.
    become({ is: 'shown', release: 'mfe-x@1.0.0', isWaiting: true })
    await act(() => jest.advanceTimersByTimeAsync(6100))
    expect(main()).toHaveTextContent('時間がかかっています')
    jest.useRealTimers()
  })

  it('shows the remote alone when it stands', () => {
    const { stage, become } = show(remoteRoute, { is: 'waiting' })
    become({ is: 'shown', release: 'mfe-x@1.0.0' })
    expect(isWaiting()).toBe(false)
    expect(stage).toBeVisible()
  })

  it('[ERR-022] says what could not be shown, and tries again when it is asked to', async () => {
    const { user, retry, become, stage } = show(remoteRoute, { is: 'shown', release: 'mfe-x@1.0.0' })
    become({ is: 'failed' })
    const card = screen.getByRole('region', { name: '表示できませんでした' })
    expect(card).toHaveTextContent('ほかの画面はそのままご利用いただけます')
    expect(screen.getByRole('heading', { level: 1, name: 'カテゴリ' })).toBeInTheDocument()
    expect(stage).not.toBeVisible()

    const again = screen.getByRole('button', { name: '再読み込み' })
    await user.click(again)
    await user.click(again)
    expect(retry).toHaveBeenCalledTimes(1)
    become({ is: 'failed' })
    await user.click(again)
    expect(retry).toHaveBeenCalledTimes(2)
  })
})

describe('the area of a page that is taken up', () => {
  const areaOf = (slots: RemoteSlots) => (
    <PlatformContext value={fakePlatform()}>
      <ContentArea match={remoteRoute} slots={slots} login={{} as Login} isFinishingLogin={false} />
    </PlatformContext>
  )

  it.each([
    { says: 'that waits in the HTML', stateInHtml: { is: 'waiting' } },
    { says: 'whose screen stands in the HTML', stateInHtml: { is: 'shown', release: 'mfe-x@1.0.0' } },
  ] as const)('[K-185] shows a remote $says and has been mounted before', async ({ stateInHtml }) => {
    const { slots, become, stage } = aSlot(stateInHtml)
    const isInHtml = stateInHtml.is === 'shown'
    const rendered = { ...slots, stateInHtml, isRendered: () => isInHtml }
    const container = document.createElement('div')
    container.innerHTML = renderToString(areaOf(rendered))
    document.body.append(container)
    expect(container.querySelector('[aria-busy]') !== null).toBe(!isInHtml)
    become({ is: 'shown', release: 'mfe-x@1.0.0' })
    const differences = jest.fn()
    render(areaOf({ ...rendered, isRendered: () => false }), {
      container,
      hydrate: true,
      onRecoverableError: differences,
    })
    expect(stage).toBeVisible()
    expect(isWaiting()).toBe(false)
    expect(differences).not.toHaveBeenCalled()
  })
})

describe('while nobody knows who is here', () => {
  it('says so above the page, until the member base has answered', async () => {
    const { unmount } = show(undefined)
    await act(() => import('./state-notes.tsx'))
    expect(main()).not.toHaveTextContent('会員情報を取得できませんでした')
    act(() => dispatchSession({ type: 'tokenExpired' }))
    expect(main()).toHaveTextContent('会員情報を取得できませんでした。つながり次第、自動で表示します。')
    act(() => dispatchSession({ type: 'noToken' }))
    expect(main()).not.toHaveTextContent('会員情報を取得できませんでした')
    unmount()
  })
})

describe('without a network', () => {
  const go = (online: boolean) =>
    act(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: online })
      window.dispatchEvent(new Event(online ? 'online' : 'offline'))
    })

  it('says so above the page until it is back, with words that were loaded before', async () => {
    show(remoteRoute, { is: 'shown', release: 'mfe-x@1.0.0' })
    await act(() => import('./state-notes.tsx'))
    expect(main()).not.toHaveTextContent('オフラインです')
    go(false)
    expect(main()).toHaveTextContent('オフラインです。表示中の内容はそのままご覧いただけます。')
    go(true)
    expect(main()).not.toHaveTextContent('オフラインです')
  })
})
