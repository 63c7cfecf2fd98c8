import { describe, expect, it } from '@jest/globals'
import { changedReserves, corporatePointExpiry, expiresSoon, pointChoices, pointUnit } from './points.ts'

describe('points that can be used', () => {
  it.each([
    { available: 1842, max: 1500, unit: 500, choices: [500, 1000, 1500] },
    { available: 1842, max: 1000, unit: 500, choices: [500, 1000] },
    { available: 999, max: 1500, unit: 500, choices: [500] },
    { available: 500, max: 500, unit: 500, choices: [500] },
    { available: 499, max: 500, unit: 500, choices: [] },
    { available: 0, max: 0, unit: 500, choices: [] },
    { available: 1842, max: 2000, unit: 0, choices: [500, 1000, 1500] },
  ])('[ACC-024] are $choices of $available, where the service allows $max in steps of $unit', ({ choices, ...of }) => {
    expect(pointChoices(of, of.available)).toEqual(choices)
  })

  it.each([
    { reserved: 1000, maxReserved: 1500, unit: 500, choices: [0, 500, 1500] },
    { reserved: 1000, maxReserved: 1000, unit: 0, choices: [0, 500] },
    { reserved: 0, maxReserved: 1500, unit: 500, choices: [] },
    { reserved: 1000, unit: 500, choices: [] },
  ])('[K-157] become $choices in place of $reserved, where the service allows $maxReserved', ({ choices, ...of }) => {
    expect(changedReserves(of)).toEqual(choices)
  })

  it('[BIZ-007] go by 500', () => {
    expect(pointUnit).toBe(500)
  })
})

describe('points that expire', () => {
  it('[ACC-019] [BIZ-019] of corporate members would on 30 June 2023', () => {
    expect(corporatePointExpiry).toEqual(new Date('2023-06-30T00:00:00+09:00'))
  })

  it.each([
    { says: 'is not red the evening before', expires: '2027-03-31', now: '2026-12-30T23:59:59.999+09:00', soon: false },
    { says: 'is red from three months before', expires: '2027-03-31', now: '2026-12-31T00:00:00+09:00', soon: true },
    { says: 'is red on the day itself', expires: '2027-03-31', now: '2027-03-31T23:59:59+09:00', soon: true },
    { says: 'is red when it is over', expires: '2027-03-31', now: '2027-04-10T00:00:00+09:00', soon: true },
    { says: 'crosses the year', expires: '2027-01-15', now: '2026-10-15T00:00:00+09:00', soon: true },
    {
      says: 'is not red a day earlier across the year',
      expires: '2027-01-15',
      now: '2026-10-14T23:59:59+09:00',
      soon: false,
    },
    // A month that is shorter: the three months begin on its last day, not in the next month.
    {
      says: 'begins on the last day of a short month',
      expires: '2027-05-31',
      now: '2027-02-28T00:00:00+09:00',
      soon: true,
    },
    { says: 'does not begin before it', expires: '2027-05-31', now: '2027-02-27T23:59:59+09:00', soon: false },
    { says: 'knows leap years', expires: '2028-05-31', now: '2028-02-28T12:00:00+09:00', soon: false },
    { says: 'begins on 29 February', expires: '2028-05-31', now: '2028-02-29T00:00:00+09:00', soon: true },
  ])('[ACC-018] [BIZ-019] $says', ({ expires, now, soon }) => {
    expect(expiresSoon(new Date(`${expires}T00:00:00+09:00`), new Date(now))).toBe(soon)
  })
})
