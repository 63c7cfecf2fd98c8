import { describe, expect, it } from '@jest/globals'
import { aHold } from '@shop/shared/testing/hold'
import { afterStep, bothSteps, fateOf, isSameStep, onePress, type Step } from './step.ts'

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
  ])('$first and $second are $both', ({ first, second, both }) => {
    expect(bothSteps(first, second)).toEqual(both)
  })

  it('are the same only in kind and number', () => {
    expect(isSameStep({ add: 1 }, { add: 1 })).toBe(true)
    expect(isSameStep({ have: 1 }, { have: 1 })).toBe(true)
    expect(isSameStep({ add: 1 }, { have: 1 })).toBe(false)
    expect(isSameStep({ have: 1 }, { add: 1 })).toBe(false)
    expect(isSameStep({ add: 1 }, { add: 2 })).toBe(false)
  })
})

describe('[ORD-133] what the order tells of a lost answer', () => {
  it.each<{ says: string; step: Step; before: number | undefined; quantity: number; elsewhere?: number; fate: string }>(
    [
      { says: 'the pieces are there', step: { add: 2 }, before: 1, quantity: 3, fate: 'arrived' },
      { says: 'nothing has changed', step: { add: 2 }, before: 1, quantity: 1, fate: 'missing' },
      { says: 'somebody else has ordered', step: { add: 2 }, before: 1, quantity: 5, fate: 'unclear' },
      {
        says: 'another tab has ordered as many',
        step: { add: 2 },
        before: 1,
        quantity: 3,
        elsewhere: 1,
        fate: 'unclear',
      },
      { says: 'nobody knew the order', step: { add: 2 }, before: undefined, quantity: 2, fate: 'unclear' },
      { says: 'nobody knew it, and it is empty', step: { add: 2 }, before: undefined, quantity: 0, fate: 'missing' },
      {
        says: 'the number is there, whoever set it',
        step: { have: 2 },
        before: 1,
        quantity: 2,
        elsewhere: 1,
        fate: 'arrived',
      },
      { says: 'the old number is there', step: { have: 2 }, before: 1, quantity: 1, fate: 'missing' },
      { says: 'a third number is there', step: { have: 2 }, before: 1, quantity: 4, fate: 'unclear' },
      { says: 'it is gone', step: { have: 0 }, before: 1, quantity: 0, fate: 'arrived' },
    ],
  )('$says: $fate', ({ step, before, quantity, elsewhere = 0, fate }) => {
    expect(fateOf({ step, before, elsewhere: 0 }, quantity, elsewhere)).toBe(fate)
  })
})

it('[ORD-075] one press at a time, also after one that failed', async () => {
  const press = onePress()
  let acts = 0
  const { until, release } = aHold()
  const first = press(async () => {
    acts += 1
    await until
  })
  await press(async () => {
    acts += 1
  })
  expect(acts).toBe(1)
  release()
  await first
  await expect(press(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await press(async () => {
    acts += 1
  })
  expect(acts).toBe(2)
})
