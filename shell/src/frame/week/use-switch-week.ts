import { type PlanningWeek, weekLabel } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useCallback } from 'react'
import { switchWeek } from '../../startup/switch-week.ts'

/** Orders for another week, and says so. The weeks may have been loaded anew meanwhile. [GRD-081] */
export function useSwitchWeek(): (from: PlanningWeek, to: PlanningWeek) => void {
  const { bus, storage, notices } = usePlatform()
  return useCallback(
    (from, to) => {
      if (from.number === to.number || !switchWeek(to.number, { session: storage.session, bus })) return
      notices.popup({ title: `${weekLabel(to)}に切り替えました` })
    },
    [bus, storage, notices],
  )
}
