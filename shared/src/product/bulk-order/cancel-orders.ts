import { messages, type WeekNumber } from '@shop/shared/domain'
import {
  inputStatus,
  isPeakWindow,
  type Order,
  type OrderSource,
  orderedQuantity,
  type Product,
} from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { currentOrderQuery, orderRefusalText, submitOrder } from '@shop/shared/product/order'
import type { OrderedLine, OrdersResult, OrderUndo } from './bulk-outcome.ts'
import { productCountText, productNamesText } from './bulk-words.ts'
import { isLoginNeeded, notStored, sendSequentially } from './send-sequentially.ts'

export type Undone<P extends Product, U> = {
  done: readonly P[]
  failed: readonly P[]
  why: string
  /** Sentences of their own. */
  lines?: readonly string[]
  /** Still to be taken back, by another press. */
  rest?: U | undefined
  error?: unknown
}

/** Gives the outcome of taking an action back; the rest of it can be tried again. */
export function undoneResult<P extends Product, U>({
  done,
  failed,
  why,
  lines = [],
  rest,
  error,
}: Undone<P, U>): OrdersResult<P, U> {
  const outcome = {
    tone: failed.length + lines.length === 0 ? ('success' as const) : ('warning' as const),
    title:
      failed.length + lines.length === 0
        ? '元に戻しました'
        : done.length > 0
          ? `${productCountText(done.length)}を元に戻しました`
          : '元に戻せませんでした',
    lines: [
      ...lines,
      ...(failed.length === 0
        ? []
        : [`${productCountText(failed.length)}を元に戻せませんでした：${productNamesText(failed)}${why}`]),
    ],
    ...(rest === undefined ? {} : { undo: rest }),
  }
  return { outcome, leave: [], comeBack: done, ...(isLoginNeeded(error) ? { login: messages.loginForFeature } : {}) }
}

/** Lines that do not hold any more what was written are somebody's later request. */
export function splitLines<P extends Product>(lines: readonly OrderedLine<P>[], order: Order | undefined) {
  const isOurs = ({ product, after }: OrderedLine<P>) => orderedQuantity(order, product.orderNumber) === after
  return { ours: lines.filter(isOurs), changed: lines.filter((line) => !isOurs(line)) }
}

type Cancelling<P extends Product> = { lines: readonly OrderedLine<P>[]; viewedAt: Date; source: OrderSource }

/** Puts back what stood in the order before. */
export async function cancelOrders<P extends Product>(
  platform: PlatformServices,
  { lines, viewedAt, source }: Cancelling<P>,
  tell: (done: number) => void,
): Promise<OrdersResult<P>> {
  const week = lines[0]?.product.week
  if (week === undefined) return undoneResult<P, OrderUndo<P>>({ done: [], failed: [], why: '' })
  const { ours, changed } = splitLines(lines, await readOrder(platform, week))
  const lineOf = new Map(ours.map((line) => [line.product.orderNumber, line]))
  const status = inputStatus(source, platform.entry, platform.config.orderSources)
  const have = (product: P) => {
    const { before = 0, after: seen } = lineOf.get(product.orderNumber) ?? {}
    return { have: before, seen }
  }
  const run = await sendSequentially(
    ours.map(({ product }) => product),
    (product) => submitOrder(platform, { product, step: have(product), inputStatus: status, viewedAt }),
    tell,
  )
  if (run.stored.length > 0) platform.bus.publish('order/changed', { week })
  const failed = notStored(run)
  const rest = ours.filter(({ product }) => failed.includes(product))
  return undoneResult<P, OrderUndo<P>>({
    done: run.stored.map(({ product }) => product),
    failed,
    why: whyNotCancelled(run.error ?? run.refused[0]?.error),
    lines:
      changed.length === 0
        ? []
        : [
            `${productCountText(changed.length)}はその後に数量が変わったためそのままです：${productNamesText(changed.map(({ product }) => product))}`,
          ],
    rest: rest.length === 0 ? undefined : { is: 'ordered', lines: rest },
    error: run.error,
  })
}

/** The words of an order tell of the deadline; the others would speak of ordering. */
const whyNotCancelled = (error: unknown): string => {
  const words = orderRefusalText(error)
  return words.includes('ご注文できませんでした') ? 'もう一度お試しください。' : words
}

/** Another device may have changed it since; in the rush it is not read. [ORD-071] */
function readOrder({ api, queryClient, clock }: PlatformServices, week: WeekNumber): Promise<Order | undefined> {
  const query = currentOrderQuery(api, week)
  return isPeakWindow(clock.now())
    ? Promise.resolve(queryClient.getQueryData(query.queryKey))
    : queryClient.fetchQuery({ ...query, staleTime: 0 })
}
