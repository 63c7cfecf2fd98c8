import { isApiError } from '@shop/shared/api'
import { memberOf, readSession } from '@shop/shared/session'
import { inTurn, type Outbox, type OutboxPorts, outboxOf, setUnsent } from './outbox.ts'
import { type SentUnsent, sendUnsent } from './send-unsent.ts'
import { type UnsentWrite, withNext } from './unsent-write.ts'
import { setLostWrite } from './write-state.ts'

const firstPauseMs = 1000
const maxPauseMs = 30_000
/** So often a service that is there may fail over one write before the others go on without it. */
const maxAnswers = 5

const sentText = { title: '未送信の変更を送信しました' }
const refusedTitle = '送信できなかった変更があります'

/**
 * Sends what is unsent, one after the other in the order in which the member made the changes: at once, after 1, 2, 4 …
 * 30 s, and when the network is back. One run at a time, and nothing while the member is not known. [K-120, ORD-133]
 */
export function sendUnsentWrites(ports: OutboxPorts): void {
  const outbox = outboxOf(ports)
  if (outbox.isRunning || outbox.isHeld || nextOf(outbox) === undefined) return
  outbox.isRunning = true
  void run(outbox, ports)
}

/** The first one; none while nobody on the page can send it. */
function nextOf(outbox: Outbox): UnsentWrite | undefined {
  const [first] = inTurn(outbox)
  const { status } = readSession().login
  if (first === undefined || status !== 'member' || memberOf(readSession())?.code !== first.member) return undefined
  return outbox.kinds.has(first.kind) ? first : undefined
}

async function run(outbox: Outbox, ports: OutboxPorts): Promise<void> {
  const run = { pauseMs: firstPauseMs, answers: 0, stored: 0, refused: [] as string[] }
  for (let write = nextOf(outbox); write !== undefined && !outbox.isHeld; write = nextOf(outbox)) {
    if (!isOnline(ports)) {
      await pause(ports, maxPauseMs)
      continue
    }
    const sent = await sendOne(outbox, ports, write)
    if (sent.is === 'cut') {
      run.answers += isApiError(sent.error) && sent.error.facts.status !== undefined ? 1 : 0
      if (run.answers < maxAnswers) {
        await pause(ports, run.pauseMs)
        run.pauseMs = Math.min(run.pauseMs * 2, maxPauseMs)
        continue
      }
      forget(outbox, ports, write)
    }
    if (sent.is === 'loginNeeded') {
      outbox.isHeld = true
      ports.notices.failure(sent.error, 'send what was unsent')
    }
    if (sent.is === 'stored') run.stored += 1
    const kind = outbox.kinds.get(write.kind)
    if (kind !== undefined && (sent.is === 'refused' || sent.is === 'cut'))
      run.refused.push(kind.refused(write, sent.error))
    run.pauseMs = firstPauseMs
    run.answers = 0
  }
  outbox.isRunning = false
  if (run.refused.length > 0) void ports.notices.alert({ title: refusedTitle, text: run.refused.join('　') })
  else if (run.stored > 0 && outbox.writes.size === 0) ports.notices.popup(sentText)
}

async function sendOne(outbox: Outbox, ports: OutboxPorts, write: UnsentWrite): Promise<SentUnsent> {
  const { key } = write
  const kind = outbox.kinds.get(write.kind)
  if (kind === undefined) return { is: 'cut', error: undefined }
  const target = kind.target(write)
  outbox.sending = key
  const sent = await sendUnsent(target, write, (tried) => {
    const now = outbox.writes.get(key)
    if (now !== undefined) setUnsent(outbox, ports, key, { ...now, intent: tried.intent, tried })
  })
  outbox.sending = undefined
  const now = outbox.writes.get(key)
  // Its member has gone meanwhile.
  if (now === undefined) return sent
  const { next, tried, ...rest } = now
  if (sent.is === 'stored') {
    target.settle(sent.quantity)
    kind.stored?.(write)
    const more = next === undefined ? undefined : { ...rest, step: next, intent: ports.randomId() }
    setUnsent(outbox, ports, key, more)
  } else if (sent.is === 'cut' || sent.is === 'loginNeeded') {
    const isPossible = isApiError(sent.error) && sent.error.facts.maybeStored === true
    // A request that never left has nothing to be read for.
    const kept = tried === undefined || isPossible || write.tried !== undefined ? now : { ...rest, next }
    setUnsent(outbox, ports, key, withNext(kept, ports.randomId()))
  } else {
    if (sent.is === 'unclear')
      setLostWrite(target.state, target.key, {
        before: undefined,
        ...sent.tried,
        error: undefined,
        isUnknown: true,
      })
    if (sent.is === 'unclear') target.settle(sent.quantity)
    setUnsent(outbox, ports, key, undefined)
  }
  return sent
}

const forget = (outbox: Outbox, ports: OutboxPorts, { key }: UnsentWrite) => setUnsent(outbox, ports, key, undefined)

export const isOnline = ({ network }: Pick<OutboxPorts, 'network'>): boolean => network?.isOnline() ?? true

/** Ends early when the network is back. */
function pause({ network }: OutboxPorts, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    const stop = network?.onOnline(end)
    function end(): void {
      clearTimeout(timer)
      stop?.()
      resolve()
    }
  })
}
