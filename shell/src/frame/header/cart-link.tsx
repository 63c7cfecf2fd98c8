import { currentWeek, useSession } from '@shop/shared/session'
import { useIdle } from '../use-idle.ts'
import { Cart } from './cart.tsx'

const loadCounted = () =>
  import(/* webpackChunkName: "later-web" */ './counted-cart.tsx').then(({ CountedCart }) => CountedCart)

/** The way to the order of the chosen week, with its number of pieces. For members alone. */
export function CartLink({ to }: { to: string }) {
  const week = useSession(currentWeek)
  const CountedCart = useIdle(loadCounted)
  // Without its count the way to the order is still a way.
  if (week === undefined || CountedCart === undefined) return <Cart to={to} />
  return <CountedCart to={to} week={week.number} />
}
