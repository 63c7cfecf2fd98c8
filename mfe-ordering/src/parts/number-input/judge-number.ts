import {
  isLimitedNumber,
  isReservedNumber,
  type Member,
  type Message,
  type OrderNumber,
  type PlanningWeek,
} from '@shop/shared/domain'
import {
  fullProductName,
  judgeQuantity,
  limitMessage,
  type Product,
  refusalMessage,
  shoppingMessages,
} from '@shop/shared/domain/shopping'
import type { LimitedTab } from '@shop/shared/routes'
import { numberMessages } from './number-messages.ts'
import type { TypedNumber } from './typed-numbers.ts'

/** Why a number did not come onto the list. What was typed stays in the field unless it is on the list already. */
export type NumberRefusal = {
  typed: TypedNumber
  why: RefusalKind
  message: Message
  /** Where a limited product can be ordered. [K-31] */
  tab?: LimitedTab
}
export type RefusalKind = 'notANumber' | 'notFound' | 'limited' | 'duplicate' | 'notHandled' | 'overLimit' | 'tooMany'

/** The result of a look-up. `elsewhere`: on sale in another week. */
export type Found =
  | { is: 'found'; product: Product }
  | { is: 'elsewhere'; product: Product }
  | { is: 'missing' }
  /** Nobody could be asked: told in the same words. */
  | { is: 'failed' }

/** The verdict that needs no call; `undefined`: the product has to be looked up. */
export function judgeTyped(typed: TypedNumber): NumberRefusal | undefined {
  const { no } = typed
  if (no === undefined) return refuse(typed, 'notANumber', numberMessages.notANumber)
  if (isReservedNumber(no)) return refuse(typed, 'notFound', shoppingMessages.productNotFound)
  return undefined
}

/** Whether a product that was found may come onto the list. [ORD-039 to ORD-041, ORD-049] */
export function judgeFound(typed: TypedNumber, found: Found): NumberRefusal | undefined {
  const product = 'product' in found ? found.product : undefined
  // Its number tells a limited product also where it is not found.
  if (product?.isLimited || (typed.no !== undefined && isLimitedNumber(typed.no)))
    return { ...refuse(typed, 'limited', numberMessages.limited), tab: product ? limitedTab(product) : 'web' }
  switch (found.is) {
    case 'missing':
    case 'failed':
      return refuse(typed, 'notFound', shoppingMessages.productNotFound)
    case 'elsewhere':
      return refuse(typed, 'notHandled', numberMessages.notHandled(found.product))
    case 'found':
      return found.product.isOnSale ? undefined : refuse(typed, 'notHandled', numberMessages.notHandled(found.product))
  }
}

/** On the list twice is refused by name. */
export function judgeDuplicate(
  typed: TypedNumber,
  listed: ReadonlySet<OrderNumber>,
  found: Found | undefined,
): NumberRefusal | undefined {
  if (typed.no === undefined || !listed.has(typed.no)) return undefined
  const name = found?.is === 'found' ? fullProductName(found.product) : typed.no
  return refuse(typed, 'duplicate', numberMessages.duplicate(name))
}

/** More pieces than can be had beside those that are ordered; without a quantity it is one. [ORD-134] */
export function limitRefusal(typed: TypedNumber, limit: number, ordered: number): NumberRefusal | undefined {
  if (ordered + (typed.quantity ?? 1) <= limit) return undefined
  return refuse(typed, 'overLimit', limitMessage(limit, ordered))
}

export const tooManyRefusal = (typed: TypedNumber): NumberRefusal => refuse(typed, 'tooMany', numberMessages.tooMany)

const limitedTab = ({ isImperfect, isSpecialPrice }: Product): LimitedTab => {
  if (isImperfect) return 'wakeari'
  return isSpecialPrice ? 'tokka' : 'web'
}

const refuse = (typed: TypedNumber, why: RefusalKind, message: Message): NumberRefusal => ({ typed, why, message })

/** Why a line of the list cannot be ordered as it stands; `undefined`: it can. */
export function lineRefusal(
  line: { product: Product; quantity: number; ordered: number },
  { member, week, now }: { member: Member; week: PlanningWeek; now: Date },
): string | undefined {
  const { product, quantity, ordered } = line
  const verdict = judgeQuantity({ wanted: ordered + quantity, product, week, member, now })
  if (verdict.ok) return undefined
  const { title, text } = refusalMessage(verdict, ordered)
  return text === undefined ? title : `${title} ${text}`
}
