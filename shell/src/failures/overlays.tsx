import { messages } from '@shop/shared/domain'
import { Button } from '@shop/shared/ui'
import { AlertDialog, Dialog } from '@shop/shared/ui/dialog'
import RotateCw from 'lucide-react/icons/rotate-cw'

/** Too much is going on at a service. It goes away by itself once the service answers. */
export const BusyOverlay = ({ onReload, onClose }: { onReload(): void; onClose(): void }) => (
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
  />
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
