import { useNavigate } from '@shop/shared/router'
import { Dialog, LeaveButton } from '@shop/shared/ui/dialog'

/** It is stored; 戻る leads on, and the way back does not lead into the finished form. */
export function DoneDialog({ title, text, to }: { title: string; text?: string | undefined; to: string }) {
  const navigate = useNavigate()
  const goBack = () => navigate(to, { replace: true })
  return (
    <Dialog
      title={title}
      text={text}
      onClose={goBack}
      actions={
        <LeaveButton data-first-focus="" onLeave={goBack}>
          戻る
        </LeaveButton>
      }
    />
  )
}
