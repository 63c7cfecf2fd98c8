import { memberOf, readSession } from '@shop/shared/session'
import { type OutboxPorts, outboxOf, setUnsent } from './outbox.ts'
import { isOnline, sendUnsentWrites } from './send-unsent-writes.ts'
import { mergeSteps, type Step } from './step.ts'
import { isUndone, type TriedWrite, type UnsentWrite, withStep } from './unsent-write.ts'

/** Where a write goes that cannot be sent now. */
export type UnsentPlace = {
  /** Counts a press: its place in the order. */
  press(): number
  /** There is no network, or others wait already: those come first. */
  mustWait(): boolean
  keep(late: LateWrite): void
}

type LateWrite = {
  step: Step
  /** The number of its press. */
  pressed: number
  /** On show now. */
  shown: number | undefined
  intent?: string | undefined
  tried?: TriedWrite | undefined
}

/** The place of one quantity in the page's outbox. [K-120] */
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

/** The rest of a write that was cut off: its step, and those that came meanwhile. */
export const stepLeft = (step: Step, next: Step | undefined): Step =>
  next === undefined ? step : mergeSteps(step, next)
