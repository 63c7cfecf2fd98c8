import { isApiError } from '@shop/shared/api'
import { type Outbox, type OutboxPorts, setUnsent, type UnsentKind } from './outbox.ts'
import { type SendTarget, type SentUnsent, sendUnsent } from './send-unsent.ts'
import { type UnsentWrite, withNext } from './unsent-write.ts'
import { setLostWrite } from './write-state.ts'

type Sending = { outbox: Outbox; ports: OutboxPorts; kind: UnsentKind; write: UnsentWrite }

/** One try of one write, and what is left of it afterwards: nothing, what was asked for meanwhile, or all of it. */
export async function sendAndSettle({ outbox, ports, kind, write }: Sending): Promise<SentUnsent> {
  const { key } = write
  const target = kind.target(write)
  const keep = (next: UnsentWrite | undefined) => setUnsent(outbox, ports, key, next)
  outbox.sending = key
  const sent = await sendUnsent(target, write, (tried) => {
    const now = outbox.writes.get(key)
    // A step that is asked for now is counted from what was read: the step before it is over.
    if (now !== undefined) keep({ ...now, step: tried.step, intent: tried.intent, tried })
  })
  outbox.sending = undefined
  const now = outbox.writes.get(key)
  // Its member has gone meanwhile.
  if (now === undefined) return sent
  if (sent.is === 'cut' || sent.is === 'loginNeeded') {
    keep(withNext(isToBeRead(write, sent.error) ? now : { ...now, tried: undefined }, ports.randomId()))
    return sent
  }
  show(target, sent)
  if (sent.is === 'stored') kind.stored?.(write)
  const { next, tried: _, ...rest } = now
  const hasMore = sent.is === 'stored' && next !== undefined
  keep(hasMore ? { ...rest, step: next, intent: ports.randomId() } : undefined)
  return sent
}

/** A request that never left has nothing to be read for. */
const isToBeRead = ({ tried }: UnsentWrite, error: unknown): boolean =>
  tried !== undefined || (isApiError(error) && error.facts.maybeStored === true)

function show(target: SendTarget, sent: SentUnsent): void {
  if (sent.is === 'unclear') {
    const { intent, step, before, elsewhere } = sent.tried
    setLostWrite(target.state, target.key, { intent, step, before, elsewhere, error: undefined, isUnknown: true })
  }
  if (sent.is === 'unclear' || sent.is === 'stored') target.settle(sent.quantity)
}
