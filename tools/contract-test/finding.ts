/** Something that a service answers otherwise than the contract says. Thrown, so that the smallest case of it is looked for. */
export class Finding extends Error {
  override readonly name = 'Finding'
  /** The request that shows it, without the token. */
  readonly request: string
  readonly expected: string
  readonly got: string
  /** Lines of docs/requirements that say so. */
  readonly ids: readonly string[]

  constructor(
    request: string,
    { expected, got, ids = [] }: { expected: string; got: string; ids?: readonly string[] },
  ) {
    super(`${request}: expected ${expected}, got ${got}`)
    this.request = request
    this.expected = expected
    this.got = got
    this.ids = ids
  }
}

/** The services cannot be reached, or do not take the token: no case can be judged. */
export class CannotAsk extends Error {
  override readonly name = 'CannotAsk'
}
