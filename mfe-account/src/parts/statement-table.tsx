import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'
import type { ReactNode } from 'react'

const Frame = styled.div(css`
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  overflow: hidden;
  background: ${theme.color.surface.card};
  ${media.print} { border-radius: 0; overflow: visible; }
`)

const Table = styled.table(css`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  & th, & td { padding: 13px 16px; text-align: left; vertical-align: top; word-break: auto-phrase; }
  & thead th { background: ${theme.color.surface.sunken}; font-size: 0.9375rem; font-weight: 700; word-break: keep-all; overflow-wrap: normal; }
  & time { white-space: nowrap; }
  & tbody th { font-weight: 400; }
  & tbody tr, & tfoot tr { border-top: 1px solid ${theme.color.border.default}; break-inside: avoid; }
  & tfoot tr { background: ${theme.color.brand.tint}; font-weight: 700; }
  & tfoot th { font-weight: 700; }
  & [data-figure] { text-align: right; }
  & td[data-figure], & tfoot [data-figure] { white-space: nowrap; }
  & [data-strong] { font-weight: 700; }
  & [data-corrected] { color: ${theme.color.danger.default}; }
  & small { display: block; ${theme.text.caption} color: ${theme.color.text.secondary}; }

  ${media.mobile} { & th, & td { padding: 12px 8px; } & :is(th, td):first-of-type { padding-left: 14px; } & :is(th, td):last-of-type { padding-right: 14px; } }
`)

/** A table of amounts; its caption is heard alone, for the heading of the page says the same. [AX-22] */
export const StatementTable = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <Frame>
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      {children}
    </Table>
  </Frame>
)
