import type { WeekNumber } from '@shop/shared/domain'
import { useOrderedPieces } from '@shop/shared/product/current-order'
import { Cart } from './cart.tsx'

/** A chunk of its own: visitors never need this code, which reads an order. */
export const CountedCart = ({ to, week }: { to: string; week: WeekNumber }) => (
  <Cart to={to} {...useOrderedPieces(week)} />
)
