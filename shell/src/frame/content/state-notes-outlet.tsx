import { useSession } from '@shop/shared/session'
import { useIdle } from '../use-idle.ts'
import { useOnline } from '../use-online.ts'
import { loadNotes } from './load-notes.ts'

/** The live regions of what the page lacks. Their words are loaded ahead: without network they could not come any more. */
export function StateNotesOutlet() {
  const isOnline = useOnline()
  const isUnclear = useSession(({ login: { status } }) => status === 'expired')
  const notes = useIdle(loadNotes, !isOnline || isUnclear || undefined)
  return (
    <>
      <div role="status">{notes && !isOnline && <notes.OfflineNote />}</div>
      <div role="status">{notes && isUnclear && <notes.MemberUnclearNote />}</div>
    </>
  )
}
