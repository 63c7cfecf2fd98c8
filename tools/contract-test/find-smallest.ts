import fc from 'fast-check'
import { Finding } from './finding.ts'

export type RunFacts = { runs: number; seed: number }

/** Each is a request to somebody else's service. */
const maxShrinks = 60

/** Gives the smallest case in which something is found, of as many as may be asked. */
export async function findSmallest<T>(
  cases: fc.Arbitrary<T>,
  judge: (one: T) => Promise<void>,
  { runs, seed }: RunFacts,
): Promise<Finding | undefined> {
  let shrinks: number | undefined
  const result = await fc.check(
    fc.asyncProperty(cases, async (one) => {
      if (shrinks !== undefined) shrinks += 1
      if (shrinks !== undefined && shrinks > maxShrinks) return
      try {
        await judge(one)
      } catch (error) {
        shrinks ??= 0
        throw error
      }
    }),
    { numRuns: runs, seed },
  )
  if (!result.failed) return undefined
  if (result.errorInstance instanceof Finding) return result.errorInstance
  throw result.errorInstance
}
