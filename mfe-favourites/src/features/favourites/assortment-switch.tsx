import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { chipStyles } from '@shop/shared/product/list'
import { media, visuallyHidden } from '@shop/shared/ui'
import type { Assortment } from './favourites-in-view.ts'

const Root = styled.fieldset(css`
  display: flex;
  gap: 8px;

  & > button > span { font-size: 0.875rem; font-weight: 400; font-variant-numeric: tabular-nums; }
  /* The heading has the count of the chosen one. [K-184] */
  ${media.phone} { & > button > span { ${visuallyHidden} } }
  ${media.highContrast} { & > button[aria-pressed='true'] { outline: 2px solid Highlight; } }
`)
const Chip = styled.button(chipStyles)

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
      <Chip key={choice} type="button" aria-pressed={choice === value} onClick={() => onChange(choice)}>
        {assortmentNames[choice]}
        <span>{formatNumber(counts[choice])}品</span>
      </Chip>
    ))}
  </Root>
)
