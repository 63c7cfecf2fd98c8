import { type PlanningWeek, weekLabel } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { readSession, tellSession } from '@shop/shared/session'
import { useCallback } from 'react'
import { weekIndexKey } from '../../boot/planning-weeks.ts'

/** Orders go into another week from now on, also after a reload of this tab. [GRD-081] */
export function useSwitchWeek(): (from: PlanningWeek, to: PlanningWeek) => void {
  const { bus, storage, notices } = usePlatform()
  return useCallback(
    (from, to) => {
      if (from.number === to.number) return
      tellSession({ type: 'weekSwitched', to: to.number })
      const { weeks } = readSession()
      // The weeks may have been loaded anew meanwhile: an unknown one changes nothing.
      if (weeks.status !== 'ready' || weeks.open[weeks.index]?.number !== to.number) return
      storage.session.write(weekIndexKey, weeks.index)
      bus.tell('week/switched', { from: from.number, to: to.number })
      notices.popup({ title: `${weekLabel(to)}に切り替えました` })
    },
    [bus, storage, notices],
  )
}
