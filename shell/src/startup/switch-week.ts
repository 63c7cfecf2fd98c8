import type { Bus } from '@shop/shared/bus'
import type { WeekNumber } from '@shop/shared/domain'
import type { StoragePort } from '@shop/shared/platform'
import { currentWeek, dispatchSession, readSession } from '@shop/shared/session'
import { weekIndexKey } from '../boot/planning-weeks.ts'

export type SwitchWeekPorts = { session: StoragePort; bus: Pick<Bus, 'publish'> }

/**
 * Orders go into another week from now on, also after a reload of this tab; remotes let go of what was typed for
 * the old one when they hear it. `false`: no such week, and nothing has changed.
 */
export function switchWeek(to: WeekNumber, { session, bus }: SwitchWeekPorts): boolean {
  const from = currentWeek(readSession())
  dispatchSession({ type: 'weekSwitched', to })
  const { weeks } = readSession()
  if (from === undefined || weeks.status !== 'ready' || weeks.open[weeks.index]?.number !== to) return false
  if (from.number === to) return true
  session.write(weekIndexKey, weeks.index)
  bus.publish('week/switched', { from: from.number, to })
  return true
}
