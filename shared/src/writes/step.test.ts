import { describe, expect, it } from '@jest/globals'
import { afterStep, isHeld, isSameStep, mergeSteps, type Step } from './step.ts'

describe('[ORD-052] steps', () => {
  it.each<{ from: number; step: Step; to: number }>([
    { from: 2, step: { add: 3 }, to: 5 },
    { from: 2, step: { have: 3 }, to: 3 },
    { from: 2, step: { have: 0 }, to: 0 },
  ])('from $from by $step: $to', ({ from, step, to }) => {
    expect(afterStep(from, step)).toBe(to)
  })

  it.each<{ first: Step | undefined; second: Step; both: Step }>([
    { first: undefined, second: { add: 1 }, both: { add: 1 } },
    { first: { add: 1 }, second: { add: 2 }, both: { add: 3 } },
    { first: { have: 4 }, second: { add: 2 }, both: { have: 6 } },
    { first: { add: 4 }, second: { have: 2 }, both: { have: 2 } },
    { first: { have: 6, seen: 5 }, second: { have: 7, seen: 6 }, both: { have: 7, seen: 5 } },
    { first: { have: 6, seen: 5 }, second: { add: 2 }, both: { have: 8, seen: 5 } },
    { first: { add: 1 }, second: { have: 0, seen: 6 }, both: { have: 0, seen: 5 } },
    { first: { have: 6 }, second: { have: 7, seen: 6 }, both: { have: 7 } },
  ])('$first and $second are $both', ({ first, second, both }) => {
    expect(mergeSteps(first, second)).toEqual(both)
  })

  it.each<{ step: Step; held: number | undefined; isThere: boolean }>([
    { step: { have: 6 }, held: 6, isThere: true },
    { step: { have: 6, seen: 6 }, held: 6, isThere: true },
    { step: { have: 6, seen: 5 }, held: 5, isThere: false },
    { step: { have: 6, seen: 5 }, held: 6, isThere: false },
    { step: { have: 6 }, held: undefined, isThere: false },
    { step: { add: 1 }, held: 1, isThere: false },
  ])('[K-150] $step is there already with $held: $isThere', ({ step, held, isThere }) => {
    expect(isHeld(step, held)).toBe(isThere)
  })

  it('are the same only in kind and number', () => {
    expect(isSameStep({ add: 1 }, { add: 1 })).toBe(true)
    expect(isSameStep({ have: 1 }, { have: 1 })).toBe(true)
    expect(isSameStep({ add: 1 }, { have: 1 })).toBe(false)
    expect(isSameStep({ have: 1 }, { add: 1 })).toBe(false)
    expect(isSameStep({ add: 1 }, { add: 2 })).toBe(false)
  })
})
