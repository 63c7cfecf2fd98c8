import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'
import { staticWhileTyping } from '@shop/shared/ui/shopping'

/** Sticks to the foot of the screen: what is chosen, and what can be done with it. Give it an `aria-label`. */
export const FootBar = styled.section(css`
  position: sticky;
  bottom: 0;
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-top: 20px;
  padding: 14px 24px calc(14px + env(safe-area-inset-bottom));
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.sticky};
  font-variant-numeric: tabular-nums;

  & > p { margin-right: auto; }
  & > p > b { font-weight: 700; }
  ${media.mobile} { margin-inline: -16px; padding-inline: 16px; border-radius: 0; }
  ${staticWhileTyping}
`)
