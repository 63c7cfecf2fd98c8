import type { Member } from '@shop/shared/domain'
import { formatWeek } from '@shop/shared/domain'
import { chooseWeek, historyWeeks } from '@shop/shared/domain/order-history'
import { NoWeek } from '@shop/shared/product/order'
import { useSearchParams } from '@shop/shared/router'
import { type Session, useSession } from '@shop/shared/session'
import { EmptyState } from '@shop/shared/ui'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useDeferredValue, useMemo } from 'react'
import { HistoryArea } from './history-area.tsx'
import { HistoryWaiting } from './history-waiting.tsx'
import { useSubject } from './use-subject.ts'
import { WeekChoice } from './week-choice.tsx'

/** The week stands in the address. Before a week is chosen only that of the last order is asked for. */
export function HistoryOfMember({ member }: { member: Member }) {
  const weeks = useSession(weeksOf)
  const subject = useSubject()
  const [search, setSearch] = useSearchParams()
  const chosen =
    weeks.status === 'ready' ? chooseWeek(search.get('week') ?? undefined, weeks) : ({ is: 'none' } as const)
  // The choice is answered first: a hundred lines go and others come after it.
  const shown = useDeferredValue(chosen.is === 'shown' ? chosen.week : undefined)
  const current = weeks.status === 'ready' ? weeks.open[0]?.number : undefined
  const request = useMemo(
    () =>
      shown === undefined || subject === undefined
        ? undefined
        : { week: shown, currentWeek: current ?? shown, subject },
    [shown, current, subject],
  )
  if (weeks.status !== 'ready' || chosen.is === 'none') return <NoWeek waiting={<HistoryWaiting />} />
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
      ) : request === undefined ? (
        <HistoryWaiting />
      ) : (
        <HistoryArea key={request.week} member={member} request={request} />
      )}
    </>
  )
}

const weeksOf = ({ weeks }: Session) => weeks
