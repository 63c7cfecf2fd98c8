import { css } from '@emotion/react'
import styled from '@emotion/styled'
import {
  Badge,
  fullProductName,
  ImperfectReason,
  type OrderLine,
  Price,
  ProductPicture,
  productBadges,
  useOrderLine,
} from '@shop/shared/product'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { media, theme } from '@shop/shared/ui'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { LineControl } from './line-control.tsx'

const Root = styled.li(css`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) 150px 236px;
  gap: 16px;
  align-items: center;
  padding: 14px 18px;

  & > [data-picture] { width: 96px; height: 96px; border-radius: ${theme.radius.control}; overflow: hidden; }
  & > [data-picture] > * { width: 100%; height: 100%; object-fit: cover; }
  & > [data-facts] > h3 { ${theme.text.cardName} font-weight: 600; font-feature-settings: normal; text-wrap: wrap; }
  & h3 > a { color: ${theme.color.text.primary}; text-decoration: none; }
  & h3 > a::before { content: ''; position: absolute; inset: 0; }
  & h3 > a:hover { text-decoration: underline; }
  & [data-badges] { display: flex; flex-wrap: wrap; gap: 4px; margin-bottom: 4px; }
  & [data-small] { ${theme.text.caption} color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  & [data-reason] { display: flex; gap: 4px; font-size: 0.875rem; line-height: 1.45; color: ${theme.color.accent.text}; }

  ${media.mobile} {
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 8px 12px;
    padding: 12px;
    & > [data-picture] { width: 88px; height: 88px; align-self: start; }
    & > [data-price], & > [data-control] { grid-column: 1 / -1; }
    & > [data-price] [data-base] { flex-basis: auto; }
  }
  ${media.print} {
    grid-template-columns: 20mm minmax(0, 1fr) 40mm 20mm;
    break-inside: avoid;
    & > [data-picture] { width: 18mm; height: 18mm; }
    & h3 > a { color: #000; }
  }
`)

type Props = {
  line: OrderLine
  isClosed: boolean
  /** It was taken out, and with it the button that had the focus. */
  onGone(): void
}

/** One product of the order, with what may be done about it. [ORD-077] */
export function OrderedLine({ line, isClosed, onGone }: Props) {
  const { product } = line
  const nameId = useId()
  const control = useOrderLine(product, 'orderNumber')
  const root = useRef<HTMLLIElement>(null)
  const whenGone = useEffectEvent(onGone)

  useLayoutEffect(() => {
    const element = root.current
    // Asked just before it leaves the page: afterwards the focus is nowhere. [AX-11]
    return () => {
      if (element?.contains(document.activeElement) === true) whenGone()
    }
  }, [])

  return (
    <Root ref={root} aria-labelledby={nameId}>
      <div data-picture>
        <ProductPicture product={product} />
      </div>
      <div data-facts>
        <LineBadges line={line} />
        <h3 id={nameId}>
          <Link to={href.product(product.week, product.orderNumber)}>{product.name}</Link>
        </h3>
        <p data-small>{[product.standard, product.brand].filter((text) => text !== undefined).join('　')}</p>
        <p data-small>番号 {product.orderNumber}</p>
        <ImperfectReason product={product} />
      </div>
      <div data-price>
        <Price product={product} size="small" />
      </div>
      <LineControl name={fullProductName(product)} line={line} control={control} isClosed={isClosed} />
    </Root>
  )
}

const mostBadges = 2

/** 定期便 marks what comes by subscription, not what could. */
function LineBadges({ line }: { line: OrderLine }) {
  const badges = productBadges(line.product)
    .filter(({ kind }) => kind !== 'subscription')
    .slice(0, mostBadges)
  if (badges.length === 0 && !line.isSubscription && !line.isScrollOrder) return null
  return (
    <div data-badges>
      {line.isSubscription ? <Badge tone="subscription">定期便</Badge> : null}
      {line.isScrollOrder ? <Badge tone="plain">専門店</Badge> : null}
      {badges.map(({ kind, text }) => (
        <Badge key={kind} tone={kind}>
          {text}
        </Badge>
      ))}
    </div>
  )
}
