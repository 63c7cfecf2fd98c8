import { css } from '@emotion/react'
import styled from '@emotion/styled'
import {
  AlertDialog,
  Button,
  ConfirmDialog,
  DialogFrame,
  LoadingOverlay,
  media,
  Popup,
  Snackbar,
  theme,
} from '@shop/shared/ui'
import type { FocusEvent, ReactNode } from 'react'
import { useStore } from 'zustand'
import type { NoticeStore, Question, Snackbar as ShownSnackbar } from './notice-store.ts'

/** A screen with a bar of its own at the bottom says how high that is; the snackbar stays above it. [design 10] */
const SnackbarPlace = styled.div(css`
  position: fixed;
  inset: auto 16px calc(24px + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom));
  z-index: ${theme.layer.snackbar};
  display: grid;
  justify-items: center;
  pointer-events: none;

  & [data-held] { pointer-events: auto; }
  ${media.print} { display: none; }
`)

const PopupPlace = styled.div(css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.popup};
  display: grid;
  place-items: center;
  padding: 16px;
  pointer-events: none;

  & [data-held] { pointer-events: auto; }
  ${media.print} { display: none; }
`)

/** What the shop says outside of a screen. The places stand in the page before anything is said. [AX-13] */
export function NoticeBoard({ store }: { store: NoticeStore }) {
  const { snackbar, popup, questions, loading } = useStore(store)
  return (
    <>
      <SnackbarPlace>
        <div role="status">{snackbar === undefined || snackbar.isError ? null : <HeldSnackbar {...snackbar} />}</div>
        <div role="alert">{snackbar?.isError === true ? <HeldSnackbar {...snackbar} /> : null}</div>
      </SnackbarPlace>
      <PopupPlace>
        <div role="status">
          {popup === undefined ? null : (
            <Held key={popup.id} hold={popup.hold}>
              <Popup title={popup.title} text={popup.text} />
            </Held>
          )}
        </div>
      </PopupPlace>
      {/* Styles of what appears with a press are in the page before it. [PF-04] */}
      <DialogFrame>
        <Button />
        <Popup title="" />
      </DialogFrame>
      {questions[0] === undefined ? null : <Asked key={questions[0].id} {...questions[0]} />}
      {loading > 0 ? <LoadingOverlay /> : null}
    </>
  )
}

const HeldSnackbar = ({ id, title, text, isError, link, close, hold }: ShownSnackbar) => (
  <Held key={id} hold={hold}>
    <Snackbar title={title} text={text} isError={isError} link={link} onClose={close} />
  </Held>
)

/** Its time stands still while it is pointed at or has the focus. [AX-14] */
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

const Asked = ({ title, text, details, yes, no, isDestructive, isAlert, answer }: Question) =>
  isAlert ? (
    <AlertDialog title={title} text={text} onClose={() => answer(true)} />
  ) : (
    <ConfirmDialog {...{ title, text, details, yes, no, isDestructive }} onAnswer={answer} />
  )
