import type { OrderNumber } from '@shop/shared/domain'
import type { KeptLine, NumberList } from '@shop/shared/product/number-list'

/** Changes of a number list; each is done to what the store holds at that moment, which another tab may have changed. */
export type ListChange = (lines: NumberList) => NumberList

export const addLines =
  (added: readonly KeptLine[]): ListChange =>
  (lines) => {
    const known = new Set(lines.map(({ no }) => no))
    return [...added.filter(({ no }) => !known.has(no)), ...lines]
  }

/** Where it stood, or at the end of a list that has become shorter. */
export const insertLine =
  (line: KeptLine, at: number): ListChange =>
  (lines) =>
    lines.some(({ no }) => no === line.no) ? lines : lines.toSpliced(at, 0, line)

export const removeLine =
  (no: OrderNumber): ListChange =>
  (lines) =>
    lines.filter((line) => line.no !== no)

/** Another quantity is another request, so it gets a name of its own; the reason against the old one is gone. */
export const setLineQuantity =
  (no: OrderNumber, quantity: number, intent: string): ListChange =>
  (lines) =>
    lines.map((line) => (line.no === no && line.quantity !== quantity ? { no, quantity, intent } : line))

/** On its way to the service, which holds `sentOver` pieces of it so far, as far as is known. */
export const markSent =
  (no: OrderNumber, sentOver: number | 'unknown'): ListChange =>
  (lines) =>
    lines.map((line) => (line.no === no ? { no, quantity: line.quantity, intent: line.intent, sentOver } : line))

/** It was not ordered. A request that the service refused is over: the next one has a name of its own. */
export const markNotOrdered =
  (no: OrderNumber, reason: string | undefined, intent?: string): ListChange =>
  (lines) =>
    lines.map((line) =>
      line.no === no
        ? {
            no,
            quantity: line.quantity,
            intent: intent ?? line.intent,
            ...(reason === undefined ? {} : { reason }),
          }
        : line,
    )
