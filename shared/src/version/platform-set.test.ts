import { describe, expect, it } from '@jest/globals'
import { nearestUnmetNeeds, platformSetFor, platformSetsOf } from './platform-set.ts'

const alone = { contract: '2.1.0', provides: { react: '19.3.1', zustand: '5.1.0' } }
const shell = {
  ...alone,
  alsoProvides: [
    { name: 'contract-1', contract: '1.19.0', provides: {} },
    { name: 'react-20', contract: '2.1.0', provides: { react: '20.0.0' } },
  ],
}
const needs = (contract: string, react = '^19.0.0') => ({ contract, singletons: { react, zustand: '^5.0.0' } })

describe('the platform set of a release', () => {
  it.each([
    { says: 'the first, when it fits', of: needs('^2.0.0'), set: 'first' },
    { says: 'the first, also when others fit', of: needs('^1.0.0 || ^2.0.0', '^19.0.0 || ^20.0.0'), set: 'first' },
    { says: 'that of its contract', of: needs('^1.14.0'), set: 'contract-1' },
    { says: 'that of its React, with the rest from the first', of: needs('^2.0.0', '^20.0.0'), set: 'react-20' },
    { says: 'none, where two sets have one half each', of: needs('^1.14.0', '^20.0.0'), set: undefined },
    { says: 'none, where nobody has it', of: needs('^3.0.0'), set: undefined },
  ])('is $says', ({ of, set }) => {
    expect(platformSetFor(of, platformSetsOf(shell))?.name).toBe(set)
  })

  it('is the first for whoever takes nothing but the contract', () => {
    expect(platformSetFor({ contract: '^2.0.0', singletons: {} }, platformSetsOf(alone))?.name).toBe('first')
  })
})

describe('what a release lacks', () => {
  it('is told of the set that comes closest', () => {
    expect(nearestUnmetNeeds(needs('^2.0.0', '^21.0.0'), platformSetsOf(shell))).toEqual([
      { of: 'react', range: '^21.0.0', provided: '19.3.1' },
    ])
  })

  it('is also what nobody provides', () => {
    const asks = { contract: '^2.0.0', singletons: { vue: '^3.0.0' } }
    expect(nearestUnmetNeeds(asks, platformSetsOf(alone))).toEqual([
      { of: 'vue', range: '^3.0.0', provided: undefined },
    ])
  })

  it('is nothing where a set fits', () => {
    expect(nearestUnmetNeeds(needs('^1.0.0'), platformSetsOf(shell))).toEqual([])
  })
})
