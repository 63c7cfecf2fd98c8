import { formatWeek, type WeekNumber } from '@shop/shared/domain'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { FailedState } from '@shop/shared/ui'
import type { RefObject } from 'react'
import { scrollMessages, scrollOrderNote } from '../../parts/scroll-messages.ts'
import { LinesToOrder, Offer } from './return-offer.tsx'
import { Failure, NextLinks, Reading, Thanks, ToOrder, TooLate } from './return-outcomes.tsx'
import { ReturnedLines } from './returned-lines.tsx'
import type { ScrollOrder } from './scroll-order.ts'
import { useScrollReturn } from './use-scroll-return.ts'

type Title = { title: RefObject<HTMLHeadingElement | null> }

/** The outcome is announced: its place stands there before the words. */
export function ReturnedOrder({ title, ...arrival }: Parameters<typeof useScrollReturn>[0] & Title) {
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

function Rest({ order, week, title }: { order: ScrollOrder; week: WeekNumber } & Title) {
  switch (order.is) {
    case 'reading':
      return <Reading />
    case 'ordering':
      return null
    case 'ordered':
      return <NextLinks isElsewhere={order.week !== week} week={order.week} />
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
          <LinesToOrder lines={order.lines} text="ご注文を確認する" onPress={order.check} title={title} />
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
