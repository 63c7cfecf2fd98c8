import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Container, media, theme } from '@shop/shared/ui'

export const FaqRoot = styled(Container)(css`
  padding-top: 20px;

  & > * { max-width: 840px; }
  & > h1 { margin-bottom: 20px; }
  & > [data-card] {
    ${theme.box.card}
  }
  & > [data-questions] { overflow: hidden; }
  & > [data-questions] > li + li { border-top: 1px solid ${theme.color.border.default}; }
  & > [data-questions] a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 60px;
    padding: 12px 20px;
    border-radius: 11px;
    color: ${theme.color.text.primary};
    font-weight: 700;
    line-height: 1.5;
    text-decoration: none;
    word-break: auto-phrase;
  }
  & > [data-questions] a:hover { background: ${theme.color.brand.tint}; }
  & > [data-questions] a:focus-visible { outline-offset: -3px; box-shadow: none; }
  & > [data-questions] a > [data-q] { color: ${theme.color.brand.default}; font-size: 1.25rem; line-height: 1; }
  & > [data-questions] a > svg { margin-left: auto; color: ${theme.color.brand.default}; }
  & > [data-answer] { padding: 24px; line-height: 1.8; }
  & > [data-answer] > p + p { margin-top: 0.75em; }
  & > [data-note] { margin-bottom: 20px; }
  & > [data-back] { margin-top: 20px; }
  & > h2 { margin: 40px 0 16px; }
  & > [data-lines] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 20px 24px;
    padding: 24px;
    font-variant-numeric: tabular-nums;
    & dt { color: ${theme.color.text.secondary}; }
    & a { display: inline-flex; align-items: center; min-height: 44px; font-size: 1.125rem; font-weight: 700; }
    & small { display: block; font-size: 0.9375rem; line-height: 1.5; }
  }

  ${media.mobile} {
    padding-top: 12px;
    & > [data-answer], & > [data-lines] { padding: 18px; }
    & > [data-lines] { grid-template-columns: 1fr; }
  }
`)
