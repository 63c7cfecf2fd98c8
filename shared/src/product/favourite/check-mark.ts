import { type FavouriteMark, getFavouriteMarks } from '@shop/shared/api/shopping'
import type { OrderNumber, WeekNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { nextTask } from '@shop/shared/ui'

export type CheckPorts = Pick<PlatformServices, 'api' | 'queryClient'>

/** The call takes 999, but their address would be longer than gateways let through. */
const numbersPerCall = 200

type Check = {
  week: WeekNumber
  no: OrderNumber
  answer(mark: FavouriteMark): void
  fail(error: unknown): void
}

const waiting = new WeakMap<QueryClient, Check[]>()

/** The mark that the service holds. Products that are looked at together are asked for together. */
export function checkMark(ports: CheckPorts, { week, orderNumber: no }: Product): Promise<FavouriteMark> {
  return new Promise((answer, fail) => {
    const check = { week, no, answer, fail }
    const others = waiting.get(ports.queryClient)
    if (others !== undefined) {
      others.push(check)
      return
    }
    const checks = [check]
    waiting.set(ports.queryClient, checks)
    void nextTask().then(() => {
      waiting.delete(ports.queryClient)
      for (const call of callsFor(checks)) void send(ports, call)
    })
  })
}

function* callsFor(checks: readonly Check[]): Generator<Check[]> {
  for (const week of new Set(checks.map((check) => check.week))) {
    const ofWeek = checks.filter((check) => check.week === week)
    for (let first = 0; first < ofWeek.length; first += numbersPerCall)
      yield ofWeek.slice(first, first + numbersPerCall)
  }
}

async function send({ api }: CheckPorts, checks: Check[]): Promise<void> {
  const [first] = checks
  if (first === undefined) return
  try {
    const numbers = checks.map(({ no }) => no)
    const marks = await getFavouriteMarks(api, first.week, numbers)
    for (const { no, answer, fail } of checks) {
      const mark = marks.get(no)
      if (mark === undefined) fail(new Error(`no mark of ${no} in the answer`))
      else answer(mark)
    }
  } catch (error) {
    for (const { fail } of checks) fail(error)
  }
}
