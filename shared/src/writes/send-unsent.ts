import { isApiError } from '@shop/shared/api'
import { runWrite } from './execute-write.ts'
import { isLostAnswer, toAttempt } from './next-write.ts'
import { type Outbox, type OutboxPorts, setUnsent, type UnsentKind } from './outbox.ts'
import { type TryEnd, type UnsentWrite, unsentAfter } from './unsent-write.ts'
import type { WriteRecord } from './write-record.ts'
import { setLostWrite } from './write-state.ts'

type Sending = { outbox: Outbox; ports: OutboxPorts; kind: UnsentKind; write: UnsentWrite }

/**
 * Tries once to send a write that waits, and keeps what is left of it afterwards: nothing, what was asked for meanwhile,
 * or all of it. What may have arrived is read first, and sent again only when it has not, under the same intent.
 * [ORD-133, API-082]
 */
export async function sendUnsent({ outbox, ports, kind, write }: Sending): Promise<{ is: TryEnd; error: unknown }> {
  const { key, step, intent, tried } = write
  const target = kind.target(write)
  const keep = (left: UnsentWrite | undefined) => setUnsent(outbox, ports, key, left)
  const lost = tried && { ...tried, error: undefined, isUnknown: false }
  // The member has counted from what was there before the request that was tried.
  const before = tried === undefined ? target.before : tried.before
  const record: WriteRecord = { status: 'queued', step, intent, before, lost, isUnsent: true }
  outbox.sending = key
  const onSent = (sent: WriteRecord) => {
    const attempt = toAttempt(sent)
    const now = outbox.writes.get(key)
    // A step that is asked for now is counted from what was read: the step before it is over.
    if (now !== undefined) keep({ ...now, step: attempt.step, intent: attempt.intent, tried: attempt })
  }
  await runWrite({ ...target, randomId: ports.randomId }, record, onSent)
  outbox.sending = undefined
  const { status, error } = record
  const is = status === 'stored' || status === 'unknown' ? status : whyNotSent(error)
  const now = outbox.writes.get(key)
  // Its member has gone meanwhile.
  if (now === undefined) return { is, error }
  if (is === 'unknown') setLostWrite(target.state, target.key, record.lost)
  if (is === 'unknown' || is === 'stored') target.settle(record.before ?? 0)
  if (is === 'stored') kind.stored?.(write)
  // A request that never left has nothing to be read for.
  const mayHaveArrived = tried !== undefined || isLostAnswer(error)
  keep(unsentAfter(mayHaveArrived ? now : { ...now, tried: undefined }, is, ports.randomId()))
  return { is, error }
}

const busy = 429

/** No network, no answer, or a service that is down: that passes. */
function whyNotSent(error: unknown): 'cut' | 'loginNeeded' | 'refused' {
  if (!isApiError(error)) return 'refused'
  const { code, facts } = error
  if (code === 'LOGIN_NEEDED') return 'loginNeeded'
  return ['OFFLINE', 'TIMEOUT', 'UNAVAILABLE', 'ABORTED'].includes(code) || facts.status === busy ? 'cut' : 'refused'
}
