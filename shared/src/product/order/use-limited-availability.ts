import { hasAbility } from '@shop/shared/domain'
import { limitedSaleBegins, type Product } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { memberOf, type Session } from '@shop/shared/session'
import { pageStateOf } from '@shop/shared/writes'
import { useEffect, useState } from 'react'
import { jitter } from './jitter.ts'
import { limitedAvailabilityQuery } from './order.queries.ts'

const minuteMs = 60_000
/** The page's clock and the service's are that far apart at the most: until then the answer may be one of before. */
const clockDifferenceMs = 2000
/** Thousands of pages stand open when the sale begins: they ask one after the other. The button waits for none of it. */
const spreadMs = 20_000

type LimitedAvailability = {
  /** `undefined` for any other product, and while nobody knows. */
  isAvailable: boolean | undefined
  /** Instants at which it is to be looked at again. */
  turns: readonly number[]
}

const notLimited: LimitedAvailability = { isAvailable: undefined, turns: [] }

/**
 * Whether limited products may be ordered just now: asked once their sale has begun, and each minute again while it
 * is off. An effect and no query of its own: a list has a thousand products, few of them limited.
 */
export function useLimitedAvailability(product: Product, session: Session): LimitedAvailability {
  const { api, clock, queryClient, randomId } = usePlatform()
  const [answer, setAnswer] = useState<{ isAvailable: boolean; minute: number }>()
  const now = clock.now().getTime()
  const member = memberOf(session)
  const begins = product.isLimited ? saleBegins(product, session) : undefined
  const spread = begins === undefined ? 0 : spreadOfPage(queryClient, randomId)
  const asksFrom = begins === undefined ? undefined : begins + clockDifferenceMs + spread
  const asks = asksFrom !== undefined && now >= asksFrom && member !== undefined && hasAbility(member, 'order')
  const minute = Math.floor((now - spread) / minuteMs)
  const isAnswered = answer !== undefined && (answer.isAvailable || answer.minute === minute)

  useEffect(() => {
    if (!asks || isAnswered) return
    let isHere = true
    queryClient.fetchQuery(limitedAvailabilityQuery(api)).then(
      (isAvailable) => {
        if (isHere) setAnswer({ isAvailable, minute })
      },
      // The service judges by itself.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [asks, isAnswered, minute, api, queryClient])

  if (begins === undefined || asksFrom === undefined) return notLimited
  const isOff = answer?.isAvailable === false
  return {
    isAvailable: answer?.isAvailable,
    turns: [begins, asksFrom, ...(isOff ? [(minute + 1) * minuteMs + spread] : [])],
  }
}

/** The same for all products of a page. */
const spreadOfPage = (client: QueryClient, randomId: () => string): number =>
  pageStateOf(client, ['ordering', 'limited-spread'], () => ({ ms: jitter(randomId(), spreadMs) })).ms

function saleBegins({ week }: Product, { weeks }: Session): number | undefined {
  const open = weeks.status === 'ready' ? weeks.open.find(({ number }) => number === week) : undefined
  return open === undefined ? undefined : limitedSaleBegins(open).getTime()
}
