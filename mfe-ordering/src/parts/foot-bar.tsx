import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'
import { whileTyping } from '@shop/shared/ui/shopping'
import type { ReactNode } from 'react'

/** Never more than a third of the screen, also with letters twice as large. */
const maxHeight = '33dvh'

/**
 * The last of the column that it stands in, whatever follows it in the page, and at the foot of the screen as long as the
 * column is in sight. With large letters, and while somebody writes, one row stands for all.
 */
const Root = styled.section(css`
  position: sticky;
  bottom: 0;
  order: 1;
  z-index: ${theme.layer.sticky};
  container-type: inline-size;
  max-height: ${maxHeight};
  overflow-y: auto;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.sticky};
  font-variant-numeric: tabular-nums;

  & > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 8px 16px calc(8px + env(safe-area-inset-bottom)); }
  &:not(:has([data-list], [data-change], [data-sum])) { display: none; }
  /* The summary stands beside the list there. */
  @media (min-width: 960px) and (min-height: 640px) {
    & [data-sum] { display: none; }
    &:not(:has([data-list], [data-change])) { display: none; }
  }
  /* On a short screen the list's row stands for all, so that the field above it is in sight. */
  @media (max-height: 700px) { & :has(> [data-list]) > [data-sum] { display: none; } }
  ${media.mobile} { margin-inline: -16px; border-inline: 0; border-radius: 0; }
  ${whileTyping('& [data-change] { display: none; }')}
  ${whileTyping('& :has(> [data-list]) > [data-sum] { display: none; }')}
  @container (max-width: 18rem) {
    & :has(> [data-list], > [data-change]) > [data-sum], & [data-secondary] { display: none; }
  }
  ${media.print} { display: none; }
`)

/** What has the focus stands above it. */
const aboveBar = css`
  @media screen { :root { scroll-padding-bottom: min(${maxHeight}, 12rem); } }
  @media screen and (max-height: 700px) { :root { scroll-padding-bottom: min(${maxHeight}, 7rem); } }
`

/** Sum, deadline and what can be done about the order or the list, in sight on the whole page. [ORD-046, ORD-081, K-167] */
export const FootBar = ({ children }: { children: ReactNode }) => (
  <Root aria-label="ご注文の合計と操作">
    <Global styles={aboveBar} />
    <div>{children}</div>
  </Root>
)
