import { compareWeeks, type OrderNumber, type WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { listIn, type NumberList, numberListsKey, ownerMark, withList } from '@shop/shared/product/number-list'
import { queryOptions } from '@shop/shared/query'
import { readSession, type Session } from '@shop/shared/session'
import type { ListChange } from './list-changes.ts'

type Ports = Pick<PlatformServices, 'bus' | 'storage' | 'queryClient'>

/** Whose lists are on show: nobody's for a visitor. */
export const listOwner = ({ login }: Session): string | undefined => {
  const member = login.status === 'member' || login.status === 'expired' ? login.member : undefined
  return member === undefined ? undefined : ownerMark(member.code)
}

/** The list as the store has it. Looked at again when the member comes back from another tab. */
export function numberListQuery(
  { storage }: Pick<Ports, 'storage'>,
  week: WeekNumber | undefined,
  owner: string | undefined,
) {
  const read = (): NumberList =>
    week === undefined || owner === undefined ? [] : listIn(storage.read(numberListsKey), week, owner)
  return queryOptions({
    queryKey: ['ordering', 'numbers', week, owner] as const,
    queryFn: read,
    initialData: read,
    staleTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
  })
}

/** One member's list of one week. Every change is done to what the store holds now, so that two tabs lose nothing. */
export type ListHandle = {
  read(): NumberList
  /** Lines that stand there otherwise than this tab shows them: another one has changed them. [K-152] */
  changedElsewhere(numbers: readonly OrderNumber[]): OrderNumber[]
  change(change: ListChange): void
  /** Shows what another tab has made of it. */
  refresh(): void
}

export function listHandle(ports: Ports, week: WeekNumber, owner: string): ListHandle {
  const { bus, storage, queryClient } = ports
  const read = () => listIn(storage.read(numberListsKey), week, owner)
  const { queryKey } = numberListQuery(ports, week, owner)
  const show = (lines: NumberList) => {
    queryClient.setQueryData(queryKey, [...lines])
  }
  return {
    read,
    changedElsewhere(numbers) {
      const stored = quantitiesOf(read())
      const shown = quantitiesOf(queryClient.getQueryData(queryKey) ?? [])
      return numbers.filter((no) => stored.get(no) !== shown.get(no))
    },
    refresh: () => show(read()),
    change(change) {
      const stored = storage.read(numberListsKey)
      const lines = change(listIn(stored, week, owner))
      const next = withList(stored, { week, owner, lines }, keptWeeks(week))
      if (next === undefined) storage.remove(numberListsKey)
      else storage.write(numberListsKey, next)
      show(lines)
      bus.publish('number-list/changed', { week })
    },
  }
}

const quantitiesOf = (lines: NumberList) => new Map(lines.map(({ no, quantity }) => [no, quantity]))

/** The week that has closed last: what was left on its list is still to be seen. */
export const lastPastWeek = ({ weeks }: Session): WeekNumber | undefined =>
  weeks.status === 'ready' ? weeks.past.toSorted(compareWeeks).at(-1) : undefined

function keptWeeks(week: WeekNumber): WeekNumber[] {
  const session = readSession()
  const open = session.weeks.status === 'ready' ? session.weeks.open.map(({ number }) => number) : []
  const past = lastPastWeek(session)
  return [week, ...open, ...(past === undefined ? [] : [past])]
}
