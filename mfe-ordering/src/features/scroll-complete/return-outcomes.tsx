import { formatWeek, type WeekNumber } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import { LinkButton, Note, Skeleton, Waiting } from '@shop/shared/ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { scrollMessages, scrollOrderNote } from '../../parts/scroll-messages.ts'

/** [ORD-125] */
export const Thanks = ({ week, isElsewhere }: { week: WeekNumber; isElsewhere: boolean }) => (
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
export const NextLinks = ({ isElsewhere, week }: { isElsewhere: boolean; week: WeekNumber }) => (
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

/** A return for a week that has closed since is offered for the next one. */
export const TooLate = ({ week }: { week: WeekNumber | undefined }) =>
  week === undefined ? null : (
    <div data-late>
      <Note tone="warning">{formatWeek(week)}分のご注文の受付は終了しました。</Note>
    </div>
  )

/** [ORD-124] */
export const Failure = ({ children }: { children?: ReactNode }) => (
  <>
    <div role="alert">
      <Note tone="error">{scrollMessages.failed.title}</Note>
    </div>
    {children}
    <ToOrder />
  </>
)

export const ToOrder = () => (
  <div data-ways>
    <LinkButton to={href.orderedList()} look="outline">
      ご注文内容を見る
    </LinkButton>
  </div>
)

export const Reading = () => (
  <Waiting text="ご注文の内容を読み込み中です">
    <Skeleton height="180px" radius={12} />
  </Waiting>
)
