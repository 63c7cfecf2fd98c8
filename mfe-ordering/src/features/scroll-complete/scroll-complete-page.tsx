import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { can, formatWeek, type Member, type PlanningWeek, type WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { NoWeek, shoppingMessages } from '@shop/shared/product'
import { useParams, useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { currentWeek, memberOf, useSession } from '@shop/shared/session'
import {
  Button,
  Container,
  FailedState,
  LinkButton,
  media,
  Note,
  Skeleton,
  theme,
  useFocusWhenGone,
  Waiting,
} from '@shop/shared/ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, type RefObject, useRef } from 'react'
import { cannotOrder } from '../../parts/cannot-order.ts'
import { scrollOrderNote } from '../../parts/scroll-order-note.ts'
import { ReturnedLines } from './returned-lines.tsx'
import { scrollMessages } from './scroll-messages.ts'
import { readScrollReturn, type ScrollReturn } from './scroll-return.ts'
import { type ReturnedProduct, type ReturnOffer, type ScrollOrder, useScrollReturn } from './use-scroll-return.ts'

const Root = styled.div(css`
  max-width: 808px;

  & > h1 { padding: 24px 0 20px; }
  & [data-panel] {
    padding: 24px;
    border: 1px solid ${theme.color.border.default};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface.card};
    line-height: 1.7;
  }
  & [role='alert'], & [data-late] { margin-bottom: 14px; }
  & [data-thanks] { display: flex; gap: 12px; font-size: 1.125rem; font-weight: 700; }
  & [data-thanks] > svg { flex: none; margin-top: 2px; color: ${theme.color.success.text}; }
  & [data-ways] { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
  ${media.mobile} { & > h1 { padding: 20px 0 12px; } & [data-panel] { padding: 18px 16px; } }
`)

/** The way back from a scroll site, with what was ordered there. [ORD-007] */
export function ScrollCompletePage() {
  const [search] = useSearchParams()
  const { visitId } = useParams()
  const week = useSession(currentWeek)
  const member = useSession(memberOf)
  const returned = readScrollReturn(search)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Container>
      <Root>
        <h1 ref={title} tabIndex={-1}>
          ご注文の完了
        </h1>
        {returned === undefined ? (
          <div data-panel>
            <Failure />
          </div>
        ) : week === undefined ? (
          <NoWeek waiting={<Reading />} />
        ) : member === undefined ? null : can(member, 'order') ? (
          // Another week, member or address is another return.
          <Returned
            key={`${member.code} ${week.number} ${visitId} ${search}`}
            {...{ returned, visitId, week, member, title }}
          />
        ) : (
          <CannotOrder member={member} />
        )}
      </Root>
    </Container>
  )
}

type Title = RefObject<HTMLHeadingElement | null>
type Arrival = { returned: ScrollReturn; visitId: string | undefined; week: PlanningWeek; member: Member }

/** What becomes of it is announced: its place stands there before the words. [AX-11] */
function Returned({ title, ...arrival }: Arrival & { title: Title }) {
  const order = useScrollReturn(arrival)
  const isPanel = order.is !== 'reading' && order.is !== 'unreadable'
  return (
    <div data-panel={isPanel ? '' : undefined}>
      <div role="status">
        {order.is === 'ordering' ? <p>ご注文を送っています。このままお待ちください。</p> : null}
        {order.is === 'ordered' ? <Thanks week={order.week} isElsewhere={order.isElsewhere} /> : null}
        <TooLate week={'tooLateFor' in order ? order.tooLateFor : undefined} />
      </div>
      <Rest order={order} week={arrival.week.number} title={title} />
    </div>
  )
}

function Rest({ order, week, title }: { order: ScrollOrder; week: WeekNumber; title: Title }) {
  switch (order.is) {
    case 'reading':
      return <Reading />
    case 'ordering':
      return null
    case 'ordered':
      return <WaysOn isElsewhere={order.week !== week} week={order.week} />
    case 'unreadable':
      return (
        <>
          <FailedState title={scrollMessages.failed.title} isBusy={order.isBusy} onRetry={order.retry} />
          <ToOrder />
        </>
      )
    case 'asking':
      return (
        <>
          {order.order === undefined ? null : (
            <p>
              専門店サイトからのご注文です。内容をご確認のうえ、<b>{formatWeek(order.week)}分</b>
              としてご注文ください。{scrollOrderNote}。
            </p>
          )}
          <Offer offer={order} text="注文する" title={title} />
          {order.order === undefined ? <ToOrder /> : null}
        </>
      )
    case 'failed':
      return (
        <Failure>
          <p>
            <b>{formatWeek(order.week)}分</b>
            {order.tooLateFor === undefined ? 'のご注文です。' : 'としてご注文ください。'}
          </p>
          <Offer offer={order} text={order.tooLateFor === undefined ? 'もう一度注文する' : '注文する'} title={title} />
        </Failure>
      )
    case 'unknown':
      return (
        <>
          <p role="alert">
            <b>{shoppingMessages.confirming.title}</b> {shoppingMessages.confirming.text}（{formatWeek(order.week)}分）
          </p>
          <Lines lines={order.lines} text="ご注文を確認する" onPress={order.check} title={title} />
          <ToOrder />
        </>
      )
    case 'closed':
      return (
        <>
          <ReturnedLines lines={order.lines} />
          <ToOrder />
        </>
      )
  }
}

/** What cannot be ordered is left out, and that is said before. [ORD-124] */
function Offer({ offer, title, text }: { offer: ReturnOffer; title: Title; text: string }) {
  const { lines, order } = offer
  const isPartial = lines.some(({ canOrder }) => !canOrder)
  return (
    <>
      {order === undefined ? <p>ご注文いただける商品がございません。</p> : null}
      {order !== undefined && isPartial ? <p>ご注文いただけない商品を除いて承ります。</p> : null}
      <Lines lines={lines} title={title} text={text} onPress={order} />
    </>
  )
}

/** The pressed button goes, and the focus to the title of the screen: what follows stands below. [AX-11] */
function Lines(of: {
  lines: readonly ReturnedProduct[]
  title: Title
  text: string
  onPress: (() => void) | undefined
}) {
  const root = useRef<HTMLDivElement>(null)
  useFocusWhenGone(root, of.title)
  return (
    <div ref={root}>
      <ReturnedLines lines={of.lines} />
      {of.onPress === undefined ? null : (
        <div data-ways>
          <Button size="large" onClick={of.onPress}>
            {of.text}
          </Button>
        </div>
      )}
    </div>
  )
}

/** [ORD-125] */
const Thanks = ({ week, isElsewhere }: { week: WeekNumber; isElsewhere: boolean }) => (
  <>
    <p data-thanks>
      <CircleCheck size={26} />
      {(isElsewhere ? scrollMessages.elsewhere : scrollMessages.thanks).title}
    </p>
    <p>
      <b>{formatWeek(week)}分</b>のご注文です。{scrollOrderNote}。
    </p>
  </>
)

/** The list of orders shows one week at a time. */
const WaysOn = ({ isElsewhere, week }: { isElsewhere: boolean; week: WeekNumber }) => (
  <>
    {isElsewhere ? <p>ご注文内容は、週を{formatWeek(week)}に切り替えてご覧ください。</p> : null}
    <div data-ways>
      <LinkButton to={href.orderedList()}>ご注文内容を見る</LinkButton>
      <LinkButton to={href.top()} look="outline">
        お買い物を続ける
      </LinkButton>
    </div>
  </>
)

/** What was meant for a week that has closed since is offered for the next one. [ORD-122, ORD-124] */
const TooLate = ({ week }: { week: WeekNumber | undefined }) =>
  week === undefined ? null : (
    <div data-late>
      <Note tone="warning">{formatWeek(week)}分のご注文の受付は終了しました。</Note>
    </div>
  )

/** [ORD-124] */
const Failure = ({ children }: { children?: ReactNode }) => (
  <>
    <div role="alert">
      <Note tone="error">{scrollMessages.failed.title}</Note>
    </div>
    {children}
    <ToOrder />
  </>
)

const ToOrder = () => (
  <div data-ways>
    <LinkButton to={href.orderedList()} look="outline">
      ご注文内容を見る
    </LinkButton>
  </div>
)

/** Without delivery use: what comes first, for whoever may apply. [role matrix] */
function CannotOrder({ member }: { member: Member }) {
  const { phones } = usePlatform().config
  return (
    <div data-panel>
      <Note tone="warning">{cannotOrder(member, phones).title}</Note>
      {can(member, 'apply') ? (
        <div data-ways>
          <LinkButton look="outline" to={href.deliveryApplication()}>
            利用登録へ進む
          </LinkButton>
        </div>
      ) : null}
    </div>
  )
}

const Reading = () => (
  <Waiting text="ご注文の内容を読み込み中です">
    <Skeleton height="180px" radius={12} />
  </Waiting>
)
