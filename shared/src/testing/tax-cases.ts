type TaxLine = { rate: number; base: number; pieces: number }

/**
 * What is bought and the tax of it: `base` is the price of one piece without tax. The shop and the reference services
 * count it each by a rule of its own, and are both tested by this. [BIZ-017, K-62]
 */
export const taxCases: readonly {
  says: string
  lines: readonly TaxLine[]
  byRate: readonly { rate: number; base: number; tax: number }[]
  total: number
}[] = [
  {
    says: 'of two prices that lose a part of a yen each is rounded once',
    lines: [
      { rate: 8, base: 298, pieces: 1 },
      { rate: 8, base: 196, pieces: 1 },
    ],
    byRate: [{ rate: 8, base: 494, tax: 39 }],
    total: 533,
  },
  {
    says: 'of many pieces is that of their sum',
    lines: [{ rate: 8, base: 298, pieces: 10 }],
    byRate: [{ rate: 8, base: 2980, tax: 238 }],
    total: 3218,
  },
  {
    says: 'is rounded down',
    lines: [{ rate: 10, base: 19, pieces: 1 }],
    byRate: [{ rate: 10, base: 19, tax: 1 }],
    total: 20,
  },
  {
    says: 'stands by rate, and nothing is added to what is exempt',
    lines: [
      { rate: 10, base: 1009, pieces: 1 },
      { rate: 0, base: 500, pieces: 2 },
      { rate: 8, base: 99, pieces: 3 },
    ],
    byRate: [
      { rate: 8, base: 297, tax: 23 },
      { rate: 10, base: 1009, tax: 100 },
      { rate: 0, base: 1000, tax: 0 },
    ],
    total: 2429,
  },
  {
    says: 'of a rate that is new is in no other',
    lines: [
      { rate: 12, base: 99, pieces: 1 },
      { rate: 10, base: 99, pieces: 1 },
    ],
    byRate: [
      { rate: 10, base: 99, tax: 9 },
      { rate: 12, base: 99, tax: 11 },
    ],
    total: 218,
  },
  {
    says: 'of what costs nothing is nothing',
    lines: [{ rate: 8, base: 0, pieces: 3 }],
    byRate: [{ rate: 8, base: 0, tax: 0 }],
    total: 0,
  },
]

/** Amounts that are given back lower the base before it is rounded; below zero it is rounded as above. */
export const givenBackCases: readonly { says: string; rate: number; bases: readonly number[]; tax: number }[] = [
  { says: 'what is given back lowers the base first', rate: 8, bases: [494, -95], tax: 31 },
  { says: 'all given back is no tax', rate: 8, bases: [494, -494], tax: 0 },
  { says: 'a correction alone gives back the tax that was paid', rate: 8, bases: [-494], tax: -39 },
  { says: 'less than a yen given back is none', rate: 8, bases: [-9], tax: 0 },
]
