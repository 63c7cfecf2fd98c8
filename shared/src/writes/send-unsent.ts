import { isApiError } from '@shop/shared/api'
import { runWrite } from './execute-write.ts'
import { beginWrite } from './next-write.ts'
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
export async function sendUnsent({ outbox, ports, kind, write }: Sending): Promise<TryEnd> {
  const { key, subject, step, intent, tried } = write
  const target = kind.target(write)
  const keep = (left: UnsentWrite | undefined) => setUnsent(outbox, ports, key, left)
  const lost = tried && { ...tried, error: undefined, isUnknown: false }
  // The member has counted from what was there before the request that was tried.
  const before = tried === undefined ? target.before : tried.before
  const record = beginWrite({ subject, wanted: 0, step, intent, before, lost, isUnsent: true })
  outbox.sending = key
  await runWrite({ ...target, randomId: ports.randomId }, record, (sent) => {
    const now = outbox.writes.get(key)
    const attempt = { intent: sent.intent ?? intent, step: sent.step, before: sent.before, elsewhere: sent.elsewhere }
    // A step that is asked for now is counted from what was read: the step before it is over.
    if (now !== undefined) keep({ ...now, step: attempt.step, intent: attempt.intent, tried: attempt })
  })
  outbox.sending = undefined
  const end = endOf(record, tried !== undefined)
  const now = outbox.writes.get(key)
  // Its member has gone meanwhile.
  if (now === undefined) return end
  if (end.is === 'unclear') setLostWrite(target.state, target.key, record.lost)
  if (end.is === 'unclear' || end.is === 'stored') target.settle(record.before ?? 0)
  if (end.is === 'stored') kind.stored?.(write)
  keep(unsentAfter(now, end, ports.randomId()))
  return end
}

function endOf({ status, error }: WriteRecord, wasTried: boolean): TryEnd {
  if (status === 'stored') return { is: 'stored' }
  if (status === 'unknown') return { is: 'unclear' }
  // A request that never left has nothing to be read for.
  const mayHaveArrived = wasTried || (isApiError(error) && error.facts.maybeStored === true)
  return { is: whyNotSent(error), error, mayHaveArrived }
}

const busy = 429

/** No network, no answer, or a service that is down: that passes. */
function whyNotSent(error: unknown): 'cut' | 'loginNeeded' | 'refused' {
  if (!isApiError(error)) return 'refused'
  const { code, facts } = error
  if (code === 'LOGIN_NEEDED') return 'loginNeeded'
  return ['OFFLINE', 'TIMEOUT', 'UNAVAILABLE', 'ABORTED'].includes(code) || facts.status === busy ? 'cut' : 'refused'
}
