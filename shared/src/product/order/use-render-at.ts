import type { Clock } from '@shop/shared/domain'
import { useEffect, useReducer } from 'react'

/** A device that sleeps or is busy counts no time, and the shop's hour is learnt anew: it is asked again by then. [K-155] */
const longestWaitMs = 1000

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
  if (leftMs(instant, clock) <= 0) return
  const ofClock = alarms.get(clock) ?? new Map<number, Alarm>()
  alarms.set(clock, ofClock)
  const alarm = ofClock.get(instant) ?? begin(instant, clock, ofClock)
  alarm.tells.add(tell)
  return () => {
    alarm.tells.delete(tell)
    if (alarm.tells.size > 0) return
    clearTimeout(alarm.timer)
    if (ofClock.get(instant) === alarm) ofClock.delete(instant)
  }
}

/** The instant itself is still before. */
const leftMs = (instant: number, clock: Clock): number => instant - clock.now().getTime() + 1

function begin(instant: number, clock: Clock, ofClock: Map<number, Alarm>): Alarm {
  const wait = () => setTimeout(look, Math.min(leftMs(instant, clock), longestWaitMs))
  const alarm: Alarm = { timer: wait(), tells: new Set() }
  ofClock.set(instant, alarm)

  function look() {
    if (leftMs(instant, clock) > 0) {
      alarm.timer = wait()
      return
    }
    ofClock.delete(instant)
    for (const tell of [...alarm.tells]) tell()
  }
  return alarm
}
