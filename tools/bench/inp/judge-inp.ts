import { median } from '../report.ts'
import type { Pressed, Visit } from './visit.ts'

const limits = { inpMs: 100, taskMs: 50, badgeMs: 50 }
/** How much slower than on an empty page the browser's own list of options may open. */
const popupRatio = 1.25

export type Verdict = { lines: string[]; beyond: string[] }

/** The value that three of four stay at or below. */
export function p75(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('no values')
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN
}

/**
 * The slowest input of each visit is that visit's INP. Three visits of four decide, about a press that sets off a long
 * task as well: one that the shop makes comes back, one of the moment (the browser clears its memory, the machine does
 * something else) does not. Every long task is shown all the same, and the longest of them beside the longest of the
 * browser alone on an empty page, in the same run: machines differ more than shops. What opens a list of options of the
 * browser is held to the same press there alone.
 */
export function judgeInp(name: string, visits: readonly Visit[], emptyPage: readonly Visit[] = []): Verdict {
  const inps = visits.map(({ presses }) =>
    Math.max(0, ...presses.filter(({ opensPopup }) => !opensPopup).map(({ inputMs }) => inputMs)),
  )
  const tasks = tasksOf(visits)
  const ofBrowser = tasksOf(emptyPage)
  const drawing = visits.map((visit) => visit.drawing)
  const steps = visits[0]?.presses.map(({ step }) => step) ?? []
  const pressesOf = (step: string) => visits.flatMap(({ presses }) => presses.filter((press) => press.step === step))
  const longestOf = (presses: readonly Pressed[]) => p75(presses.map(({ tasks }) => Math.max(0, ...tasks)))
  const popups = emptyPage.flatMap(({ presses }) => presses.filter(({ opensPopup }) => opensPopup))
  const popupMs = popups.length === 0 ? 0 : Math.round(longestOf(popups) * popupRatio)
  const limitOf = (step: string) =>
    pressesOf(step).some(({ opensPopup }) => opensPopup) ? Math.max(limits.taskMs, popupMs) : limits.taskMs
  const ofStep = (step: string) => {
    const all = pressesOf(step)
    const long = all.flatMap((press) => press.tasks)
    const inputs = all.map(({ inputMs }) => inputMs)
    return `  ${step}: ${median(inputs)} ms, worst ${Math.max(...inputs)} ms, tasks over 50 ms ${shown(long)}`
  }
  return {
    lines: [
      `inp ${name} p75 ${p75(inps)} ms worst ${Math.max(...inps)} ms, tasks over 50 ms ${shown(tasks)} in ${visits.length} visits`,
      `  drawn after ${Math.round(median(visits.map(({ drawnMs }) => drawnMs)))} ms, with ${median(drawing.map(({ length }) => length))} tasks over 50 ms, worst ${Math.round(Math.max(0, ...drawing.flat()))} ms`,
      ...(tasks.length > 0 && ofBrowser.length > 0
        ? [`  longest task ${(Math.max(...tasks) / Math.max(...ofBrowser)).toFixed(2)} of that of an empty page`]
        : []),
      ...steps.map(ofStep),
    ],
    beyond: [
      ...(p75(inps) > limits.inpMs ? [`inp ${name}: p75 ${p75(inps)} ms is above ${limits.inpMs}`] : []),
      ...steps
        .map((step) => ({ step, longest: longestOf(pressesOf(step)), limit: limitOf(step) }))
        .filter(({ longest, limit }) => longest > limit)
        .map(
          ({ step, longest, limit }) =>
            `inp ${name}: ${step}: p75 of the longest task ${Math.round(longest)} ms is above ${limit}`,
        ),
    ],
  }
}

/** From the press to the frame with the new number, at full speed. */
export function judgeBadge(times: readonly number[]): Verdict {
  const worst = Math.max(...times)
  const line = `inp badge p75 ${Math.round(p75(times))} ms worst ${Math.round(worst)} ms of ${times.length}`
  return {
    lines: [line],
    beyond: p75(times) > limits.badgeMs ? [`inp badge: ${Math.round(p75(times))} ms is above ${limits.badgeMs}`] : [],
  }
}

const tasksOf = (visits: readonly Visit[]): number[] =>
  visits.flatMap(({ presses }) => presses.flatMap((press) => press.tasks))

const shown = (tasks: readonly number[]): string =>
  tasks.length === 0 ? 'none' : `${tasks.length} (worst ${Math.round(Math.max(...tasks))} ms)`
