import { css } from '@emotion/react'
import { media } from './theme/media.ts'
import { theme } from './theme/theme.ts'

/** Solid is for the one step that moves the order forward; the rest is outline or quiet. */
export type ButtonVariant = 'solid' | 'outline' | 'quiet' | 'danger' | 'dangerSolid'
export type ButtonSize = 'default' | 'large'

/** Chosen by `data-` attributes, so that the style is one string that is hashed once. (docs/adr/0005-ui-kit.md) */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${theme.size.control.default};
  padding: 8px 20px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  font-size: 1rem;
  font-weight: 700;
  line-height: 1.3;
  text-decoration: none;
  text-align: center;
  white-space: nowrap;
  transition: background-color ${theme.durationMs.fast}ms ${theme.easing.standard};

  &[data-size='large'] { min-height: ${theme.size.control.large}; padding: 10px 28px; font-size: 1.125rem; }
  &[data-wide] { width: 100%; }

  &[data-look='solid'] { background: ${theme.color.brand.default}; color: ${theme.color.text.onBrand}; }
  &[data-look='solid']:hover { background: ${theme.color.brand.hover}; }
  &[data-look='solid']:active { background: ${theme.color.brand.pressed}; }

  &[data-look='outline'] {
    background: ${theme.color.surface.card};
    color: ${theme.color.brand.default};
    border-color: ${theme.color.brand.default};
  }
  &[data-look='quiet'] { background: transparent; color: ${theme.color.brand.default}; padding-inline: 12px; }
  &[data-look='outline']:hover, &[data-look='quiet']:hover { background: ${theme.color.brand.tint}; }
  &&:active { opacity: 0.85; }

  &[data-look='danger'] {
    background: ${theme.color.surface.card};
    color: ${theme.color.danger.default};
    border-color: ${theme.color.danger.default};
  }
  &[data-look='danger']:hover { background: ${theme.color.danger.tint}; }
  &[data-look='dangerSolid'] { background: ${theme.color.danger.default}; color: ${theme.color.text.onBrand}; }

  &&:disabled {
    background: ${theme.color.surface.disabled};
    color: ${theme.color.text.disabled};
    border-color: ${theme.color.border.default};
    cursor: not-allowed;
  }
  &[aria-busy='true'] { opacity: 0.85; cursor: progress; }

  ${media.highContrast} { border-color: ButtonText; }
`
