import { isViewMode, useSession } from '@shop/shared/session'
import { Button } from '@shop/shared/ui'
import { QuantityStepper } from '@shop/shared/ui/shopping'
import { useEffect, useState } from 'react'
import { useOrderDialogCode } from '../order/use-order-dialog-code.ts'
import { ProductCardStyles } from './product-card.tsx'
import { ProductRowStyles } from './product-row.tsx'

/** By then the first screen is there, and nobody has ordered yet. */
const afterFirstScreenMs = 4000

/**
 * What first appears when something is ordered or the look is changed, out of sight: a style that comes into the page
 * with a press makes the browser go through every element of it before it answers. [PF-04]
 */
export function StylesAhead() {
  const [isTime, setIsTime] = useState(false)
  const isVisitor = useSession(isViewMode)
  // Who cannot order needs no code for it.
  const code = useOrderDialogCode(isTime && !isVisitor)
  useEffect(() => {
    const timer = window.setTimeout(() => setIsTime(true), afterFirstScreenMs)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <div hidden>
      <ProductCardStyles />
      <ProductRowStyles />
      <Button isBusy busyText=" " />
      <QuantityStepper label="" value={1} most={2} onChange={nothing} />
      {code === undefined ? null : <code.OrderDialogStyles />}
    </div>
  )
}

const nothing = () => undefined
