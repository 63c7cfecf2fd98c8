import type { Member, MemberKind, PlanningWeek, WeekNumber } from '@shop/shared/domain'
import { PlatformContext } from '@shop/shared/platform'
import { QueryClientProvider } from '@shop/shared/query'
import { PlatformRouter } from '@shop/shared/router'
import { dispatchSession } from '@shop/shared/session'
import { AlertDialog, ConfirmDialog } from '@shop/shared/ui/dialog'
import { act, type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { type ReactNode, useSyncExternalStore } from 'react'
import { aMember, aPlanningWeek } from './builders.ts'
import type { FakeNotices } from './fake-notices.ts'
import { type FakePlatform, type FakePlatformOptions, fakePlatform } from './fake-platform.ts'

/** Who looks at the screen: a kind of member, a certain member, a visitor, or a login the member base does not know. */
export type Viewer = MemberKind | Member | 'visitor' | 'unregistered'

export type ScreenOptions = FakePlatformOptions & {
  /** An ordinary member unless said otherwise. */
  as?: Viewer
  /** The open weeks, nearest first. */
  weeks?: readonly PlanningWeek[]
  pastWeeks?: readonly WeekNumber[]
  /** A platform that another screen of the same page uses. */
  platform?: FakePlatform
}

export type Screen = RenderResult & { user: UserEvent; platform: FakePlatform }

/** Draws a screen inside a page as the shell makes it, with the notices that the shell would show. */
export function renderScreen(screen: ReactNode, options: ScreenOptions = {}): Screen {
  const { as = 'delivery', weeks = [aPlanningWeek()], pastWeeks = [] } = options
  beginSession(as, weeks, pastWeeks)
  const platform = options.platform ?? fakePlatform(options)
  const page = (children: ReactNode) => (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <PlatformRouter navigation={platform.navigation}>
          {children}
          <ShownNotices notices={platform.notices} />
        </PlatformRouter>
      </QueryClientProvider>
    </PlatformContext>
  )
  const user = userEvent.setup()
  const rendered = render(page(screen))
  return { ...rendered, rerender: (next) => rendered.rerender(page(next)), user, platform }
}

/** Puts a viewer and the open weeks into the session. */
export function beginSession(as: Viewer, weeks: readonly PlanningWeek[], past: readonly WeekNumber[] = []): void {
  act(() => {
    dispatchSession({ type: 'weeksLoaded', open: weeks, past, storedIndex: 0 })
    if (as === 'visitor') dispatchSession({ type: 'noToken' })
    else if (as === 'unregistered') dispatchSession({ type: 'memberMissing', subject: 'subject-1' })
    else
      dispatchSession({ type: 'memberLoaded', subject: 'subject-1', member: typeof as === 'string' ? aMember(as) : as })
  })
}

function ShownNotices({ notices }: { notices: FakeNotices }) {
  const shown = useSyncExternalStore(notices.subscribe, notices.shown)
  const question = useSyncExternalStore(notices.subscribe, notices.question)
  const textOf = (isError: boolean) =>
    shown.filter(({ kind }) => (kind === 'error') === isError).map(({ title, text = '' }) => `${title} ${text}`)
  return (
    <>
      <p role="status" aria-label="お知らせ">
        {textOf(false).join('\n')}
      </p>
      <p role="alert" aria-label="エラー">
        {textOf(true).join('\n')}
      </p>
      {question === undefined ? null : question.isAlert ? (
        <AlertDialog title={question.title} text={question.text} onClose={() => question.answer(true)} />
      ) : (
        <ConfirmDialog
          title={question.title}
          text={question.text}
          details={question.details}
          yes={question.yes}
          no={question.no}
          isDestructive={question.isDestructive ?? false}
          onAnswer={question.answer}
        />
      )}
    </>
  )
}
