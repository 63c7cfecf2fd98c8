import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Dialog } from './dialog.tsx'
import { LeaveButton } from './leave-button.tsx'

export type ConfirmDialogProps = {
  title: string
  text?: string | undefined
  /** The things that are asked about, each in a line of its own. */
  details?: readonly string[] | undefined
  /** Verb of はい, for the name that a screen reader speaks: 「はい、注文する」. [AX-12] */
  yes?: string | undefined
  no?: string | undefined
  isDestructive?: boolean
  /** `undefined`: put away by Esc, without an answer. */
  onAnswer(yes: boolean | undefined): void
}

/** More than these may have to be scrolled. */
const detailsInSight = 3

const spoken = (answer: string, verb: string | undefined) =>
  verb === undefined || verb === '' ? undefined : `${answer}、${verb}`

const Details = styled.ul(css`
  max-height: 40dvh;
  margin-top: 8px;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font-weight: 700;
`)

/** はい on the right, いいえ on the left. A destructive はい is red and not the first focus. */
export function ConfirmDialog({
  title,
  text,
  details = [],
  yes,
  no,
  isDestructive = false,
  onAnswer,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      text={text}
      onClose={() => onAnswer(undefined)}
      actions={
        <>
          <LeaveButton look="outline" aria-label={spoken('いいえ', no)} onLeave={() => onAnswer(false)}>
            いいえ
          </LeaveButton>
          <LeaveButton
            look={isDestructive ? 'dangerSolid' : 'solid'}
            aria-label={spoken('はい', yes)}
            data-first-focus={isDestructive ? undefined : ''}
            onLeave={() => onAnswer(true)}
          >
            はい
          </LeaveButton>
        </>
      }
    >
      {details.length === 0 ? null : (
        // Scrolls inside: reachable by keyboard.
        <Details aria-label={title} tabIndex={details.length > detailsInSight ? 0 : undefined}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </Details>
      )}
    </Dialog>
  )
}

/** Something to read and to acknowledge. */
export function AlertDialog({ title, text, onClose }: { title: string; text?: string | undefined; onClose(): void }) {
  return (
    <Dialog
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <LeaveButton data-first-focus="" onLeave={onClose}>
          OK
        </LeaveButton>
      }
    />
  )
}
