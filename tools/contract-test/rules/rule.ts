import type { Call } from '@shop/shared/contract'
import type * as v from 'valibot'
import type { Asked } from '../ask.ts'

type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined

/** A request that was answered, and what it was answered with. */
export type Answered<C extends Call> = {
  query: OutputOf<C['query']>
  body: OutputOf<C['body']>
  reply: v.InferOutput<C['reply']>
  as: Asked['as']
  /** Asks the same call with other fields. */
  again(over: { query?: Record<string, unknown>; body?: unknown }): Promise<v.InferOutput<C['reply']>>
}

/** Broken: what was expected, and what was got. */
export type Broken = { expected: string; got: string }

/** A statement of the documents on a call, beyond its shape, that a caller can see. */
export type Rule<C extends Call = Call> = {
  call: C
  ids: readonly string[]
  broken(answered: Answered<C>): Promise<Broken | undefined> | Broken | undefined
}

export const ruleOf = <C extends Call>(call: C, ids: readonly string[], broken: Rule<C>['broken']): Rule =>
  ({ call, ids, broken }) as unknown as Rule

/** Gives the first that is broken. */
export const firstOf = (...checks: readonly (Broken | undefined)[]): Broken | undefined =>
  checks.find((check) => check !== undefined)

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

export const expectEqual = (
  what: string,
  got: number | string | undefined,
  expected: number | string,
): Broken | undefined => (got === expected ? undefined : { expected: `${what} ${expected}`, got: String(got) })

export const expectAtMost = (what: string, got: number, most: number): Broken | undefined =>
  got <= most ? undefined : { expected: `${what}: at most ${most}`, got: String(got) }

/** Every one is of what was asked for. */
export const expectEach = (
  what: string,
  got: readonly string[],
  isGood: (one: string) => boolean,
): Broken | undefined => {
  const wrong = got.find((one) => !isGood(one))
  return wrong === undefined ? undefined : { expected: what, got: wrong }
}
