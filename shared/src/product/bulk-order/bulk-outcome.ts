import type { Message } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'

/** A product that an action has left as it was, and why, in words. */
export type SkippedProduct = { product: Pick<Product, 'name'>; reason: string }

/** Pieces of the service before an order and after it. */
export type OrderedLine<P extends Product = Product> = { product: P; before: number; after: number }

/** Takes back orders, and nothing else. */
export type OrderUndo<P extends Product = Product> = { is: 'ordered'; lines: readonly OrderedLine<P>[] }

/** As it stands in the page until the next action; `U` takes it back. */
export type BulkOutcome<P extends Product = Product, U = OrderUndo<P>> = {
  tone: 'success' | 'warning'
  title: string
  /** A sentence each. */
  lines: readonly string[]
  undo?: U
  /** Their answers were lost: whether they are ordered can be asked for. [ORD-133] */
  unknown?: readonly P[]
}

/** The end of an action on many products. */
export type OrdersResult<P extends Product = Product, U = OrderUndo<P>> = {
  outcome: BulkOutcome<P, U>
  /** Done with: they leave the choice. */
  leave: readonly P[]
  /** Taken back: they are chosen again. */
  comeBack: readonly P[]
  /** The session has ended: why a login is needed. */
  login?: Message
}
