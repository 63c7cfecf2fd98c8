import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { can, type Member, messages, type PlanningWeek } from '@shop/shared/domain'
import { NoWeek } from '@shop/shared/product'
import { useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { currentWeek, memberOf, useSession } from '@shop/shared/session'
import { Button, Container, FailedState, LinkButton, media, Note, Skeleton, theme, Waiting } from '@shop/shared/ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { scrollOrderNote } from '../../parts/scroll-order-note.ts'
import { ReturnedLines } from './returned-lines.tsx'
import { scrollMessages } from './scroll-messages.ts'
import { readScrollReturn, type ScrollReturn } from './scroll-return.ts'
import { useScrollReturn } from './use-scroll-return.ts'

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
  & [data-thanks] { display: flex; gap: 12px; font-size: 1.125rem; font-weight: 700; }
  & [data-thanks] > svg { flex: none; margin-top: 2px; color: ${theme.color.success.text}; }
  & [data-ways] { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
  ${media.mobile} { & > h1 { padding: 20px 0 12px; } & [data-panel] { padding: 18px 16px; } }
`)

/** The way back from a scroll site, with what was ordered there. [ORD-007] */
export function ScrollCompletePage() {
  const [search] = useSearchParams()
  const week = useSession(currentWeek)
  const member = useSession(memberOf)
  const returned = readScrollReturn(search)
  return (
    <Container>
      <Root>
        <h1 tabIndex={-1}>ご注文の完了</h1>
        {returned === undefined ? (
          <Failure>{null}</Failure>
        ) : week === undefined ? (
          <NoWeek waiting={<Reading />} />
        ) : member === undefined ? null : can(member, 'order') ? (
          // Another week or another address is another return.
          <Returned key={`${week.number} ${search}`} {...{ returned, week, member }} />
        ) : (
          <Note tone="warning">{messages.applyFirst.title}</Note>
        )}
      </Root>
    </Container>
  )
}

type Arrival = { returned: ScrollReturn; week: PlanningWeek; member: Member }

function Returned(arrival: Arrival) {
  const order = useScrollReturn(arrival)
  switch (order.is) {
    case 'reading':
      return <Reading />
    case 'ordering':
      return (
        <div data-panel>
          <p role="status">ご注文を送っています。このままお待ちください。</p>
        </div>
      )
    case 'ordered':
      return <Thanks />
    case 'unreadable':
      return <FailedState title={scrollMessages.failed.title} isBusy={order.isBusy} onRetry={order.retry} />
    case 'asking':
      return (
        <div data-panel>
          <p>専門店サイトからのご注文です。内容をご確認のうえ、ご注文ください。</p>
          <ReturnedLines lines={order.lines} />
          <div data-ways>
            <Button size="large" onClick={order.order}>
              注文する
            </Button>
          </div>
        </div>
      )
    case 'failed':
      return (
        <Failure>
          <ReturnedLines lines={order.lines} />
          <div data-ways>
            <Button size="large" onClick={order.order}>
              もう一度注文する
            </Button>
          </div>
        </Failure>
      )
  }
}

/** [ORD-125] */
const Thanks = () => (
  <div data-panel>
    <p data-thanks role="status">
      <CircleCheck size={26} />
      {scrollMessages.thanks.title}
    </p>
    <p>{scrollOrderNote}。</p>
    <div data-ways>
      <LinkButton to={href.orderedList()}>ご注文内容を見る</LinkButton>
      <LinkButton to={href.top()} look="outline">
        お買い物を続ける
      </LinkButton>
    </div>
  </div>
)

/** [ORD-124] */
const Failure = ({ children }: { children: ReactNode }) => (
  <div data-panel>
    <div role="alert">
      <Note tone="error">{scrollMessages.failed.title}</Note>
    </div>
    {children}
    <div data-ways>
      <LinkButton to={href.orderedList()} look="outline">
        ご注文内容を見る
      </LinkButton>
    </div>
  </div>
)

const Reading = () => (
  <Waiting text="ご注文の内容を読み込み中です">
    <Skeleton height="180px" radius={12} />
  </Waiting>
)
