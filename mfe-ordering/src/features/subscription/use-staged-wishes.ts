import type { MemberCode, OrderNumber, WeekNumber } from '@shop/shared/domain'
import type { SubscriptionWish } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useMemo, useState } from 'react'
import { keepStaged, readStaged, type StagedWishes } from './staged-wishes.ts'

export type StagedEditor = {
  wishes: StagedWishes
  set(no: OrderNumber, wish: SubscriptionWish): void
  drop(no: OrderNumber): void
  /** Only these are left. */
  leave(nos: readonly OrderNumber[]): void
}

/** The wishes as they are typed, written down with every change. */
export function useStagedWishes(member: MemberCode, week: WeekNumber): StagedEditor {
  const { storage } = usePlatform()
  const [wishes, setWishes] = useState(() => readStaged(storage, { member, week }))
  const editing = useMemo(() => {
    const change = (to: (now: StagedWishes) => StagedWishes) => {
      const next = to(readStaged(storage, { member, week }))
      keepStaged(storage, { member, week }, next)
      setWishes(next)
    }
    const only = (now: StagedWishes, keeps: (no: string) => boolean): StagedWishes =>
      Object.fromEntries(Object.entries(now).filter(([no]) => keeps(no)))
    return {
      set: (no: OrderNumber, wish: SubscriptionWish) => change((now) => ({ ...now, [no]: wish })),
      drop: (no: OrderNumber) => change((now) => only(now, (one) => one !== no)),
      leave: (nos: readonly OrderNumber[]) => change((now) => only(now, (one) => nos.some((no) => no === one))),
    }
  }, [storage, member, week])
  return { wishes, ...editing }
}
