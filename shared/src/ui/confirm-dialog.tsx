import { Dialog } from './dialog.tsx'
import { LeaveButton } from './leave-button.tsx'

export type ConfirmDialogProps = {
  title: string
  text?: string | undefined
  /** What はい does, for the name that a screen reader speaks: 「はい、注文する」. [AX-12] */
  yes?: string | undefined
  no?: string | undefined
  isDestructive?: boolean
  /** `undefined`: put away by Esc, without an answer. */
  onAnswer(yes: boolean | undefined): void
}

const spoken = (answer: string, verb: string | undefined) =>
  verb === undefined || verb === '' ? undefined : `${answer}、${verb}`

/** はい on the right, いいえ on the left. A destructive はい is red and not the first focus. */
export function ConfirmDialog({ title, text, yes, no, isDestructive = false, onAnswer }: ConfirmDialogProps) {
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
    />
  )
}

/** Something to read and to acknowledge. */
export function AlertDialog({
  title,
  text,
  ok = 'OK',
  onClose,
}: {
  title: string
  text?: string | undefined
  ok?: string
  onClose(): void
}) {
  return (
    <Dialog
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <LeaveButton data-first-focus="" onLeave={onClose}>
          {ok}
        </LeaveButton>
      }
    />
  )
}
