import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, formatTime } from '@shop/shared/domain'
import type { OrderedPieces } from '@shop/shared/product/current-order'
import { Link } from '@shop/shared/router'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { actionStyles, Count } from './header-styles.ts'

const Action = styled(Link)(actionStyles, css`min-width: 80px;`)

/** The badge has room for two digits. */
const maxShown = 99

/** The way to the order, with its pieces where they are known, and when they were if not now. */
export const Cart = ({ to, pieces, readAt }: { to: string } & Partial<OrderedPieces>) => (
  <Action
    to={to}
    aria-label={pieces === undefined ? undefined : `ご注文内容 注文済み ${formatNumber(pieces)}点${timeOf(readAt)}`}
    title={readAt === undefined ? undefined : `${formatTime(readAt)}時点`}
  >
    <ShoppingBasket size={26} />
    ご注文内容
    {pieces === undefined || pieces === 0 ? null : (
      // By its style: the name says it in words, and what is seen of the text has to be part of the name. [WCAG 2.5.3]
      <Count aria-hidden data-count={`${pieces > maxShown ? `${maxShown}+` : pieces}点`} />
    )}
  </Action>
)

const timeOf = (readAt: Date | undefined) => (readAt === undefined ? '' : `（${formatTime(readAt)}時点）`)
