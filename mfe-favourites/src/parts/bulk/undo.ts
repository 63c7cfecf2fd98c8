import type { FavouriteProduct } from '@shop/shared/api/favourites'
import { type MemberCode, messages, type WeekNumber } from '@shop/shared/domain'
import { inputStatus, isLimitedRush, type Order, orderedQuantity } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { currentOrderQuery, placeWish, whyNotOrdered } from '@shop/shared/product/order'
import type { ListWriter, WriteResult } from '../use-list-writer.ts'
import { type BulkResult, idsOf, type OrderedLine, type Undo } from './bulk-outcome.ts'
import { goods, listText, namesOf } from './bulk-words.ts'
import { readList, whyNotWritten } from './fill-list.ts'
import { isLoginNeeded, sendInTurn } from './send-in-turn.ts'
import { notStored, setHearts, whyOf } from './take-off.ts'

type Undoing = { platform: PlatformServices; writer: ListWriter; member: MemberCode; week: WeekNumber; viewedAt: Date }
type Tell = (done: number) => void

/** Takes back what an action did; what could not be taken back can be tried again. Throws where nothing could be read. */
export function takeBack(undoing: Undoing, undo: Undo, tell: Tell): Promise<BulkResult> {
  switch (undo.is) {
    case 'ordered':
      return cancelOrders(undoing, undo.lines, tell)
    case 'takenOff':
      return setHeartsAgain(undoing, undo.products, tell)
    case 'takenOut':
      return putBack(undoing, undo)
    case 'putIn':
      return takeOutAgain(undoing, undo)
  }
}

type Undone = {
  done: readonly FavouriteProduct[]
  failed: readonly FavouriteProduct[]
  why: string
  /** Sentences of their own. */
  lines?: readonly string[]
  /** Still to be taken back, by another press. */
  rest?: Undo | undefined
  error?: unknown
}

export function undoneResult({ done, failed, why, lines = [], rest, error }: Undone): BulkResult {
  const outcome = {
    tone: failed.length + lines.length === 0 ? ('success' as const) : ('warning' as const),
    title:
      failed.length + lines.length === 0
        ? '元に戻しました'
        : done.length > 0
          ? `${goods(done.length)}を元に戻しました`
          : '元に戻せませんでした',
    lines: [
      ...lines,
      ...(failed.length === 0 ? [] : [`${goods(failed.length)}を元に戻せませんでした：${namesOf(failed)}${why}`]),
    ],
    ...(rest === undefined ? {} : { undo: rest }),
  }
  return {
    outcome,
    comeBack: idsOf(done),
    ...(isLoginNeeded(error) ? { login: messages.loginForFeature } : {}),
  }
}

/** Lines that do not hold any more what was written are somebody's later wish. */
export function splitLines(lines: readonly OrderedLine[], order: Order | undefined) {
  const isOurs = ({ product, after }: OrderedLine) => orderedQuantity(order, product.orderNumber) === after
  return { ours: lines.filter(isOurs), changed: lines.filter((line) => !isOurs(line)) }
}

async function cancelOrders(
  { platform, viewedAt, ...here }: Undoing,
  lines: readonly OrderedLine[],
  tell: Tell,
): Promise<BulkResult> {
  // The member may have gone on to another week.
  const week = lines[0]?.product.week ?? here.week
  const { ours, changed } = splitLines(lines, await readOrder(platform, week))
  const before = new Map(ours.map((line) => [line.product.orderNumber, line.before]))
  const status = inputStatus('favourite', platform.entry)
  const products = ours.map(({ product }) => product)
  const run = await sendInTurn(
    products,
    (product) =>
      placeWish(platform, {
        product,
        step: { have: before.get(product.orderNumber) ?? 0 },
        inputStatus: status,
        viewedAt,
      }),
    tell,
  )
  if (run.stored.length > 0) platform.bus.tell('order/changed', { week })
  const failed = notStored(run)
  const rest = ours.filter(({ product }) => failed.includes(product))
  return undoneResult({
    done: run.stored.map(({ product }) => product),
    failed,
    why: whyNotCancelled(run.error ?? run.refused[0]?.error),
    lines:
      changed.length === 0
        ? []
        : [
            `${goods(changed.length)}はその後に数量が変わったためそのままです：${namesOf(changed.map(({ product }) => product))}`,
          ],
    rest: rest.length === 0 ? undefined : { is: 'ordered', lines: rest },
    error: run.error,
  })
}

/** The words of an order tell of the deadline; the others would speak of ordering. */
const whyNotCancelled = (error: unknown): string => {
  const words = whyNotOrdered(error)
  return words.includes('ご注文できませんでした') ? 'もう一度お試しください。' : words
}

/** Another device may have changed it since; in the rush it is not read. [ORD-071] */
function readOrder({ api, queryClient, clock }: PlatformServices, week: WeekNumber): Promise<Order | undefined> {
  const query = currentOrderQuery(api, week)
  return isLimitedRush(clock.now())
    ? Promise.resolve(queryClient.getQueryData(query.queryKey))
    : queryClient.fetchQuery({ ...query, staleTime: 0 })
}

async function setHeartsAgain(
  { platform }: Undoing,
  products: readonly FavouriteProduct[],
  tell: Tell,
): Promise<BulkResult> {
  const run = await setHearts(platform, products, true, tell)
  const failed = notStored(run)
  return undoneResult({
    done: run.stored.map(({ product }) => product),
    failed,
    why: whyOf(run),
    rest: failed.length === 0 ? undefined : { is: 'takenOff', products: failed },
    error: run.error,
  })
}

async function putBack({ writer }: Undoing, undo: Extract<Undo, { is: 'takenOut' }>): Promise<BulkResult> {
  const { list, products } = undo
  const result = await writer.add({ id: list.id, products: idsOf(products) })
  if (result.is !== 'stored') return notTakenBack(undo, result)
  const done = products.filter(({ favouriteId }) => result.value.includes(favouriteId))
  const gone = products.filter((product) => !done.includes(product))
  const text = `${goods(gone.length)}はお気に入りではなくなったため戻していません：${namesOf(gone)}`
  return undoneResult({ done, failed: [], why: '', lines: gone.length === 0 ? [] : [text] })
}

async function takeOutAgain(
  { platform, writer, member, week }: Undoing,
  undo: Extract<Undo, { is: 'putIn' }>,
): Promise<BulkResult> {
  const { list, products, isNewList } = undo
  const ours = new Set(idsOf(products))
  // Products that came into a new list from elsewhere are not thrown away with it.
  const isOnlyOurs = isNewList && [...(await readList(platform, { member, week }, list))].every((id) => ours.has(id))
  const result = isOnlyOurs
    ? await writer.delete(list.id)
    : await writer.remove({ id: list.id, products: idsOf(products) })
  if (result.is !== 'stored') return notTakenBack(undo, result)
  const others = isNewList && !isOnlyOurs ? [`${listText(list)}にはほかの商品が入っているため、リストは残しました`] : []
  return undoneResult({ done: products, failed: [], why: '', lines: others })
}

const notTakenBack = (
  undo: Extract<Undo, { list: unknown }>,
  result: Exclude<WriteResult<unknown>, { is: 'stored' }>,
): BulkResult =>
  undoneResult({
    done: [],
    failed: undo.products,
    why: whyNotWritten(result),
    rest: undo,
    error: result.error,
  })
