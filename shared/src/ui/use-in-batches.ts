import { startTransition, useEffect, useState } from 'react'

/** How much of a long list is drawn: a screen at once, then batch by batch until all stands in the page. */
export function useInBatches(total: number, batch: number): number {
  const [drawn, setDrawn] = useState(batch)
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + batch))
  }, [drawn, total, batch])
  return drawn
}
