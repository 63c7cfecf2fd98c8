import type { SerializedStyles } from '@emotion/react'

/** One for all copies of this entry point in a page: each release may bring its own. */
export type PageStyles<Cache = unknown> = {
  /** By their text, the built styles of code that has run since the last insertion. */
  pending: Record<string, SerializedStyles>
  cache?: Cache
}

const key = Symbol.for('shop.styles')

/** Gives the one value of this page, whoever asks first. Unlike a singleton it may be asked for by several copies. */
export function pageStyles<Cache>(): PageStyles<Cache> {
  const room = globalThis as { [key]?: PageStyles<Cache> }
  room[key] ??= { pending: {} }
  return room[key]
}
