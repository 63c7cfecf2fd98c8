/**
 * Writes whose answers may be lost. Everything that a member sets is a quantity here: pieces of an order, pieces of a
 * subscription, a heart as 1 or 0.
 */
export { changedElsewhere } from './changed-elsewhere.ts'
export { checkLostWrite } from './check-lost-write.ts'
export { executeWrite, runWrite } from './execute-write.ts'
export { unsentPlace } from './keep-unsent.ts'
export { type OutboxPorts, outboxOf, type UnsentKind, watchUnsent } from './outbox.ts'
export { pageStateOf } from './page-state.ts'
export { sendUnsentWrites } from './send-unsent-writes.ts'
export { afterStep, haveFrom, isSameStep, mergeSteps, type Step } from './step.ts'
export { type UnsentWrite, wantedOf } from './unsent-write.ts'
export type { LostWrite, WriteRecord } from './write-record.ts'
export {
  everyKey,
  hasUnknownWrites,
  isUnknownWrite,
  setLostWrite,
  type WriteState,
  watchLostWrites,
  writeStateOf,
} from './write-state.ts'
export type { HeldQuantity, SentOutcome, UnsentPlace, WriteOutcome, WriteTarget } from './write-target.ts'
