import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, type PlanningWeek } from '@shop/shared/domain'
import { fullProductName, nonDeliveryReasonOf, type OrderLine } from '@shop/shared/domain/shopping'
import { FavouriteButton, useFavourite } from '@shop/shared/product/favourite'
import type { ItemWords } from '@shop/shared/product/list'
import { useOrderLine } from '@shop/shared/product/order'
import { href } from '@shop/shared/routes'
import { media, theme } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import { Price, ProductPicture } from '@shop/shared/ui/shopping'
import { memo, useRef } from 'react'
import { LineFacts, lineFactsStyles, lineOnPhone } from '../../parts/line-facts.tsx'
import { LineControl } from './line-control.tsx'
import { absenceText, LineBadges, LineRemarks } from './line-remarks.tsx'

const Root = styled.div(
  lineFactsStyles,
  css`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) 150px 236px;
  gap: 0 16px;
  align-items: center;
  padding: 14px 18px;

  & > [data-remarks] { grid-column: 2 / -1; margin-top: 4px; }
  & > [data-remarks]:empty { display: none; }
  & > [data-picture] { width: 96px; height: 96px; border-radius: ${theme.radius.control}; overflow: hidden; }
  & > [data-picture] > * { width: 100%; height: 100%; object-fit: cover; }
  & > [data-picture], & > [aria-pressed] { grid-area: 1 / 1; }
  /* The heart is half beside the corner: so small a picture has no room for it. */
  & > [aria-pressed] {
    position: relative;
    z-index: ${theme.layer.cardOverlay};
    justify-self: end;
    translate: 14px -38px;
  }
  & h3 > a::before { content: ''; position: absolute; inset: 0; }
  & [data-points] > b { font-size: 1.25rem; }
  &[data-absent] h3 > a, &[data-absent] > [data-price] { text-decoration: line-through; color: ${theme.color.text.secondary}; }
  &[data-absent] > [data-picture] { opacity: 0.55; }

  ${media.mobile} {
    ${lineOnPhone.styles}
    & > [data-remarks] { grid-column: 1 / -1; margin-top: 0; }
    & > [aria-pressed] { align-self: start; justify-self: start; translate: 38px -10px; }
    & > [data-control] { row-gap: 0; justify-content: flex-end; }
  }
  ${media.print} {
    /* One row: A4 is narrow enough for the looks of a phone as well. */
    grid-template-columns: 20mm minmax(0, 1fr) 40mm 24mm;
    padding: 3mm 0;
    break-inside: avoid;
    & > [data-picture] { width: 18mm; height: 18mm; }
    & > [aria-pressed] { display: none; }
    & > [data-facts], & > [data-price], & > [data-control] { grid-column: auto; }
  }
`,
)

type Props = {
  line: OrderLine
  /** Of its name, which is that of the item around it. */
  nameId: string
  /** On the screen or near it: its picture is not put off. */
  isNear: boolean
  week: PlanningWeek
  isClosed: boolean
  /** A change is asked of the subscription by which it comes. */
  isChanging: boolean
  /** Points that may be spent; `undefined` while they are not known. */
  points: number | undefined
}

/** One product of the order, with what may be done about it; a heart may be pressed after the deadline too. */
export const OrderedLine = memo(function OrderedLine({
  line,
  nameId,
  isNear,
  week,
  isClosed,
  isChanging,
  points,
}: Props) {
  const { product } = line
  const control = useOrderLine(product, 'orderNumber')
  const favourite = useFavourite(product)
  const root = useRef<HTMLDivElement>(null)
  useFocusWhenGone(root)

  return (
    <Root ref={root} data-absent={nonDeliveryReasonOf(line) === undefined ? undefined : ''}>
      <div data-picture>
        <ProductPicture product={product} isEager={isNear} />
      </div>
      <LineFacts product={product} no={product.orderNumber} nameId={nameId} badges={<LineBadges line={line} />} />
      <div data-price>
        {product.isPointExchange ? (
          <p data-points>
            <b>{formatNumber(product.pointPrice ?? 0)}</b>ポイント
          </p>
        ) : (
          <Price product={product} size="small" layout="inline" />
        )}
      </div>
      <LineControl name={fullProductName(product)} {...{ line, control, isClosed, points }} />
      <FavouriteButton product={product} favourite={favourite} />
      <LineRemarks {...{ line, isChanging, week, isClosed }} />
    </Root>
  )
})

/** The look of a line that is far from the screen. */
export const plainTextLineStyles = css`
  min-height: 124px;
  padding: 14px 18px;

  & > h3 { ${theme.text.cardName} font-weight: 600; }
  & a { color: ${theme.color.text.primary}; }
  & > p { ${theme.text.caption} color: ${theme.color.text.secondary}; }
  ${media.mobile} { min-height: 164px; padding: 12px; }
`

export function orderedLineText(line: OrderLine): ItemWords {
  const { name, week, orderNumber } = line.product
  const absence = nonDeliveryReasonOf(line)
  return {
    name,
    to: href.product(week, orderNumber),
    headingLevel: 3,
    text: `番号 ${orderNumber}　${absence === undefined ? `${formatNumber(line.quantity)}点` : absenceText(absence)}`,
  }
}
