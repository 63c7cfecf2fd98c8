import type { WeekNumber } from '@shop/shared/domain'
import { Cart } from './cart.tsx'
import { useOrderedPieces } from './use-ordered-pieces.ts'

/** A chunk of its own: visitors never need what reads an order. */
export const CountedCart = ({ to, week }: { to: string; week: WeekNumber }) => (
  <Cart to={to} {...useOrderedPieces(week)} />
)
