import { type MemberCode, messages } from '@shop/shared/domain'
import { currentNumber, type HistoryLine } from '@shop/shared/domain/order-history'
import { usePlatform } from '@shop/shared/platform'
import {
  type BulkOutcome,
  type BulkRun,
  bulkRunQuery,
  type OrdersResult,
  useBulkRun,
} from '@shop/shared/product/bulk-order'
import { currentWeek, readSession } from '@shop/shared/session'
import { useRef } from 'react'
import { keyOfLine, mayOrderAgain } from './may-order-again.ts'
import type { AgainLines } from './order-again.ts'
import type { ProductAgain } from './plan-again.ts'
import type { Choice } from './use-choice.ts'

type Outcome = BulkOutcome<ProductAgain>

export type OrderAgain = BulkRun<Outcome> & {
  /** The same from one drawing to the next: each row has it. */
  orderOne(line: HistoryLine): void
  orderChosen(): void
  orderAll(all: AgainLines): void
  undo(): void
  check(): void
  close(): void
}

const bulkCode = () => import(/* webpackChunkName: "order-again" */ './bulk-code.ts')

const pieces = (product: ProductAgain): number => product.pieces

/** もう一度注文: a line, those that are chosen, or the whole week; its outcome, and the way back. */
export function useOrderAgain({ member, choice }: { member: MemberCode; choice: Choice }): OrderAgain {
  const platform = usePlatform()
  const { lines } = choice
  const keysOf = (products: readonly ProductAgain[]) => {
    const numbers = new Set(products.map(({ orderNumber }) => orderNumber))
    return lines.filter((line) => mayOrderAgain(line) && numbers.has(currentNumber(line))).map(keyOfLine)
  }
  const runner = useBulkRun<Outcome, OrdersResult<ProductAgain>>({
    query: bulkRunQuery<Outcome>('account', 'order-again', member),
    doing: 'order again',
    onResult: ({ leave }) => choice.drop(keysOf(leave)),
  })

  function order(all: AgainLines): void {
    const week = currentWeek(readSession())
    if (week === undefined) platform.notices.snackbar({ ...messages.notRetrieved, isError: true })
    else
      void runner.act('注文しています', all.lines.length, async (tell) =>
        (await bulkCode()).orderAgain(platform, all, week.number, tell),
      )
  }

  const last = useRef(order)
  last.current = order
  const orderOne = useRef((line: HistoryLine) => last.current({ lines: [line] }))

  return {
    ...runner.run,
    orderOne: orderOne.current,
    orderChosen: () => order({ lines: lines.filter((line) => choice.chosen.has(keyOfLine(line))) }),
    orderAll: order,
    undo() {
      const { undo } = runner.read().outcome ?? {}
      if (undo === undefined) return
      const request = { lines: undo.lines, viewedAt: platform.clock.now(), source: 'repeat' as const }
      void runner.act('元に戻しています', undo.lines.length, async (tell) =>
        (await bulkCode()).cancelOrders(platform, request, tell),
      )
    },
    check() {
      const { unknown = [], undo } = runner.read().outcome ?? {}
      void runner.act('確認しています', unknown.length, async () =>
        (await bulkCode()).checkUnknown(platform, { unknown, lines: undo?.lines ?? [] }, pieces),
      )
    },
    close: runner.close,
  }
}
