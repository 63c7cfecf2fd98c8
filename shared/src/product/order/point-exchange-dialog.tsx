import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import {
  fullProductName,
  maxExchanged,
  type Product,
  quantityLimit,
  refuseExchange,
} from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { Button, theme } from '@shop/shared/ui'
import { Dialog, LeaveButton, leave } from '@shop/shared/ui/dialog'
import { ProductPicture, QuantitySelect } from '@shop/shared/ui/shopping'
import { useState } from 'react'
import { exchangeRefusals } from './exchange-refusals.ts'

const Facts = styled.div(css`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 12px;
  margin: 12px 0 16px;
  line-height: 1.5;

  & > [data-picture] { width: 88px; height: 88px; border-radius: ${theme.radius.control}; overflow: hidden; }
  & > [data-picture] > * { width: 100%; height: 100%; object-fit: cover; }
  & b { display: block; }
  & p { ${theme.text.caption} color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
`)

const Points = styled.dl(css`
  margin-top: 12px;
  font-variant-numeric: tabular-nums;

  & > div { display: flex; justify-content: space-between; gap: 16px; padding: 6px 0; }
  & > div + div { border-top: 1px solid ${theme.color.border.default}; }
  & dd { font-weight: 700; }
`)

export type PointExchangeDialogProps = {
  product: Product
  quantity: number
  available: number
  onChange(quantity: number): Promise<void>
  onClose(): void
}

/** How many pieces for how many points: 1 to what points and product allow. */
export function PointExchangeDialog({ product, quantity, available, onChange, onClose }: PointExchangeDialogProps) {
  const { notices } = usePlatform()
  const [wanted, setWanted] = useState(quantity)
  const [isBusy, setIsBusy] = useState(false)
  const pointPrice = product.pointPrice ?? 0
  const exchange = { pointPrice, available, current: quantity, limit: quantityLimit(product) }
  const max = maxExchanged(exchange)

  async function change(button: Element): Promise<void> {
    // Points may have gone elsewhere while the dialog stood open.
    if (refuseExchange({ wanted, exchange, isFamily: false, hasWeek: true }) === 'overLimit') {
      notices.popup(exchangeRefusals.overLimit)
      return
    }
    setIsBusy(true)
    if (wanted !== quantity) await onChange(wanted)
    leave(button, onClose)
  }

  return (
    <Dialog
      title="ポイント交換の数量を変更"
      onClose={onClose}
      actions={
        <>
          <LeaveButton look="outline" onLeave={onClose}>
            変更しない
          </LeaveButton>
          <Button isBusy={isBusy} busyText="変更中" onClick={({ currentTarget }) => void change(currentTarget)}>
            変更する
          </Button>
        </>
      }
    >
      <Facts>
        <div data-picture>
          <ProductPicture product={product} />
        </div>
        <div>
          <b>{fullProductName(product)}</b>
          <p>番号 {product.orderNumber}</p>
          <p>{formatNumber(pointPrice)}ポイント</p>
        </div>
      </Facts>
      <QuantitySelect
        productName={fullProductName(product)}
        value={wanted}
        max={Math.max(max, wanted)}
        isDisabled={isBusy}
        onChange={setWanted}
      />
      <Points>
        <div>
          <dt>必要なポイント</dt>
          <dd>{formatNumber(pointPrice * wanted)}ポイント</dd>
        </div>
        <div>
          <dt>使えるポイント（交換済みの分を含む）</dt>
          <dd>{formatNumber(available + pointPrice * quantity)}ポイント</dd>
        </div>
      </Points>
    </Dialog>
  )
}
