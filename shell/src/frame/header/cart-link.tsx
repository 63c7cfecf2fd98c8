import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, type WeekNumber } from '@shop/shared/domain'
import { Link } from '@shop/shared/router'
import { currentWeek, useSession } from '@shop/shared/session'
import { theme } from '@shop/shared/ui'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { actionLook } from './header-look.ts'
import { useOrderedPieces } from './use-ordered-pieces.ts'

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

/** What is ordered for the chosen week, and how many pieces. For members alone. [CHR-002, CHR-003, CHR-004] */
export function CartLink({ to }: { to: string }) {
  const week = useSession(currentWeek)
  return week === undefined ? <Cart to={to} /> : <CountedCart to={to} week={week.number} />
}

const CountedCart = ({ to, week }: { to: string; week: WeekNumber }) => <Cart to={to} pieces={useOrderedPieces(week)} />

/** The badge has room for two digits. [CHR-004] */
const mostShown = 99

const Cart = ({ to, pieces }: { to: string; pieces?: number | undefined }) => (
  <Action to={to} aria-label={pieces === undefined ? undefined : `ご注文内容 注文済み ${formatNumber(pieces)}点`}>
    <ShoppingBasket size={26} />
    ご注文内容
    {pieces === undefined || pieces === 0 ? null : <Count>{pieces > mostShown ? `${mostShown}+` : pieces}</Count>}
  </Action>
)
