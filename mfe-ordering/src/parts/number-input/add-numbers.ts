import type { OrderNumber } from '@shop/shared/domain'
import { type Order, orderedQuantity, type Product, quantityLimit } from '@shop/shared/domain/shopping'
import type { KeptLine, NumberList } from '@shop/shared/product/number-list'
import { nextTask } from '@shop/shared/ui'
import {
  type Found,
  judgeDuplicate,
  judgeFound,
  judgeTyped,
  limitRefusal,
  type NumberRefusal,
  tooManyRefusal,
} from './judge-number.ts'
import { addLines } from './list-changes.ts'
import type { ListHandle } from './number-list.queries.ts'
import { maxNumbers, type TypedNumber, toFieldText } from './typed-numbers.ts'
import type { FoundNumbers } from './use-number-list.ts'

export type Added = {
  products: readonly Product[]
  refusals: readonly NumberRefusal[]
  /** Text that was typed and is not on the list: it goes back into the field. */
  left: string
}

type Ports = {
  list: ListHandle
  found: FoundNumbers
  find(numbers: readonly OrderNumber[]): Promise<FoundNumbers>
  /** The order, to which the list is added; `undefined` where it is not known. */
  readOrder(): Promise<Order | undefined>
  randomId(): string
}

/** Looks up and judges what was typed, and puts onto the list what may stand there. */
export async function addNumbers(
  typed: readonly TypedNumber[],
  { list, found, find, readOrder, randomId }: Ports,
): Promise<Added> {
  const { wanted, refusals } = sorted(typed, list.read(), found)
  await nextTask()
  const looked = await find([...new Set(wanted.map(({ no }) => no))])
  const order = await readOrder()
  await nextTask()
  const lines: KeptLine[] = []
  const products: Product[] = []
  const listed = numbersOf(list.read())
  for (const one of wanted) {
    const judged = judge(one, listed, order, looked.get(one.no))
    if ('why' in judged) refusals.push(judged)
    else {
      const no = judged.orderNumber
      lines.push({ no, quantity: one.quantity ?? 1, intent: randomId() })
      products.push(judged)
      listed.add(no)
    }
  }
  await nextTask()
  if (lines.length > 0) list.change(addLines(lines))
  const left = refusals.filter(staysInField).map((refusal) => refusal.typed.raw)
  return { products, refusals, left: toFieldText(left) }
}

type Wanted = TypedNumber & { no: OrderNumber }

/** Numbers to be looked up, and refusals that need no look-up. */
function sorted(all: readonly TypedNumber[], before: NumberList, found: FoundNumbers) {
  const refusals: NumberRefusal[] = []
  const wanted: Wanted[] = []
  const known = numbersOf(before)
  const listed = new Set(known)
  for (const typed of all) {
    const { no } = typed
    // A number that stands there twice is told by its name: the product has to be known.
    const refusal = judgeTyped(typed) ?? judgeDuplicate(typed, known, no && found.get(no))
    if (refusal !== undefined) refusals.push(refusal)
    else if (no !== undefined && (listed.has(no) || listed.size < maxNumbers)) {
      wanted.push({ ...typed, no })
      listed.add(no)
    } else refusals.push(tooManyRefusal(typed))
  }
  return { wanted, refusals }
}

/** A product has numbers beside its own, as that of its subscription; on the list it stands by its own. */
function judge(
  typed: Wanted,
  listed: ReadonlySet<OrderNumber>,
  order: Order | undefined,
  found: Found = { is: 'failed' },
): Product | NumberRefusal {
  const refusal = judgeFound(typed, found)
  if (refusal !== undefined) return refusal
  if (found.is !== 'found') throw new RangeError('what is not found is refused')
  const { product } = found
  const own = { ...typed, no: product.orderNumber }
  const ordered = orderedQuantity(order, own.no)
  return judgeDuplicate(own, listed, found) ?? limitRefusal(typed, quantityLimit(product), ordered) ?? product
}

const numbersOf = (lines: NumberList) => new Set(lines.map(({ no }) => no))

/** A number that is on the list already is not lost; the quantity typed with it would be. */
const staysInField = ({ why, typed }: NumberRefusal): boolean => why !== 'duplicate' || typed.quantity !== undefined
