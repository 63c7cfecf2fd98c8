import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'
import { Price, staticWhileTyping } from '@shop/shared/ui/shopping'
import { BuyControl } from './buy-control.tsx'
import type { ProductOrder } from './use-product-order.ts'

/** Sticks to the foot of the screen as long as the page is there, so that it never lies over the footer. */
const Root = styled.section(css`
  display: none;

  ${media.mobile} {
    position: sticky;
    bottom: 0;
    z-index: ${theme.layer.header};
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 10px 16px calc(10px + env(safe-area-inset-bottom));
    border-top: 1px solid ${theme.color.border.default};
    background: ${theme.color.surface.card};
    box-shadow: 0 -2px 10px #06343a1f;
  }
  ${staticWhileTyping}
  ${media.print} { display: none; }
`)

const PricePlace = styled.div(css`
  flex: none;
  ${media.narrow} { display: none; }
`)

/** Price and order at the foot of a phone, once the buy box has left the screen. */
export const OrderBar = ({ order }: { order: ProductOrder }) => (
  <Root aria-label="ご注文（画面の下）">
    <PricePlace>
      <Price product={order.product} size="small" layout="stacked" />
    </PricePlace>
    <BuyControl order={order} isSmall />
  </Root>
)
