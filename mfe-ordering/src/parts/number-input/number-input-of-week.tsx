import type { Member, PlanningWeek } from '@shop/shared/domain'
import { NoWeek, useIsClosed } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { currentWeek, memberOf, useSession } from '@shop/shared/session'
import { Skeleton } from '@shop/shared/ui'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect } from 'react'
import { FootBar } from '../foot-bar.tsx'
import { lastChangeQuery } from '../last-change/last-change.queries.ts'
import { AllOrderedDialog } from './all-ordered-dialog.tsx'
import { ClosedEntry } from './closed-entry.tsx'
import { NumberInput } from './number-input.tsx'
import { listOwner } from './number-list.queries.ts'
import { PastList } from './past-list.tsx'
import { useAllOrdered } from './use-all-ordered.ts'
import { useCalledField } from './use-called-field.ts'

/** Comes with the first change. */
const LastChangeNotice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "last-change" */ '../last-change/last-change-notice.tsx'))
    .LastChangeNotice,
}))

/** The entry for whoever is here and the week on show, and the bar at the foot, with a row of the page's own. Another week has a list and a field of its own. [GRD-081] */
export function NumberInputOfWeek({ sum = null }: { sum?: ReactNode }) {
  const week = useSession(currentWeek)
  const member = useSession(memberOf)
  const owner = useSession(listOwner)
  const field = useCalledField(week !== undefined && member !== undefined)
  if (week === undefined) return <NoWeek waiting={<Skeleton height="180px" radius={12} />} />
  if (member === undefined || owner === undefined) return null
  return <EntryOfWeek key={`${week.number} ${owner}`} {...{ week, owner, member, field, sum }} />
}

type Props = {
  week: PlanningWeek
  owner: string
  member: Member
  field: RefObject<HTMLTextAreaElement | null>
  sum: ReactNode
}

/** Open until the deadline. What was ordered before it is shown all the same. */
function EntryOfWeek({ week, owner, member, field, sum }: Props) {
  const { data: change } = useQuery(lastChangeQuery(week.number, owner))
  const isClosed = useIsClosed(week)
  const { lines, forget } = useAllOrdered(week.number, owner)
  const hasOrdered = lines.length > 0

  useEffect(() => {
    // With the dialog goes what keeps the focus from the field.
    if (!hasOrdered) return undefined
    return () => field.current?.focus()
  }, [hasOrdered, field])

  const notice = change ? (
    <Suspense fallback={null}>
      <LastChangeNotice change={change} week={week.number} owner={owner} />
    </Suspense>
  ) : null
  return (
    <>
      <PastList {...{ owner, member }} />
      {isClosed ? (
        <>
          <ClosedEntry {...{ week, owner, member }} />
          <FootBar>{sum}</FootBar>
        </>
      ) : (
        <NumberInput {...{ week, owner, member, field }} bar={{ above: notice, below: sum }} />
      )}
      {hasOrdered ? <AllOrderedDialog lines={lines} onClose={forget} /> : null}
    </>
  )
}
