import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'

/** As high as a finger, whatever the text size: the buttons beside the words are counted in these. */
const rowHeight = '3rem'
const allHeight = '3rem'

export const Place = styled.div(css`
  & > [data-inner] { position: relative; }

  &:not([data-full]) {
    position: absolute;
    inset: calc(100% + 6px) 0 auto;
    z-index: ${theme.layer.drawer};
    max-height: calc(100dvh - 96px);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-block: 12px 8px;
    border: 1px solid ${theme.color.border.control};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface.card};
    box-shadow: ${theme.shadow.dialog};
  }
`)

export const Options = styled.div(css`
  & [data-title] {
    padding: 8px 20px 4px;
    color: ${theme.color.text.secondary};
    font-size: 0.875rem;
    font-weight: 700;
    line-height: 1.5;
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: 12px;
    height: ${rowHeight};
    padding: 0 20px;
    cursor: pointer;
  }
  & [role='option']:hover, & [role='option'][aria-selected='true'] { background: ${theme.color.brand.tint}; }
  & [role='option'] > svg { color: ${theme.color.text.secondary}; }
  & [role='group'][aria-label='最近の検索'] [role='option'] { padding-right: 64px; }
  & [data-word] { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & [data-count] { color: ${theme.color.text.secondary}; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
  & mark { background: none; color: ${theme.color.brand.default}; font-weight: 700; }

  ${media.highContrast} { & [aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; } }
`)

/** Beside the last group: one button at the height of each of its words, and one under them. */
export const Forgetting = styled.div(css`
  & > ul {
    position: absolute;
    right: 8px;
    bottom: ${allHeight};
    & > li { display: grid; place-items: center; height: ${rowHeight}; }
  }
  & button { border: 0; border-radius: ${theme.radius.control}; background: none; color: ${theme.color.text.secondary}; }
  & button:hover { background: ${theme.color.brand.tint}; color: ${theme.color.brand.hover}; }
  & li > button { display: grid; place-items: center; width: 44px; height: 44px; }
  & > [data-all] {
    display: block;
    height: ${allHeight};
    margin-left: auto;
    margin-right: 8px;
    padding: 0 12px;
    color: ${theme.color.text.link};
    font-size: 0.9375rem;
    font-weight: 700;
  }
`)
