import { errorCodes, isApiError } from '@shop/shared/api'
import { hasAbility, type Message, ordersEndAt } from '@shop/shared/domain'
import {
  deliverablePieces,
  isPeakWindow,
  nextPeakWindowChange,
  type OrderSource,
  type Product,
  shoppingMessages,
  unsentWords,
} from '@shop/shared/domain/shopping'
import { subscribeOncePerPage, usePlatform } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { memberOf, type Session, useSession } from '@shop/shared/session'
import { type Step, wantedOf } from '@shop/shared/writes'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { askAndOrder, askAndRemove } from './ask-and-order.ts'
import { ignoreWhileRunning } from './ignore-while-running.ts'
import { isUnknownOrder, refetchChangedOrder, watchLost } from './order.queries.ts'
import { type OrderOffer, offerWithSubscription, orderOffer } from './order-offer.ts'
import { refetchStoredQuantity } from './order-writer.ts'
import { askToLogin } from './questions.ts'
import { useLimitedAvailability } from './use-limited-availability.ts'
import { useOrderedLine, useSubscriptionLine } from './use-ordered-line.ts'
import { nextOf, useRenderAt } from './use-render-at.ts'
import { useUnsentOrder } from './use-unsent-order.ts'

/** Pieces that the service holds after an order, and before it. */
export type JustOrdered = { quantity: number; before: number }

export type OrderLineControl = {
  /** Pieces in the order, as the member has asked for them. */
  ordered: number
  /** Pieces that come by subscription in this week, beside those. */
  subscribed: number
  /** From a scroll site: shown, not changed. */
  isReadOnly: boolean
  offer: OrderOffer
  /** The first order of the product is on its way. */
  isOrdering: boolean
  /** A request for a limited product waits for its turn. */
  isInTurn?: boolean
  /** An order has come through, and its dialog was not closed yet. */
  justOrdered: JustOrdered | undefined
  closeDialog(): void
  /** Puts back what stood before the order that has just come through. */
  undo(order: JustOrdered): Promise<void>
  /** An answer was lost and the order could not be read: {@link check} comes before anything else. */
  isUnknown: boolean
  /** Adds to what is ordered; a subscription is registered with this many, however often. */
  order(quantity: number): Promise<void>
  /** Sets what is ordered. */
  change(quantity: number): Promise<void>
  /** Asks, then takes it out. */
  remove(): Promise<void>
  check(): Promise<void>
  /** Pieces that are wanted, where the network is not there to say so: 未送信. They are not ordered. [K-120] */
  unsent?: number | undefined
  /** Unsent, or perhaps arrived: the words beside that change. */
  unsentWords?: Message | undefined
  /** A visitor wants to order. */
  askToLogin(): Promise<void>
}

/**
 * A product's place in the member's order: what a card, a row or a page shows of it and can do about it.
 * It re-renders only when this product's part of the order changes.
 */
export function useOrderLine(product: Product, source: OrderSource): OrderLineControl {
  const platform = usePlatform()
  const { queryClient, clock } = platform
  const session = useSession(whole)
  const [viewedAt] = useState(() => clock.now())
  const [isOrdering, setIsOrdering] = useState(false)
  const [isInTurn, setIsInTurn] = useState(false)
  // Of this product as it is shown: one that is read anew may have pieces again.
  const [soldOut, setSoldOut] = useState<Product>()
  const isUnknown = useIsUnknown(queryClient, product)
  const unsent = useUnsentOrder(product)
  const [justOrdered, setJustOrdered] = useState<JustOrdered>()
  // A second press can come before the first one is drawn.
  const [press] = useState(ignoreWhileRunning)
  // A guard of its own: an order that is pressed while the last one is taken back is another request, and follows it.
  const [pressUndo] = useState(ignoreWhileRunning)
  const limited = useLimitedAvailability(product, session)
  const now = clock.now()
  const isRush = isPeakWindow(now)
  // The offer changes at the deadline and with a sale, and orders are read again, while the page stands open.
  const turns = [
    endOfOrders(session, product),
    ...limited.turns,
    isRush ? nextPeakWindowChange(now).getTime() : undefined,
  ]
  useRenderAt(nextOf(turns, now), clock)

  const member = memberOf(session)
  // View mode: no call for orders leaves the browser, and none in the rush.
  const canRead = member !== undefined && hasAbility(member, 'order') && !isRush
  const line = useOrderedLine(product, canRead)
  const subscription = useSubscriptionLine(product, canRead)
  const offer = offerWithSubscription(
    orderOffer(soldOut === product ? { ...product, isSoldOut: true } : product, session, now, limited.isAvailable),
    subscription?.quantity ?? 0,
  )
  useEffect(
    () => subscribeOncePerPage(platform, 'order/changed', (fact) => void refetchChangedOrder(queryClient, fact.week)),
    [platform, queryClient],
  )

  const actions = useMemo(() => {
    const shown = { product, source, viewedAt }
    const place = async (step: Step) => {
      try {
        const outcome = await askAndOrder(platform, shown, step, () => setIsInTurn(true))
        if (outcome?.is === 'failed' && isSoldOutError(outcome.error)) setSoldOut(product)
        return outcome
      } finally {
        setIsInTurn(false)
      }
    }
    return {
      order: (quantity: number) =>
        press(async () => {
          setIsOrdering(true)
          try {
            const step = source === 'subscription' ? { have: quantity } : { add: quantity }
            const outcome = await place(step)
            setJustOrdered(
              outcome?.is === 'stored'
                ? { quantity: outcome.quantity, before: beforeStep(outcome.quantity, step) }
                : undefined,
            )
          } finally {
            setIsOrdering(false)
          }
        }),
      async change(quantity: number) {
        await place({ have: quantity })
      },
      closeDialog: () => setJustOrdered(undefined),
      undo: ({ before, quantity }: JustOrdered) =>
        pressUndo(async () => void (await askAndOrder(platform, shown, { have: before, seen: quantity }))),
      remove: () => askAndRemove(platform, shown),
      async check() {
        const known = await refetchStoredQuantity(platform, product)
        if (known.is !== 'stored') platform.notices.failure(known.error, 'read the order')
      },
      askToLogin: () => askToLogin(platform, shoppingMessages.loginToOrder),
    }
  }, [platform, product, source, viewedAt, press, pressUndo])

  return {
    ordered: line?.quantity ?? 0,
    subscribed: subscription === undefined ? 0 : deliverablePieces(subscription),
    isReadOnly: line?.isScrollOrder ?? false,
    offer,
    isOrdering,
    isInTurn,
    isUnknown,
    justOrdered,
    unsent: unsent && wantedOf(unsent, line?.quantity ?? 0),
    unsentWords: unsent && unsentWords(unsent),
    ...actions,
  }
}

/** Of a number to have it is not known: a first order has nothing before it. */
const beforeStep = (quantity: number, step: Step): number => ('add' in step ? Math.max(0, quantity - step.add) : 0)

const isSoldOutError = (error: unknown) => isApiError(error) && error.facts.errorStatus === errorCodes.soldOut

const whole = (session: Session) => session

/** The edge that renders knows nothing of a device's own storage. */
const notRendered = () => false

/** The same for all controls of a product, whichever of them was pressed. */
function useIsUnknown(client: QueryClient, product: Product): boolean {
  const { week, orderNumber } = product
  const subscribe = useCallback(
    (tell: () => void) => watchLost(client, { week, orderNumber }, tell),
    [client, week, orderNumber],
  )
  return useSyncExternalStore(subscribe, () => isUnknownOrder(client, product), notRendered)
}

function endOfOrders({ weeks }: Session, { week }: Product): number | undefined {
  const own = weeks.status === 'ready' ? weeks.open.find(({ number }) => number === week) : undefined
  return own && ordersEndAt(own).getTime()
}
