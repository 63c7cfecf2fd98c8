import { isApiError } from '@shop/shared/api'
import type { Member, Message, PlanningWeek, WeekNumber } from '@shop/shared/domain'
import { askedOrders, fullProductName, type Subscription } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { askAboveNine, askAge } from '@shop/shared/product/order'
import type { QueryClient } from '@shop/shared/query'
import { changedElsewhere, everyKey, hasUnknownWrites, watchLostWrites } from '@shop/shared/writes'
import { useCallback, useState, useSyncExternalStore } from 'react'
import {
  isMissing,
  type Refused,
  type SendOutcome,
  sendStagedChanges,
  takeBack,
  unknownOutcome,
  type Wanted,
} from './send-staged-changes.ts'
import { refetchSubscriptions, subscriptionWrites } from './subscription-writes.ts'
import { type StagedEditor, useStagedChanges } from './use-staged-changes.ts'

export type SubscriptionChanges = StagedEditor & {
  /** The week until whose close all of it is asked for. */
  week: WeekNumber
  wanted: readonly Wanted[]
  /** A write is on its way. */
  isSending: boolean
  isUnknown: boolean
  apply(): Promise<void>
  revert(subscription: Subscription): Promise<void>
  check(): Promise<void>
}

/** The member's requests for the subscriptions, their sending, and the words about it. */
export function useSubscriptionChanges(
  member: Member,
  week: PlanningWeek,
  subscriptions: readonly Subscription[],
): SubscriptionChanges {
  const platform = usePlatform()
  const { notices, clock } = platform
  const staged = useStagedChanges(member.code, week.number)
  const [isSending, setIsSending] = useState(false)
  const [isUnread, setIsUnread] = useState(false)
  const hasLost = useHasLost(platform.queryClient, week.number)
  const [viewedAt] = useState(() => clock.now())
  const task = { week: week.number, viewedAt }
  const wanted = wantedOf(subscriptions, staged.requests)

  const during = async (work: () => Promise<void>) => {
    setIsSending(true)
    const releaseHold = platform.holdRelease()
    try {
      await work()
    } finally {
      releaseHold()
      setIsSending(false)
    }
  }

  function settle(outcome: SendOutcome, said: string): void {
    setIsUnread(outcome.is === 'unknown')
    if (outcome.is === 'done') {
      notices.popup({ title: said })
      return
    }
    if (outcome.refused.length > 0) void notices.alert(refusedMessage(outcome.refused))
    const changed = changedElsewhere(outcome.error)
    if (changed !== undefined) notices.snackbar({ ...changed, isError: true })
    else if (outcome.error !== undefined) notices.failure(outcome.error, 'change a subscription')
  }

  return {
    ...staged,
    week: week.number,
    wanted,
    isSending,
    isUnknown: isUnread || hasLost,
    async apply() {
      const changed = wanted.flatMap(({ subscription: { product }, request }) =>
        request.is === 'change' ? [{ product, quantity: request.quantity }] : [],
      )
      const increased = wanted.flatMap(({ subscription: { product, quantity }, request }) =>
        request.is === 'change' && request.quantity > quantity ? [product] : [],
      )
      if (!(await askAge(platform, increased))) return
      if (!(await askAboveNine(platform, changed, { yes: '確定する', no: '確定しない' }))) return
      await during(async () => {
        const outcome = await sendStagedChanges(platform, task, wanted)
        if (outcome.is === 'done') staged.leave([])
        if (outcome.is === 'partly') staged.leave(outcome.missing.map((one) => one.subscription.orderNumber))
        settle(outcome, '定期便の変更を受け付けました')
      })
    },
    async revert(subscription) {
      // A request that was only set here is forgotten; what the service holds of it, half or whole, is taken back from it.
      staged.drop(subscription.orderNumber)
      if (askedOrders(subscription).length === 0) return
      await during(async () => settle(await takeBack(platform, task, subscription), '定期便の変更を取り消しました'))
    },
    async check() {
      await during(async () => {
        const { held } = await refetchSubscriptions({ ...platform, ...task })
        setIsUnread(held === undefined)
        if (held === undefined) notices.snackbar({ title: unknownOutcome, isError: true })
        else staged.leave(wanted.filter((one) => isMissing(held, one)).map((one) => one.subscription.orderNumber))
      })
    },
  }
}

/** Also for who comes back to the screen after an answer was lost. */
function useHasLost(client: QueryClient, week: WeekNumber): boolean {
  const subscribe = useCallback(
    (tell: () => void) => watchLostWrites(subscriptionWrites(client, week), everyKey, tell),
    [client, week],
  )
  return useSyncExternalStore(subscribe, () => hasUnknownWrites(subscriptionWrites(client, week)))
}

/** The refused products, and the service's own words why. */
const refusedMessage = (refused: readonly Refused[]): Message => ({
  title: '受け付けられなかった変更があります',
  text: refused
    .map(({ subscription, error }) => `${fullProductName(subscription.product)}：${reasonOf(error)}`)
    .join('　'),
})

const reasonOf = (error: unknown): string =>
  (isApiError(error) ? error.facts.errorMessage?.slice(0, 100) : undefined) ?? '変更できませんでした。'

const wantedOf = (subscriptions: readonly Subscription[], requests: StagedEditor['requests']): Wanted[] =>
  subscriptions.flatMap((subscription) => {
    const request = requests[subscription.orderNumber]
    return request === undefined ? [] : [{ subscription, request }]
  })
