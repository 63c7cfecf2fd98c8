import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { media, theme } from '@shop/shared/ui'
import type { Assortment } from './use-list-place.ts'

const Root = styled.fieldset(css`
  display: flex;
  gap: 8px;

  & > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: ${theme.size.touchTarget};
    padding: 0 16px;
    border: 1px solid ${theme.color.border.control};
    border-radius: 22px;
    background: ${theme.color.surface.card};
    color: ${theme.color.text.primary};
    font-weight: 600;
    line-height: 1.2;
    white-space: nowrap;
  }
  & > button > span { font-size: 0.875rem; font-weight: 400; font-variant-numeric: tabular-nums; }
  & > button:hover { background: ${theme.color.brand.tint}; }
  & > button[aria-pressed='true'] {
    border-color: ${theme.color.brand.default};
    background: ${theme.color.brand.default};
    color: ${theme.color.text.onBrand};
  }
  ${media.highContrast} { & > button[aria-pressed='true'] { outline: 2px solid Highlight; } }
`)

const assortmentNames: Record<Assortment, string> = { onSale: '今週買える', all: 'すべて' }
const choices: readonly Assortment[] = ['onSale', 'all']

/** All favourites, or those that can be ordered this week. */
export const AssortmentSwitch = ({
  value,
  counts,
  onChange,
}: {
  value: Assortment
  counts: Record<Assortment, number>
  onChange(value: Assortment): void
}) => (
  <Root aria-label="しぼり込み">
    {choices.map((choice) => (
      <button key={choice} type="button" aria-pressed={choice === value} onClick={() => onChange(choice)}>
        {assortmentNames[choice]}
        <span>{formatNumber(counts[choice])}品</span>
      </button>
    ))}
  </Root>
)
