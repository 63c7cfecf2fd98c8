import { readFileSync } from 'node:fs'
import path from 'node:path'
import { comeEveryStopCall } from '@shop/shared/contract'
import * as v from 'valibot'

/** Weeks and products in which nobody may newly subscribe. */
export type RegistrationStops = v.InferOutput<typeof comeEveryStopCall.reply>

const file = path.resolve(import.meta.dirname, '../../../static-data/come-every-stop.json')

/** The same list that the pages load. */
export const readRegistrationStops = (): RegistrationStops =>
  v.parse(comeEveryStopCall.reply, JSON.parse(readFileSync(file, 'utf8')))

type Asked = { orderNo: string; productNo: string; code: number; week: string }

/** A product's own number stops all of its cycles, the number of a cycle that one. */
export function isStopped(stops: RegistrationStops, { orderNo, productNo, code, week }: Asked): boolean {
  const isListed = (list: readonly string[]) => list.some((no) => same(no, orderNo) || same(no, productNo))
  return (
    (stops.stoppedWeeks.includes(week) && isListed(stops.stoppedOrderNos)) ||
    stops.stoppedNewRegistrations.some(
      (stop) => stop.planningWeek === week && stop.cycleCategory === code && isListed(stop.orderNos),
    )
  )
}

const same = (one: string, other: string) => Number(one) === Number(other)
