import type { Step } from './step.ts'
import type { Attempt } from './write-record.ts'
import type { WriteState } from './write-state.ts'

/** A quantity to which something can be sent. */
export type SendTarget<Subject = unknown> = {
  state: WriteState<Subject>
  /** Names it within the state. */
  key: string
  /** The quantity of the service, where the page knows it. */
  before: number | undefined
  /** Reads it from the service. */
  read(): Promise<number>
  /** One request; gives the quantity that the service holds then. */
  send(step: Step, intent: string): Promise<number>
  /** Shows it when a write is over, or when it was read back. */
  settle(quantity: number): void
}

/** A quantity that the service holds, and how the page reads and shows it. */
export type HeldQuantity<Subject = unknown> = Pick<SendTarget<Subject>, 'state' | 'key' | 'read' | 'settle'> & {
  /** On show now. */
  shown: number
}

export type WriteTarget<Subject> = SendTarget<Subject> &
  HeldQuantity<Subject> & {
    subject: Subject
    /** Shows it while it is under way. */
    show(quantity: number): void
    randomId(): string
    /** Names this step to the service. Without it each step that is sent gets a name of its own. */
    intent?: string | undefined
    /** Keeps it while there is no network; without it such a write fails. */
    unsent?: UnsentPlace | undefined
  }

/** Where a write goes that cannot be sent now. */
export type UnsentPlace = {
  /** Counts a press: its place in the order. */
  press(): number
  /** There is no network, or others wait already: those come first. */
  mustWait(): boolean
  keep(late: LateWrite): void
}

export type LateWrite = {
  step: Step
  /** The number of its press. */
  pressed: number
  /** On show now. */
  shown: number | undefined
  intent?: string | undefined
  tried?: Attempt | undefined
}

/** The end of a write. `quantity`: that of the service, as far as it is known. */
export type WriteOutcome =
  | { is: 'stored'; quantity: number }
  | { is: 'failed'; quantity: number; error: unknown }
  /** The answer was lost, and reading has not told whether the write has arrived: 確認中. */
  | { is: 'unknown'; quantity: number; error: unknown }
  /** There is no network: it is kept, and sent when there is one. `quantity` is still that of the service. [K-120] */
  | { is: 'unsent'; quantity: number }

/** The end of a write that fails where there is no network. */
export type SentOutcome = Exclude<WriteOutcome, { is: 'unsent' }>
