import { messages } from '@shop/shared/domain'
import { memberOf, type Session, useSession } from '@shop/shared/session'
import { Button, Dialog } from '@shop/shared/ui'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { useOnline } from './use-online.ts'

/** Logged in, but who it is could not be loaded: the network or the member base does not answer. */
const isMemberMissing = (session: Session): boolean =>
  session.login.status === 'expired' && memberOf(session) === undefined

/**
 * Too much is going on at the service. It goes on being asked while this stands, and once it answers
 * this goes away. Without any network the offline note speaks instead. [ERR-004, CHR-034, CHR-035]
 */
export function BusyDialog({ reload }: { reload(): void }) {
  const isMissing = useSession(isMemberMissing)
  const isOnline = useOnline()
  const [isClosed, setIsClosed] = useState(false)
  if (!isMissing || !isOnline || isClosed) return null
  return (
    <Dialog
      title={messages.busy.title}
      onClose={() => setIsClosed(true)}
      actions={
        <Button data-first-focus="" onClick={reload}>
          <RotateCw size={18} />
          再読み込み
        </Button>
      }
    />
  )
}
