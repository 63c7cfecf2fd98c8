import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, media, safeArea, theme } from '@shop/shared/ui'
import { AlertDialog, ConfirmDialog, DialogFrame } from '@shop/shared/ui/dialog'
import type { FocusEvent, ReactNode } from 'react'
import type { Question, Popup as ShownPopup, Snackbar as ShownSnackbar } from './notice-store.ts'
import { Popup } from './popup.tsx'
import { Snackbar } from './snackbar.tsx'

export { LoadingOverlay } from './loading-overlay.tsx'

/** A screen with a bar of its own at the bottom says how high that is; the snackbar stays above it. */
const SnackbarLayer = styled.div(css`
  position: fixed;
  inset: auto calc(16px + env(safe-area-inset-right)) calc(24px + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom)) calc(16px + env(safe-area-inset-left));
  z-index: ${theme.layer.snackbar};
  display: grid;
  justify-items: center;
  pointer-events: none;

  & [data-held] { pointer-events: auto; }
  ${media.print} { display: none; }
`)

const PopupLayer = styled.div(css`
  position: fixed;
  inset: ${safeArea};
  z-index: ${theme.layer.popup};
  display: grid;
  place-items: center;
  padding: 16px;
  pointer-events: none;

  & [data-held] { pointer-events: auto; }
  ${media.print} { display: none; }
`)

export const SnackbarNotice = ({ id, title, text, isError, link, note, close, hold }: ShownSnackbar) => (
  <SnackbarLayer>
    <Held key={id} hold={hold}>
      <Snackbar title={title} text={text} isError={isError} link={link} note={note} onClose={close} />
    </Held>
  </SnackbarLayer>
)

export const PopupNotice = ({ id, title, text, isWaiting, hold }: ShownPopup) => (
  <PopupLayer>
    <Held key={id} hold={hold}>
      <Popup title={title} text={text} isWaiting={isWaiting} />
    </Held>
  </PopupLayer>
)

/** Its time stands still while it is pointed at or has the focus. */
function Held({ hold, children }: { hold(isHeld: boolean): void; children: ReactNode }) {
  const hasFocus = ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.contains(document.activeElement)
  const left = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold(event.currentTarget.matches(':hover'))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing but wait longer.
    <div
      data-held
      onPointerEnter={() => hold(true)}
      onPointerLeave={(event) => hold(hasFocus(event))}
      onFocus={() => hold(true)}
      onBlur={left}
    >
      {children}
    </div>
  )
}

/** The first of the questions. */
export const Questions = ({ questions: [first] }: { questions: readonly Question[] }) => (
  <>
    {/* Styles that a press needs are in the page before it: the browser would style everything anew. */}
    <DialogFrame>
      <Button />
      <PopupLayer>
        <Popup title="" />
      </PopupLayer>
    </DialogFrame>
    {first === undefined ? null : <Asked key={first.id} {...first} />}
  </>
)

const Asked = ({ title, text, details, yes, no, isDestructive, isAlert, answer }: Question) =>
  isAlert ? (
    <AlertDialog title={title} text={text} onClose={() => answer(true)} />
  ) : (
    <ConfirmDialog {...{ title, text, details, yes, no, isDestructive }} onAnswer={answer} />
  )
