import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '@shop/shared/router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { media } from './theme/media.ts'
import { theme } from './theme/theme.ts'

const Root = styled.div(css`
  display: flex;
  align-items: flex-end;
  gap: 16px;
  margin-bottom: 20px;

  & p { margin-top: 2px; color: ${theme.color.text.secondary}; line-height: 1.5; }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    margin-left: auto;
    font-weight: 700;
    text-decoration: none;
    white-space: nowrap;
  }
  & > a:hover { text-decoration: underline; }
  ${media.mobile} { align-items: center; gap: 8px; margin-bottom: 12px; & p { font-size: 0.9375rem; } }
`)

/** The head of a section, with the way to all of it. */
export const SectionHeading = ({
  title,
  id,
  text,
  more,
}: {
  title: string
  /** For the section's `aria-labelledby`. */
  id?: string
  text?: string
  more?: { to: string; text?: string }
}) => (
  <Root>
    <div>
      <h2 id={id}>{title}</h2>
      {text === undefined ? null : <p>{text}</p>}
    </div>
    {more === undefined ? null : (
      <Link to={more.to} aria-label={`${title} ${more.text ?? 'すべて見る'}`}>
        {more.text ?? 'すべて見る'}
        <ChevronRight size={20} />
      </Link>
    )}
  </Root>
)
