import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '@shop/shared/router'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'

const Root = styled.ol(css`
  display: flex;
  counter-reset: step;

  & > li {
    position: relative;
    flex: 1;
    padding-top: 44px;
    color: ${theme.color.text.tertiary};
    font-weight: 600;
    line-height: 1.4;
    text-align: center;
  }
  & > li::before {
    counter-increment: step;
    content: counter(step);
    box-sizing: border-box;
    position: absolute;
    left: 50%;
    top: 0;
    z-index: 1;
    width: 36px;
    height: 36px;
    margin-left: -18px;
    border: 2px solid ${theme.color.border.control};
    border-radius: 50%;
    background: ${theme.color.surface.card};
    color: ${theme.color.text.secondary};
    font-weight: 800;
    line-height: 32px;
  }
  & > li + li::after {
    content: '';
    position: absolute;
    right: 50%;
    top: 17px;
    width: 100%;
    height: 2px;
    background: ${theme.color.border.default};
  }
  & > li[data-done] { color: ${theme.color.brand.default}; }
  & > li[data-done]::before {
    content: '✓';
    border-color: ${theme.color.brand.default};
    background: ${theme.palette.brand[100]};
    color: ${theme.color.brand.default};
  }
  & > li[data-done] + li::after { background: ${theme.color.brand.default}; }
  & > li > a { color: inherit; }
  & > li > a::before { content: ''; position: absolute; inset: -4px 0; z-index: 2; }
  & > li[aria-current] { color: ${theme.color.text.primary}; }
  & > li[aria-current]::before {
    border-color: ${theme.color.brand.default};
    background: ${theme.color.brand.default};
    color: #fff;
  }
  ${media.mobile} { & > li { font-size: 0.875rem; } }
`)

/** Where one stands in a form of several pages: number and word, always both; steps that are done are links back. */
export const Steps = ({
  label,
  steps,
  current,
}: {
  label: string
  steps: readonly { text: string; to: string }[]
  current: number
}) => (
  <Root aria-label={label}>
    {steps.map(({ text, to }, place) => (
      <li key={to} data-done={place < current ? '' : undefined} aria-current={place === current ? 'step' : undefined}>
        {place < current ? (
          <Link to={to}>
            {text}
            <VisuallyHidden>（入力済み）</VisuallyHidden>
          </Link>
        ) : (
          text
        )}
      </li>
    ))}
  </Root>
)
