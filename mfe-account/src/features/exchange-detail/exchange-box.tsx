import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { findOpenWeek } from '@shop/shared/domain'
import {
  fullProductName,
  maxExchanged,
  type Product,
  quantityLimit,
  shoppingMessages,
} from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import {
  OrderButton,
  OrderControl,
  type OrderLineControl,
  useExchangePoints,
  useKeepFocus,
  useOrderLine,
} from '@shop/shared/product/order'
import { DeliveryLine, OrderPanel } from '@shop/shared/product/order-panel'
import { type Session, useSession } from '@shop/shared/session'
import { theme } from '@shop/shared/ui'
import { Price, QuantityStepper } from '@shop/shared/ui/shopping'
import { useRef, useState } from 'react'

/** The order of a point product, from where its points stand: ordered as everywhere in the shop. [ACC-081] */
export function ExchangeBox({ product }: { product: Product }) {
  const { clock } = usePlatform()
  const line = useOrderLine(product, 'pointExchange')
  const weeks = useSession(openWeeks)
  const week = findOpenWeek(weeks, product.week, clock.now())
  return (
    <OrderPanel label="ポイントと交換" line={line}>
      <Price product={product} size="detail" />
      {week === undefined ? null : <DeliveryLine week={week} />}
      <ExchangeControl product={product} line={line} />
    </OrderPanel>
  )
}

const noWeeks: [] = []
const openWeeks = ({ weeks }: Session) => (weeks.status === 'ready' ? weeks.open : noWeeks)

const Control = styled.div(css`
  & > [data-choice] { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
  & > [data-choice] > p { flex-basis: 100%; ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & > [data-choice] > p:empty { position: absolute; }
  & > [data-choice] > fieldset { flex: none; width: 164px; }
  & > [data-choice] > fieldset > div { min-height: 52px; }
  & > [data-offer] > fieldset { max-width: 280px; }
  & > [data-choice] > button { flex: 1; min-height: 54px; padding-inline: 8px; }
`)

/** One to what points and product allow; beyond that a press is told why. */
function ExchangeControl({ product, line }: { product: Product; line: OrderLineControl }) {
  const root = useRef<HTMLDivElement>(null)
  const [quantity, setQuantity] = useState(1)
  const { notices } = usePlatform()
  const points = useExchangePoints(true)
  const name = fullProductName(product)
  const { offer, ordered } = line
  const isFirst = (ordered === 0 || line.isOrdering) && !line.isUnknown && line.unsent === undefined
  const chooses = offer.is === 'open' && offer.max > 0 && isFirst
  useKeepFocus(root, chooses)
  const limit = offer.is === 'open' ? offer.max : quantityLimit(product)
  const max = affordable(product, limit, points?.available)
  const wanted = Math.max(1, Math.min(quantity, max))
  return (
    <Control ref={root}>
      {chooses ? (
        <div data-choice>
          {max > 0 ? (
            <QuantityStepper
              label={`${name}の数量`}
              value={wanted}
              max={max}
              whyNoMore={max < limit ? `いまのポイントで${max}個まで` : undefined}
              isDisabled={line.isOrdering}
              onChange={setQuantity}
              onRefused={() => notices.popup(shoppingMessages.exchangeOverLimit)}
            />
          ) : null}
          <OrderButton size="large" product={product} line={line} quantity={wanted} />
        </div>
      ) : (
        <OrderControl product={product} line={line} name={name} variant="page" />
      )}
    </Control>
  )
}

const affordable = ({ pointPrice = 0 }: Product, limit: number, available: number | undefined): number =>
  available === undefined ? limit : maxExchanged({ pointPrice, available, current: 0, limit })
