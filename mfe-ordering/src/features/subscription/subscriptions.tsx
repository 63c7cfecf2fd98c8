import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Member, PlanningWeek } from '@shop/shared/domain'
import { isDeliveredNext, type Subscription, shoppingMessages } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useIsClosed } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { EmptyState, FailedState, LinkButton, Note, retryOf } from '@shop/shared/ui'
import { ReducedRateLegend } from '@shop/shared/ui/shopping'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { subscriptionsQuery } from '../../parts/subscriptions/subscriptions.queries.ts'
import { useRefetchAfterOtherTab } from '../../parts/use-refetch-after-other-tab.ts'
import { ApplyBar } from './apply-bar.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import { NextDeliveryBox } from './next-delivery-box.tsx'
import { SubscribableRow } from './subscribable-row.tsx'
import { SubscriptionList } from './subscription-list.tsx'
import { SubscriptionTabs, type TabName } from './subscription-tabs.tsx'
import { SubscriptionsWaiting } from './subscriptions-waiting.tsx'
import { useAskOnLeaving } from './use-ask-on-leaving.ts'
import { useSubscriptionChanges } from './use-subscription-changes.ts'

type Props = { member: Member; week: PlanningWeek }

/** The subscriptions of a member in a week. */
export function Subscriptions({ member, week }: Props) {
  const { api, queryClient } = usePlatform()
  const query = subscriptionsQuery(api, week.number)
  const subscriptions = useQuery(query)
  const isClosed = useIsClosed(week)
  useRefetchAfterOtherTab(query.queryKey)
  // Requests take effect at the deadline, in the service.
  const refetch = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey: query.queryKey }))
  useEffect(() => {
    if (isClosed) refetch()
  }, [isClosed])

  if (subscriptions.isPending) return <SubscriptionsWaiting />
  if (subscriptions.data === undefined) {
    return (
      <FailedState
        title="定期便を表示できませんでした"
        text="ご登録は保存されています。時間をおいて、もう一度お試しください。"
        {...retryOf(subscriptions)}
      />
    )
  }
  return <ReadySubscriptions {...{ member, week, isClosed }} subscriptions={subscriptions.data} />
}

function ReadySubscriptions({
  member,
  week,
  isClosed,
  subscriptions,
}: Props & { isClosed: boolean; subscriptions: readonly Subscription[] }) {
  const [search, setSearch] = useSearchParams()
  const [isAsking, setIsAsking] = useState(false)
  const [isSure, setIsSure] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const changes = useSubscriptionChanges(member, week, subscriptions)
  const { wanted, leave } = changes
  const discard = useCallback(() => leave([]), [leave])
  // The dialog has given back the focus by then: a question about the quantities returns it to the same place.
  const apply = useEffectEvent(() => {
    setIsSure(false)
    void changes.apply()
  })
  useEffect(() => {
    if (isSure) apply()
  }, [isSure])
  const hasWishes = wanted.length > 0 && !isClosed
  useAskOnLeaving(hasWishes, member.code, discard)

  const shown: TabName = search.get('tab') === 'manage' ? 'manage' : 'next'
  const next = subscriptions.filter((one) => isDeliveredNext(one, week.number))
  const listed = shown === 'next' ? next : subscriptions
  return (
    <>
      <SubscriptionTabs
        tabs={[
          { name: 'next', text: `次のお届け（${next.length}）` },
          { name: 'manage', text: `定期便商品管理（${subscriptions.length}）` },
        ]}
        shown={shown}
        panel={panel}
        onShow={(tab) => setSearch({ tab })}
      >
        <NextDeliveryBox {...{ subscriptions, week, isClosed }} requests={changes.requests} />
        {isClosed ? <Closed hasWishes={wanted.length > 0} /> : null}
        {listed.length === 0 ? (
          <NothingComes tab={shown} />
        ) : (
          <>
            <SubscriptionList
              key={shown}
              heading={shown === 'next' ? '次のお届けの商品' : '定期便商品管理'}
              label={shown === 'next' ? '次のお届け' : '定期便商品管理'}
              {...{ changes, isClosed }}
              subscriptions={listed}
            />
            <ReducedRateLegend products={listed.map(({ product }) => product)} />
          </>
        )}
      </SubscriptionTabs>
      {hasWishes || changes.isUnknown ? (
        <ApplyBar
          count={wanted.length}
          isBusy={changes.isSending}
          isUnknown={changes.isUnknown}
          onApply={() => setIsAsking(true)}
          onCheck={() => void changes.check()}
          heir={panel}
        />
      ) : null}
      {isAsking && !isClosed ? (
        <ApplyDialog
          {...{ wanted, week }}
          onAnswer={(answer) => {
            setIsAsking(false)
            setIsSure(answer)
          }}
        />
      ) : null}
      <SubscribableRow week={week.number} />
    </>
  )
}

const Remark = styled.div(css`margin-bottom: 20px;`)

/** Requests that were not sent are not asked for. */
const Closed = ({ hasWishes }: { hasWishes: boolean }) => (
  <Remark role="status">
    <Note tone="warning">
      {shoppingMessages.orderClosed.title}
      {hasWishes ? '。確定していない変更は送られていません' : ''}
    </Note>
  </Remark>
)

/** [ORD-111] */
const NothingComes = ({ tab }: { tab: TabName }) => (
  <EmptyState
    title={tab === 'next' ? 'お届け予定商品はございません' : '定期便商品はございません'}
    picture={<CalendarSync size={56} />}
    action={<LinkButton to={href.categories()}>カテゴリからさがす</LinkButton>}
  />
)
