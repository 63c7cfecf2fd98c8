import { messages } from '@shop/shared/domain'
import { purchaseMessages } from '@shop/shared/domain/purchases'
import { href } from '@shop/shared/routes'
import { EmptyState, LinkButton } from '@shop/shared/ui'
import CalendarX from 'lucide-react/icons/calendar-x'

const titles = {
  unreadable: messages.notRetrieved.title,
  notShown: purchaseMessages.monthNotShown.title,
  ahead: purchaseMessages.monthAhead.title,
} as const

/** An address of a month that is none, or is not shown. Nothing was asked for. [ACC-059 to ACC-061, ACC-082] */
export const MonthNotShown = ({ why }: { why: keyof typeof titles }) => (
  <EmptyState
    title={titles[why]}
    text="表示できるのは、24か月前から今月までです。"
    picture={<CalendarX size={56} />}
    action={
      <LinkButton look="outline" to={href.purchaseHistory()}>
        今月の購入履歴を見る
      </LinkButton>
    }
  />
)
