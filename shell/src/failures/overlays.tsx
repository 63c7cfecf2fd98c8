import { messages } from '@shop/shared/domain'
import { Button } from '@shop/shared/ui'
import { AlertDialog, Dialog } from '@shop/shared/ui/dialog'
import RotateCw from 'lucide-react/icons/rotate-cw'

type BusyOverlayProps = { note: string | undefined; onReload(): void; onClose(): void }

/** Too much is going on at a service. It goes away by itself once the service answers. */
export const BusyOverlay = ({ note, onReload, onClose }: BusyOverlayProps) => (
  <Dialog
    title={messages.busy.title}
    hasCloseButton
    onClose={onClose}
    actions={
      <Button data-first-focus="" onClick={onReload}>
        <RotateCw size={18} />
        再読み込み
      </Button>
    }
  >
    {note === undefined ? null : <small>{note}</small>}
  </Dialog>
)

/** Usable only after login. */
export const LoginFirstOverlay = ({ onLogin, onClose }: { onLogin(): void; onClose(): void }) => (
  <Dialog
    title={messages.loginFirst.title}
    onClose={onClose}
    actions={
      <Button data-first-focus="" onClick={onLogin}>
        OK
      </Button>
    }
  />
)

/** This page is older than the services allow. */
export const OutdatedOverlay = ({ onRead }: { onRead(): void }) => (
  <AlertDialog title={messages.outdated.title} text={messages.outdated.text} onClose={onRead} />
)
