/** Something the person who ran the command can put right: shown as its message, without a stack. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && error.name === 'Refusal'
