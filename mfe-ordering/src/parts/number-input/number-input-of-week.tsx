import { NoWeek } from '@shop/shared/product'
import { currentWeek, memberOf, useSession } from '@shop/shared/session'
import { Skeleton } from '@shop/shared/ui'
import { NumberInput } from './number-input.tsx'
import { listOwner } from './number-list.queries.ts'

/** The entry for whoever is here and the week on show. Another week has a list and a field of its own. [ORD-042, GRD-081] */
export function NumberInputOfWeek() {
  const week = useSession(currentWeek)
  const member = useSession(memberOf)
  const owner = useSession(listOwner)
  if (week === undefined) return <NoWeek waiting={<Skeleton height="180px" radius={12} />} />
  if (member === undefined || owner === undefined) return null
  return <NumberInput key={`${week.number} ${owner}`} week={week} owner={owner} member={member} />
}
