import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '@shop/shared/router'
import { media, theme } from '@shop/shared/ui'

const Root = styled.nav(css`
  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    padding: 16px 0 4px;
    ${theme.text.caption}
  }
  & li + li::before { content: '›' / ''; margin-right: 8px; color: ${theme.color.text.tertiary}; }
  /* As large as a fingertip, without room in the line. [AX-07] */
  & a { margin-inline: -8px; padding: 12px 8px; text-decoration: none; }
  & a:hover { text-decoration: underline; }
  & [aria-current] { color: ${theme.color.text.secondary}; }

  ${media.mobile} {
    & > ol { align-items: center; gap: 0 6px; padding: 4px 0 0; line-height: 1.5rem; }
    /* The levels above give way, so that the end of a long path can be read as well, but keep four letters. [AX-08] */
    & li { display: flex; flex: 1 1 4em; align-items: center; min-width: 0; max-width: max-content; white-space: nowrap; }
    & li:first-of-type { flex: none; }
    & li:last-of-type { flex: 1 0 6em; width: 0; max-width: none; }
    & li + li::before { margin-right: 6px; }
    & li > * { overflow: hidden; text-overflow: ellipsis; }
    /* As large as a fingertip, and as high as its letters in the page. [AX-07, K-172] */
    & a { margin-block: -10px; padding-block: 10px; line-height: 1.5rem; }
  }
`)

export type Crumb = { text: string; to: string }

/** Where a page stands below the others, highest first. */
export const Breadcrumbs = ({ above, here }: { above: readonly Crumb[]; here: string }) => (
  <Root aria-label="現在の位置">
    <ol>
      {above.map(({ text, to }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
      <li>
        <span aria-current="page">{here}</span>
      </li>
    </ol>
  </Root>
)
