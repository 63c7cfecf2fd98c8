import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'
import type { KeyboardEvent } from 'react'

/** The bar over panels in one place; a screen draws its tabs as links or as buttons. */
export const TabBar = styled.div(css`
  display: flex;
  margin-bottom: 20px;
  border-bottom: 2px solid ${theme.color.border.default};

  & > [role='tab'] {
    margin-bottom: -2px;
    padding: 0 28px;
    border: 0;
    border-bottom: 4px solid transparent;
    background: none;
    color: ${theme.color.text.primary};
    font-weight: 700;
  }
  & > [role='tab']:hover { background: ${theme.color.brand.tint}; }
  & > [role='tab'][aria-selected='true'] {
    border-color: ${theme.color.brand.default};
    color: ${theme.color.brand.default};
  }

  ${media.mobile} {
    margin-inline: -16px;
    & > [role='tab'] { flex: 1; padding: 0 4px; font-size: 0.9375rem; }
  }
  /* Colours that are transparent elsewhere are drawn there. */
  ${media.highContrast} {
    & > [role='tab'] { border-color: Canvas; }
    & > [role='tab'][aria-selected='true'] { border-color: Highlight; }
  }
`)

/** Takes the focus and is nothing to press. */
export const TabPanel = styled.div(css`outline: none;`)

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Shows the tab that an arrow key, Home or End leads to, and gives it the focus. Its element has its name as `data-tab`. */
export function pressTab<Name extends string>(
  event: KeyboardEvent<HTMLElement>,
  names: readonly Name[],
  shown: Name,
  show: (name: Name) => void,
): void {
  const last = names.length - 1
  const to =
    event.key === 'Home' ? 0 : event.key === 'End' ? last : names.indexOf(shown) + (steps[event.key] ?? Number.NaN)
  const next = names[(to + names.length) % names.length]
  if (next === undefined) return
  event.preventDefault()
  show(next)
  event.currentTarget.querySelector<HTMLElement>(`[data-tab='${next}']`)?.focus()
}
