import { isApiError } from '@shop/shared/api'
import { memberOf, readSession } from '@shop/shared/session'
import { inTurn, type Outbox, type OutboxPorts, outboxOf, setUnsent } from './outbox.ts'
import { sendUnsent } from './send-unsent.ts'
import type { UnsentWrite } from './unsent-write.ts'

const firstPauseMs = 1000
const maxPauseMs = 30_000
/** So often a service that answers may fail over one write, before the others go on without it. */
const maxAnswers = 5

const sentMessage = { title: '未送信の変更を送信しました' }
const refusedTitle = '送信できなかった変更があります'

/** One time of sending, until nothing is left that can be sent. */
type Run = { outbox: Outbox; ports: OutboxPorts; pauseMs: number; answers: number; stored: number; refused: string[] }

/**
 * Sends what is unsent, one after the other in the order in which the member made the changes: at once, after 1, 2, 4 …
 * 30 s, and when the network is back. One run at a time, and nothing while the member is not known. [K-120]
 */
export function sendUnsentWrites(ports: OutboxPorts): void {
  const outbox = outboxOf(ports)
  if (outbox.isRunning || nextOf(outbox) === undefined) return
  outbox.isRunning = true
  void send({ outbox, ports, pauseMs: firstPauseMs, answers: 0, stored: 0, refused: [] })
}

/** The first one; none while nobody on the page can send it. */
function nextOf(outbox: Outbox): UnsentWrite | undefined {
  const [first] = inTurn(outbox)
  if (first === undefined || outbox.isHeld || !outbox.kinds.has(first.kind)) return undefined
  const session = readSession()
  return session.login.status === 'member' && memberOf(session)?.code === first.member ? first : undefined
}

async function send(run: Run): Promise<void> {
  const { outbox, ports } = run
  for (let write = nextOf(outbox); write !== undefined; write = nextOf(outbox)) {
    if (isOnline(ports)) await sendNext(run, write)
    else await pause(ports)
  }
  outbox.isRunning = false
  if (run.refused.length > 0) void ports.notices.alert({ title: refusedTitle, text: run.refused.join('　') })
  else if (run.stored > 0 && outbox.writes.size === 0) ports.notices.popup(sentMessage)
}

async function sendNext(run: Run, write: UnsentWrite): Promise<void> {
  const { outbox, ports } = run
  const kind = outbox.kinds.get(write.kind)
  if (kind === undefined) return
  const sent = await sendUnsent({ outbox, ports, kind, write })
  if (sent.is === 'cut' && mayPass(run, sent.error)) {
    await pause(ports, run.pauseMs)
    run.pauseMs = Math.min(run.pauseMs * 2, maxPauseMs)
    return
  }
  run.pauseMs = firstPauseMs
  run.answers = 0
  if (sent.is === 'stored') run.stored += 1
  if (sent.is === 'loginNeeded') {
    // It stays for who comes back from the login.
    outbox.isHeld = true
    ports.notices.failure(sent.error, 'send what was unsent')
  }
  if (sent.is === 'cut') setUnsent(outbox, ports, write.key, undefined)
  if (sent.is === 'cut' || sent.is === 'refused') run.refused.push(kind.refused(write, sent.error))
}

/** Without a network there is no end to waiting. */
function mayPass(run: Run, error: unknown): boolean {
  if (isApiError(error) && error.facts.status !== undefined) run.answers += 1
  return run.answers < maxAnswers
}

export const isOnline = ({ network }: Pick<OutboxPorts, 'network'>): boolean => network?.isOnline() ?? true

/** Ends when the network is back, at the latest after a while. */
function pause({ network }: OutboxPorts, ms?: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = ms === undefined ? undefined : setTimeout(end, ms)
    const stop = network?.onOnline(end)
    function end(): void {
      clearTimeout(timer)
      stop?.()
      resolve()
    }
  })
}
