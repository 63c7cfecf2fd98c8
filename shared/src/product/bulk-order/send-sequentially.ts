import { isApiError } from '@shop/shared/api'
import type { Product } from '@shop/shared/domain/shopping'
import { isFatalForBatch } from '@shop/shared/product/order'
import type { SentOutcome } from '@shop/shared/writes'

export type SequentialSend<P extends Product> = {
  stored: { product: P; quantity: number }[]
  refused: { product: P; error: unknown }[]
  /** Nobody knows whether these have arrived. */
  unknown: P[]
  /** Certainly not stored, as the run ended before. */
  unsent: P[]
  /** It ended the run. */
  error?: unknown
}

type Send<P> = (product: P) => Promise<SentOutcome | undefined> | undefined

/** Sends product after product; a failure that every further one would meet ends the run. [ORD-043, ORD-109] */
export async function sendSequentially<P extends Product>(
  products: readonly P[],
  send: Send<P>,
  onProgress: (done: number) => void,
): Promise<SequentialSend<P>> {
  const run: SequentialSend<P> = { stored: [], refused: [], unknown: [], unsent: [] }
  for (const [at, product] of products.entries()) {
    onProgress(at)
    const outcome = await send(product)
    if (outcome?.is === 'stored') {
      run.stored.push({ product, quantity: outcome.quantity })
      continue
    }
    const isFatal = outcome !== undefined && isFatalForBatch(outcome.error)
    // Without an outcome a write of the same product took this one along.
    if (outcome?.is !== 'failed') run.unknown.push(product)
    else if (!isFatal) run.refused.push({ product, error: outcome.error })
    if (!isFatal) continue
    return { ...run, unsent: products.slice(outcome.is === 'failed' ? at : at + 1), error: outcome.error }
  }
  return run
}

/** Lists what was left as it was, for whatever reason. */
export const notStored = <P extends Product>({ refused, unknown, unsent }: SequentialSend<P>): P[] => [
  ...refused.map(({ product }) => product),
  ...unknown,
  ...unsent,
]

/** Tells whether the service wants a login before it goes on. */
export const isLoginNeeded = (error: unknown): boolean => isApiError(error) && error.code === 'LOGIN_NEEDED'
