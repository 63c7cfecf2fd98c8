import { isViewMode, useSession } from '@shop/shared/session'
import { Button } from '@shop/shared/ui'
import { QuantityStepper } from '@shop/shared/ui/shopping'
import { useEffect, useState } from 'react'
import { useOrderDialogCode } from './use-order-dialog-code.ts'

/** By then the first screen is there, and nobody has ordered yet. */
const afterFirstScreenMs = 4000

/** Controls and dialog that appear when something is ordered, for a place out of sight. */
export function PrewarmOrderStyles() {
  const [isTime, setIsTime] = useState(false)
  const isVisitor = useSession(isViewMode)
  // Who cannot order needs no code for it.
  const code = useOrderDialogCode(isTime && !isVisitor)
  useEffect(() => {
    const timer = window.setTimeout(() => setIsTime(true), afterFirstScreenMs)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <>
      <Button isBusy busyText=" " />
      <QuantityStepper label="" value={1} max={2} onChange={nothing} />
      {code === undefined ? null : <code.OrderDialogStyles />}
    </>
  )
}

const nothing = () => undefined
