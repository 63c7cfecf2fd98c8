import type { MemberCode, OrderNumber, WeekNumber } from '@shop/shared/domain'
import type { SubscriptionRequest } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useMemo, useState } from 'react'
import { keepStaged, readStaged, type StagedChanges } from './staged-changes.ts'

export type StagedEditor = {
  requests: StagedChanges
  set(no: OrderNumber, request: SubscriptionRequest): void
  drop(no: OrderNumber): void
  /** Only these are left. */
  leave(nos: readonly OrderNumber[]): void
}

/** The requests as they are typed, written down with every change. */
export function useStagedChanges(member: MemberCode, week: WeekNumber): StagedEditor {
  const { storage } = usePlatform()
  const [requests, setRequests] = useState(() => readStaged(storage, { member, week }))
  const editing = useMemo(() => {
    const change = (to: (now: StagedChanges) => StagedChanges) => {
      const next = to(readStaged(storage, { member, week }))
      keepStaged(storage, { member, week }, next)
      setRequests(next)
    }
    const only = (now: StagedChanges, keeps: (no: string) => boolean): StagedChanges =>
      Object.fromEntries(Object.entries(now).filter(([no]) => keeps(no)))
    return {
      set: (no: OrderNumber, request: SubscriptionRequest) => change((now) => ({ ...now, [no]: request })),
      drop: (no: OrderNumber) => change((now) => only(now, (one) => one !== no)),
      leave: (nos: readonly OrderNumber[]) => change((now) => only(now, (one) => nos.some((no) => no === one))),
    }
  }, [storage, member, week])
  return { requests, ...editing }
}
