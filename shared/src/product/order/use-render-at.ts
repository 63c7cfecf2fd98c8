import type { Clock } from '@shop/shared/domain'
import { useEffect, useReducer } from 'react'

/** Timers of the browser cannot count further; a page this old is loaded anew long before. */
const longestTimerMs = 2 ** 31 - 1

type Alarm = { timer: ReturnType<typeof setTimeout>; tells: Set<() => void> }
const alarms = new WeakMap<Clock, Map<number, Alarm>>()

/** The first instant that is still to come; the one of now has not passed yet. */
export function nextOf(instants: readonly (number | undefined)[], now: Date): number | undefined {
  const ahead = instants.filter((instant) => instant !== undefined && instant >= now.getTime())
  return ahead.length === 0 ? undefined : Math.min(...(ahead as number[]))
}

/** Draws again just after an instant, while the page stands open: one timer for all cards that wait for it. */
export function useRenderAt(instant: number | undefined, clock: Clock): void {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => (instant === undefined ? undefined : waitFor(instant, clock, renderAgain)), [instant, clock])
}

function waitFor(instant: number, clock: Clock, tell: () => void): (() => void) | undefined {
  // The instant itself is still before.
  const leftMs = instant - clock.now().getTime() + 1
  if (leftMs <= 0 || leftMs > longestTimerMs) return
  const ofClock = alarms.get(clock) ?? new Map<number, Alarm>()
  alarms.set(clock, ofClock)
  const alarm = ofClock.get(instant) ?? begin(leftMs)
  ofClock.set(instant, alarm)
  alarm.tells.add(tell)
  return () => {
    alarm.tells.delete(tell)
    if (alarm.tells.size > 0) return
    clearTimeout(alarm.timer)
    if (ofClock.get(instant) === alarm) ofClock.delete(instant)
  }
}

function begin(leftMs: number): Alarm {
  const tells = new Set<() => void>()
  const timer = setTimeout(() => {
    for (const tell of [...tells]) tell()
  }, leftMs)
  return { timer, tells }
}
