import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Container, media, theme } from '@shop/shared/ui'

export const Bar = styled.header(css`
  background: ${theme.color.surface.card};
  border-bottom: 1px solid ${theme.color.border.default};

  /* With the strip it takes 140 px: only where that leaves room to read. One row, whatever the letters. [K-182] */
  @media (min-width: 960px) and (min-height: 640px) {
    &[data-fixed] { position: sticky; top: env(safe-area-inset-top); z-index: ${theme.layer.header}; }
  }
  ${media.print} { display: none; }
`)

export const BarRow = styled(Container)(css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 20px;
  /* The strip stays below it. */
  min-height: 72px;

  & > [data-brand] {
    display: flex;
    align-items: center;
    min-height: 44px;
    border-radius: ${theme.radius.badge};
    color: ${theme.color.brand.default};
  }
  & > nav { display: flex; gap: 4px; min-width: 80px; margin-left: auto; }

  ${media.mobile} {
    gap: 4px;
    min-height: 60px;
    padding-inline: 6px;
    & > [data-brand] { margin-left: 4px; }
    & > nav { gap: 0; }
  }
`)

/**
 * An icon over its word: many members do not know what an icon alone means. Letters of bars grow less than those of the
 * page, which would have no room beside them. [K-182]
 */
export const actionStyles = css`
  position: relative;
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 1px;
  min-width: 64px;
  min-height: 60px;
  padding: 0 6px;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.text.primary};
  font-size: min(0.875rem, 18px);
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  white-space: nowrap;

  &:hover { background: ${theme.color.brand.tint}; color: ${theme.color.brand.hover}; }

  ${media.mobile} {
    min-width: 56px;
    min-height: 56px;
    padding: 0 2px;
    &[data-on='desktop'] { display: none; }
  }
  ${media.narrow} { min-width: 52px; }
`

export const ActionButton = styled.button(actionStyles)

/** A number on the icon of an action. */
export const Count = styled.span(css`
  position: absolute;
  top: -1px;
  right: -4px;
  min-width: 22px;
  height: 22px;
  padding: 0 6px;
  border-radius: 11px;
  background: ${theme.color.accent.default};
  color: ${theme.palette.brand[900]};
  box-shadow: 0 0 0 2px ${theme.color.surface.card};
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  line-height: 22px;
  text-align: center;
  white-space: nowrap;
  &::before { content: attr(data-count); }
`)
