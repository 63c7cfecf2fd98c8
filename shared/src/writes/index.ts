/**
 * Writes whose answers may be lost. Everything that a member sets is a quantity here: pieces of an order, pieces of a
 * subscription, a heart as 1 or 0.
 */
export {
  checkLostWrite,
  executeWrite,
  type HeldQuantity,
  type WriteOutcome,
  type WriteTarget,
} from './execute-write.ts'
export { type LostWrite, type Reconciled, reconcileLostWrite } from './lost-write.ts'
export { pageStateOf } from './page-state.ts'
export { afterStep, isSameStep, mergeSteps, type Step } from './step.ts'
export {
  anyKey,
  hasUnknownWrites,
  type InFlightWrite,
  isUnknownWrite,
  setLostWrite,
  type WriteState,
  watchLostWrites,
  writeStateOf,
} from './write-state.ts'
