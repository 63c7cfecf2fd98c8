import type { Member } from '@shop/shared/domain'
import { formatWeek } from '@shop/shared/domain'
import { chooseWeek, historyWeeks } from '@shop/shared/domain/order-history'
import { NoWeek } from '@shop/shared/product/order'
import { useSearchParams } from '@shop/shared/router'
import { type Session, useSession } from '@shop/shared/session'
import { EmptyState } from '@shop/shared/ui'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { HistoryArea } from './history-area.tsx'
import { HistoryWaiting } from './history-waiting.tsx'
import { useSubject } from './use-subject.ts'
import { WeekChoice } from './week-choice.tsx'

/** The week stands in the address. Before a week is chosen only that of the last order is asked for. [ACC-043, ACC-044] */
export function HistoryOfMember({ member }: { member: Member }) {
  const weeks = useSession(weeksOf)
  const subject = useSubject()
  const [search, setSearch] = useSearchParams()
  if (weeks.status !== 'ready') return <NoWeek waiting={<HistoryWaiting />} />
  const chosen = chooseWeek(search.get('week') ?? undefined, weeks)
  const [first] = weeks.open
  if (chosen.is === 'none') return <NoWeek waiting={<HistoryWaiting />} />
  if (subject === undefined) return <HistoryWaiting />
  return (
    <>
      <WeekChoice
        weeks={historyWeeks(weeks.open, weeks.past)}
        value={chosen.is === 'shown' ? chosen.week : undefined}
        onChange={(week) => setSearch({ week }, { replace: true })}
      />
      {chosen.is === 'ahead' ? (
        <EmptyState
          title={`${formatWeek(chosen.week)}のご注文は、まだ受け付けておりません。`}
          text="上の「ご注文の週」から、ほかの週をお選びください。"
          picture={<CalendarClock size={56} />}
        />
      ) : (
        <HistoryArea
          key={chosen.week}
          member={member}
          wish={{ week: chosen.week, currentWeek: first?.number ?? chosen.week, subject }}
        />
      )}
    </>
  )
}

const weeksOf = ({ weeks }: Session) => weeks
