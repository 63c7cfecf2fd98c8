import { messages } from '@shop/shared/domain'
import { EmptyState, LinkButton } from '@shop/shared/ui'
import CalendarX from 'lucide-react/icons/calendar-x'

/** An address whose month or day is none, or is not shown. Nothing was asked for. */
export const NoSuchPeriod = ({ way }: { way: { text: string; to: string } }) => (
  <EmptyState
    title={messages.notRetrieved.title}
    text="表示できるのは、24か月前から本日までです。"
    picture={<CalendarX size={56} />}
    action={
      <LinkButton look="outline" to={way.to}>
        {way.text}
      </LinkButton>
    }
  />
)
