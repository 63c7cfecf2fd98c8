import type { Product } from '@shop/shared/domain/shopping'
import { startTransition, useEffect, useState } from 'react'
import type { ListLook } from './list-look.tsx'

/** Products that are drawn, laid out and put out of sight together. */
export type Chunk = { look: ListLook; products: readonly Product[] }

export const chunksOf = (products: readonly Product[], look: ListLook, size: number): Chunk[] =>
  Array.from({ length: Math.ceil(products.length / size) }, (_, at) => ({
    look,
    products: products.slice(at * size, (at + 1) * size),
  }))

const isSame = (one: Chunk | undefined, other: Chunk | undefined): boolean =>
  one?.look === other?.look &&
  one?.products.length === other?.products.length &&
  one?.products.every((product, at) => product === other?.products[at]) === true

/** Of a first chunk that changes these are there at once: more would hold up the frame that answers the press. */
const atOnce = 4

/** What stands at once: the first of the first chunk, the others as they were; a new one is empty. */
export const begun = (shown: readonly Chunk[], target: readonly Chunk[]): Chunk[] =>
  Array.from({ length: Math.max(shown.length, target.length) }, (_, at) => {
    const [was, wanted] = [shown[at], target[at]]
    if (at === 0 && wanted !== undefined && !isSame(was, wanted))
      return was === undefined ? wanted : { ...wanted, products: wanted.products.slice(0, atOnce) }
    return was ?? { look: wanted?.look ?? 'grid', products: [] }
  })

/** One chunk nearer to what shall be; the same array when it is reached. */
export function stepped(shown: readonly Chunk[], target: readonly Chunk[]): readonly Chunk[] {
  if (shown.length > target.length) return shown.slice(0, -1)
  const at = target.findIndex((chunk, place) => !isSame(shown[place], chunk))
  const wanted = target[at]
  return wanted === undefined ? shown : shown.with(at, wanted)
}

/**
 * A long list is drawn chunk by chunk, and changes its order or look so; between the steps the browser answers presses.
 * In the end all of it stands in the page, to be found, read out and printed. [PF-04]
 */
export function useShownChunks(target: readonly Chunk[]): readonly Chunk[] {
  const [state, setState] = useState(() => ({ target, shown: begun([], target) as readonly Chunk[] }))
  const isNew = state.target !== target
  const now = isNew ? { target, shown: begun(state.shown, target) } : state
  if (isNew) setState(now)
  const { shown } = now
  useEffect(() => {
    if (stepped(shown, target) === shown) return
    startTransition(() =>
      setState((last) => (last.target === target ? { target, shown: stepped(last.shown, target) } : last)),
    )
  }, [shown, target])
  return shown
}
