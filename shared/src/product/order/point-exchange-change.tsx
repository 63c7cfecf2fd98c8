import type { Product } from '@shop/shared/domain/shopping'
import { refuseExchange } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { memberOf, type Session, useSession } from '@shop/shared/session'
import { Button } from '@shop/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { exchangeRefusals } from './exchange-refusals.ts'

const PointExchangeDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "point-exchange-dialog" */ './point-exchange-dialog.tsx'))
    .PointExchangeDialog,
}))

export type PointExchangeChangeProps = {
  product: Product
  /** Pieces exchanged so far. */
  quantity: number
  /** Points that may be spent; `undefined` while they are not known. */
  available: number | undefined
  /** Names the product to a screen reader. */
  name: string
  onChange(quantity: number): Promise<void>
}

/** 数量を変更 of a point exchange, from the ordered list as from the order history. [ORD-084 to ORD-088, ACC-078] */
export function PointExchangeChange({ product, quantity, available, name, onChange }: PointExchangeChangeProps) {
  const { notices } = usePlatform()
  const [isOpen, setIsOpen] = useState(false)
  const isFamily = useSession(isFamilyCard)
  const hasWeek = useSession((session) => isOpenWeek(session, product))
  const cannotYet = available === undefined

  function open(): void {
    const exchange = {
      pointPrice: product.pointPrice ?? 0,
      available: available ?? 0,
      current: quantity,
      limit: quantity,
    }
    const refusal = refuseExchange({ wanted: 1, exchange, isFamily, hasWeek })
    if (refusal === undefined) setIsOpen(true)
    else notices.snackbar({ ...exchangeRefusals[refusal], isError: true })
  }

  return (
    <>
      <Button look="outline" disabled={cannotYet} aria-label={`数量を変更 ${name}`} onClick={open}>
        数量を変更
      </Button>
      {isOpen && available !== undefined ? (
        <Suspense>
          <PointExchangeDialog {...{ product, quantity, available, onChange }} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

const isFamilyCard = (session: Session) => memberOf(session)?.isFamily ?? false
const isOpenWeek = ({ weeks }: Session, { week }: Product) =>
  weeks.status === 'ready' && weeks.open.some(({ number }) => number === week)
