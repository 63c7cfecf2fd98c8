import type { OrderNumber } from '@shop/shared/domain'
import { quantityLimit } from '@shop/shared/product'
import {
  type Found,
  judgeDuplicate,
  judgeFound,
  judgeTyped,
  limitRefusal,
  type NumberRefusal,
  tooManyRefusal,
} from './judge-number.ts'
import type { KeptLine } from './kept-list.ts'
import { adding } from './list-changes.ts'
import type { ListHandle } from './number-list.queries.ts'
import { mostNumbers, readTyped, type TypedNumber } from './typed-numbers.ts'
import type { FoundNumbers } from './use-number-list.ts'

export type Added = {
  lines: readonly KeptLine[]
  refusals: readonly NumberRefusal[]
  /** What was typed and is not on the list: it goes back into the field. */
  left: string
}

type Ports = {
  list: ListHandle
  found: FoundNumbers
  find(numbers: readonly OrderNumber[]): Promise<FoundNumbers>
  randomId(): string
}

/** Reads, looks up and judges what was typed, and puts onto the list what may stand there. [ORD-034] */
export async function addNumbers(text: string, { list, found, find, randomId }: Ports): Promise<Added> {
  const refusals: NumberRefusal[] = []
  const wanted: (TypedNumber & { no: OrderNumber })[] = []
  const before = list.read()
  for (const typed of readTyped(text)) {
    const { no } = typed
    const refusal = judgeTyped(typed) ?? judgeDuplicate(typed, [...before, ...wanted], no && found.get(no))
    if (refusal !== undefined) refusals.push(refusal)
    else if (before.length + wanted.length >= mostNumbers) refusals.push(tooManyRefusal(typed))
    else if (no !== undefined) wanted.push({ ...typed, no })
  }

  const looked = await find(wanted.map(({ no }) => no))
  const lines: KeptLine[] = []
  for (const typed of wanted) {
    const refusal = refusalOf(typed, looked.get(typed.no))
    if (refusal !== undefined) refusals.push(refusal)
    else lines.push({ no: typed.no, quantity: typed.quantity ?? 1, intent: randomId() })
  }
  if (lines.length > 0) list.change(adding(lines))
  return {
    lines,
    refusals,
    left: refusals
      .filter(staysInField)
      .map(({ typed }) => typed.raw)
      .join('\n'),
  }
}

function refusalOf(typed: TypedNumber, found: Found = { is: 'failed' }): NumberRefusal | undefined {
  const refusal = judgeFound(typed, found)
  if (refusal !== undefined || found.is !== 'found') return refusal
  return limitRefusal(typed, quantityLimit(found.product))
}

/** A number that is on the list already is not lost; the quantity typed with it would be. */
const staysInField = ({ why, typed }: NumberRefusal): boolean => why !== 'duplicate' || typed.quantity !== undefined
