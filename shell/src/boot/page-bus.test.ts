import { describe, expect, it } from '@jest/globals'
import type { DeadLetter } from '@shop/shared/bus'
import { deadLetterError } from './page-bus.ts'

describe('the report of a dead letter', () => {
  const letter = { name: 'order/changed', version: 1, dead: 'invalid', fromOtherTab: false, payload: { name: '北野' } }

  it('names fact and reason, and nothing of the payload', () => {
    const error = deadLetterError(letter as unknown as DeadLetter)
    expect(`${error.name}: ${error.message}`).toBe('DeadLetterError: order/changed v1 is invalid')
  })

  it('repeats nothing that another tab said', () => {
    const foreign = { ...letter, name: '<b>北野</b>', fromOtherTab: true, dead: 'unknown' } as unknown as DeadLetter
    expect(deadLetterError(foreign).message).toBe('a letter of another tab is unknown')
  })
})
