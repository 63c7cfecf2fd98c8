/** The place of one remote in the page, as the frame shows it. */
export type SlotState =
  | { is: 'closed' }
  /** Nothing of the remote is shown yet. */
  | { is: 'waiting' }
  /** `isWaiting`: another screen of it is on its way. */
  | { is: 'shown'; release: string; isWaiting?: boolean }
  /** Every candidate failed; it is tried again by itself. */
  | { is: 'failed' }
