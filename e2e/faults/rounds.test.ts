import { describe, expect, it } from '@jest/globals'
import { allRounds, alternatingRounds, dealtRounds, positions } from './rounds.ts'

const screens = [
  { remote: 'mfe-ordering', hasTwin: true },
  { remote: 'mfe-catalogue', hasTwin: true },
  { remote: 'mfe-signup', hasTwin: false },
]
const faults = ['503', 'hang', 'throws', 'rejects', 'another shape', 'truncated', 'tampered']

const meetings = (rounds: ReturnType<typeof dealtRounds<(typeof screens)[number], string>>) =>
  rounds.flatMap(({ screen, entry, position, faults: met }) =>
    met.map((fault) => ({ stage: `${screen.remote}, ${entry}`, position, fault })),
  )

describe('the rounds of npm test', () => {
  it('meet every fault exactly once in each way', () => {
    const met = meetings(dealtRounds(screens, faults)).map(({ position, fault }) => `${position}: ${fault}`)
    expect(met.toSorted()).toEqual(
      positions.flatMap((position) => faults.map((fault) => `${position}: ${fault}`)).toSorted(),
    )
  })

  it('leave no remote and no entry out', () => {
    const stages = meetings(dealtRounds(screens, faults)).map(({ stage }) => stage)
    expect([...new Set(stages)].toSorted()).toEqual(['mfe-catalogue, /mobile', 'mfe-ordering, web', 'mfe-signup, web'])
  })
})

describe('the rounds of a remote from outside', () => {
  it('meet every fault exactly once, neighbours in different ways', () => {
    const outside = { remote: 'mfe-stamps', hasTwin: false }
    expect(meetings(alternatingRounds(outside, faults)).map(({ position, fault }) => [position, fault])).toEqual([
      ['before the last good one', '503'],
      ['before the last good one', 'throws'],
      ['before the last good one', 'another shape'],
      ['before the last good one', 'tampered'],
      ['alone', 'hang'],
      ['alone', 'rejects'],
      ['alone', 'truncated'],
    ])
  })
})

describe('the rounds of pnpm faults', () => {
  it('meet every fault in each way on every remote, at each of its entries', () => {
    const met = meetings(allRounds(screens, faults)).map(
      ({ stage, position, fault }) => `${stage}: ${position}: ${fault}`,
    )
    expect(new Set(met).size).toBe(met.length)
    expect(met).toHaveLength(5 * positions.length * faults.length)
  })
})
