import { memberOf, readSession } from '@shop/shared/session'
import { type OutboxPorts, outboxOf, setUnsent } from './outbox.ts'
import { isOnline, sendUnsentWrites } from './send-unsent-writes.ts'
import { isUndone, type UnsentWrite, withStep } from './unsent-write.ts'
import type { UnsentPlace } from './write-target.ts'

/** Gives the place of one quantity in the outbox of the page. [K-120] */
export function unsentPlace(ports: OutboxPorts, of: Pick<UnsentWrite, 'kind' | 'key' | 'subject'>): UnsentPlace {
  const outbox = outboxOf(ports)
  return {
    press() {
      outbox.presses += 1
      return outbox.presses
    },
    mustWait: () => outbox.writes.size > 0 || !isOnline(ports),
    keep({ step, pressed, shown, intent = ports.randomId(), tried }) {
      const member = memberOf(readSession())?.code
      if (member === undefined) return
      const known = outbox.writes.get(of.key)
      const write =
        known === undefined
          ? { member, ...of, step, intent, pressed, tried }
          : withStep(known, step, outbox.sending === of.key, intent)
      const isOver = outbox.sending !== of.key && isUndone(write, shown)
      setUnsent(outbox, ports, of.key, isOver ? undefined : write)
      // A new press is a new try, whatever has stopped the last one.
      outbox.isHeld = false
      sendUnsentWrites(ports)
    },
  }
}
