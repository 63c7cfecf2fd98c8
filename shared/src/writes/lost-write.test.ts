import { describe, expect, it } from '@jest/globals'
import { reconcileLostWrite } from './lost-write.ts'
import type { Step } from './step.ts'

describe('[ORD-133] a write whose answer was lost, by the quantity that is read afterwards', () => {
  it.each<{ says: string; step: Step; before: number | undefined; quantity: number; elsewhere?: number; is: string }>([
    { says: 'the pieces are there', step: { add: 2 }, before: 1, quantity: 3, is: 'arrived' },
    { says: 'nothing has changed', step: { add: 2 }, before: 1, quantity: 1, is: 'missing' },
    { says: 'somebody else has ordered', step: { add: 2 }, before: 1, quantity: 5, is: 'unclear' },
    {
      says: 'another tab has ordered as many',
      step: { add: 2 },
      before: 1,
      quantity: 3,
      elsewhere: 1,
      is: 'unclear',
    },
    { says: 'nobody knew the order', step: { add: 2 }, before: undefined, quantity: 2, is: 'unclear' },
    { says: 'nobody knew it, and it is empty', step: { add: 2 }, before: undefined, quantity: 0, is: 'missing' },
    {
      says: 'the number is there, whoever set it',
      step: { have: 2 },
      before: 1,
      quantity: 2,
      elsewhere: 1,
      is: 'arrived',
    },
    { says: 'the old number is there', step: { have: 2 }, before: 1, quantity: 1, is: 'missing' },
    { says: 'a third number is there', step: { have: 2 }, before: 1, quantity: 4, is: 'unclear' },
    { says: 'it is gone', step: { have: 0 }, before: 1, quantity: 0, is: 'arrived' },
  ])('$says: $is', ({ step, before, quantity, elsewhere = 0, is }) => {
    expect(reconcileLostWrite({ step, before, elsewhere: 0 }, quantity, elsewhere)).toBe(is)
  })
})
