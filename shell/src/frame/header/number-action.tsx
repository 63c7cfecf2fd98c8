import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { Link } from '@shop/shared/router'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'
import Hash from 'lucide-react/icons/hash'
import { actionStyles, Count } from './header-styles.ts'

const Action = styled(Link)(
  actionStyles,
  css`
  &[data-waiting] { background: ${theme.color.warning.tint}; color: ${theme.color.warning.text}; }
  /* Beside menu, search and order there is no more room. */
  ${media.narrow} { min-width: 48px; }
`,
)

/** The way to the entry for order numbers; on a phone only while numbers wait there that nobody has ordered. */
export const NumberAction = ({ to, waiting = 0 }: { to: string; waiting?: number }) =>
  waiting === 0 ? (
    <Action data-on="desktop" to={to}>
      <Hash size={26} />
      番号で注文
    </Action>
  ) : (
    <Action data-waiting to={to}>
      <Hash size={26} />
      未注文
      <Count>{formatNumber(waiting)}</Count>
      <VisuallyHidden>商品（まだ注文していません）</VisuallyHidden>
    </Action>
  )
