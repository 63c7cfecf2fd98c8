import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, formatTime } from '@shop/shared/domain'
import { Link } from '@shop/shared/router'
import { theme } from '@shop/shared/ui'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { actionLook } from './header-look.ts'
import type { OrderedPieces } from './use-ordered-pieces.ts'

const Action = styled(Link)(actionLook, css`min-width: 80px;`)

const Count = styled.span(css`
  position: absolute;
  top: -1px;
  left: 50%;
  min-width: 22px;
  height: 22px;
  margin-left: 7px;
  padding: 0 6px;
  border-radius: 11px;
  background: ${theme.color.accent.default};
  color: ${theme.palette.brand[900]};
  box-shadow: 0 0 0 2px ${theme.color.surface.card};
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  line-height: 22px;
  text-align: center;
`)

/** The badge has room for two digits. [CHR-004] */
const mostShown = 99

/** The way to the order, with its pieces where they are known, and when they were if not now. */
export const Cart = ({ to, pieces, readAt }: { to: string } & Partial<OrderedPieces>) => (
  <Action
    to={to}
    aria-label={pieces === undefined ? undefined : `ご注文内容 注文済み ${formatNumber(pieces)}点${timeOf(readAt)}`}
    title={readAt === undefined ? undefined : `${formatTime(readAt)}時点`}
  >
    <ShoppingBasket size={26} />
    ご注文内容
    {pieces === undefined || pieces === 0 ? null : <Count>{pieces > mostShown ? `${mostShown}+` : pieces}</Count>}
  </Action>
)

const timeOf = (readAt: Date | undefined) => (readAt === undefined ? '' : `（${formatTime(readAt)}時点）`)
