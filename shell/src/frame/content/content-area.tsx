import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type RouteMatch, titleOf } from '@shop/shared/routes'
import { media } from '@shop/shared/ui'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { remoteOf } from '../../guard/drawn-by.ts'
import type { Login } from '../../login/login.ts'
import type { RemoteSlots } from '../../remotes/remote-slots.ts'
import type { SlotState } from '../../remotes/slot-state.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { RemoteFallback } from './remote-fallback.tsx'
import { ShellScreen } from './shell-screen.tsx'
import { SlowNoteOutlet } from './slow-note-outlet.tsx'
import { StateNotesOutlet } from './state-notes-outlet.tsx'

/** The skip link and every route change lead here. */
export const mainId = 'main'

const Main = styled.main(css`
  /* The footer stays out of sight while a page is on its way. */
  min-height: 80dvh;
  padding-bottom: 72px;

  &:focus { outline: none; }
  ${media.mobile} { padding-bottom: 48px; }
`)

const closed: SlotState = { is: 'closed' }

export type ContentAreaProps = {
  /** `undefined` before the first verdict of the guard. */
  match: RouteMatch | undefined
  slots: RemoteSlots
  login: Login
  isFinishingLogin: boolean
}

/** The main area: a screen of the shell, or the remote that owns the route. */
export function ContentArea({ match, slots, login, isFinishingLogin }: ContentAreaProps) {
  const remote = remoteOf(match)
  const slot = remote === undefined ? undefined : slots.of(remote)
  const now = () => slot?.state() ?? closed
  // While the HTML is taken up it is as that has it: a remote may stand before, and React mends no attribute then.
  const state = useSyncExternalStore(slots.subscribe, now, () => (slot === undefined ? closed : slots.stateInHtml))
  const isRendered = useSyncExternalStore(slots.subscribe, slots.isRendered, () => slots.stateInHtml.is === 'shown')
  const content = useMemo(() => ({ __html: slots.html }), [slots])
  const attach = useCallback(
    (area: HTMLElement | null) => {
      if (area !== null) slots.attach(area)
    },
    [slots],
  )

  return (
    <Main id={mainId} tabIndex={-1}>
      <StateNotesOutlet />
      {match === undefined && !isRendered ? <PageSkeleton isBeginning /> : null}
      {match !== undefined && remote === undefined ? (
        <ShellScreen match={match} login={login} isFinishingLogin={isFinishingLogin} />
      ) : null}
      {slot === undefined || isRendered ? null : (
        <RemoteState state={state} title={match === undefined ? '' : titleOf(match)} onRetry={slot.retry} />
      )}
      {/* A mount that is tried in the background stays out of sight until it has succeeded. */}
      <div
        ref={attach}
        hidden={state.is !== 'shown' && !isRendered}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty in the browser; on the server the place of the remote
        dangerouslySetInnerHTML={content}
      />
    </Main>
  )
}

function RemoteState({ state, title, onRetry }: { state: SlotState; title: string; onRetry(): void }) {
  switch (state.is) {
    case 'closed':
    case 'waiting':
      return <PageSkeleton />
    case 'failed':
      return <RemoteFallback title={title} state={state} onRetry={onRetry} />
    case 'shown':
      return state.isWaiting === true ? <SlowNoteOutlet /> : null
  }
}
