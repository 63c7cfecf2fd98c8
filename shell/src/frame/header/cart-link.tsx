import { usePlatform } from '@shop/shared/platform'
import { currentWeek, useSession } from '@shop/shared/session'
import { useEffect, useState } from 'react'
import { Cart } from './cart.tsx'

type CountedCart = typeof import('./counted-cart.tsx').CountedCart

/** What is ordered for the chosen week, and how many pieces. For members alone. [CHR-002, CHR-003, CHR-004] */
export function CartLink({ to }: { to: string }) {
  const { report } = usePlatform()
  const week = useSession(currentWeek)
  const [counted, setCounted] = useState<{ Cart: CountedCart }>()

  useEffect(() => {
    // Without its count the way to the order is still a way.
    import('./counted-cart.tsx').then(
      ({ CountedCart }) => setCounted({ Cart: CountedCart }),
      (error: unknown) => report({ error, doing: 'load the count of the order' }),
    )
  }, [report])

  if (week === undefined || counted === undefined) return <Cart to={to} />
  return <counted.Cart to={to} week={week.number} />
}
