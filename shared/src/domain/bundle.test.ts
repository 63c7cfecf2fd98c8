import { expect, it } from '@jest/globals'
import { bundlePricePerPiece } from './bundle.ts'
import { yen } from './yen.ts'

it.each([
  { pieces: 2, price: 1676, each: 838 },
  { pieces: 3, price: 1000, each: 334 },
  { pieces: 1, price: 298, each: 298 },
])('$pieces for $price yen is $each yen a piece', ({ pieces, price, each }) =>
  expect(bundlePricePerPiece({ pieces, price: yen(price) })).toBe(each),
)
