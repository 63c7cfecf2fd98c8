import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Facet, Facets } from '@shop/shared/api/shopping'
import { formatNumber } from '@shop/shared/domain'
import { theme, VisuallyHidden } from '@shop/shared/ui'
import type { ReactNode } from 'react'
import type { ChosenFilter } from './chosen-filter.ts'

export const Group = styled.fieldset(css`
  min-width: 0;
  margin: 0;
  padding: 16px 0 12px;
  border: 0;
  font-variant-numeric: tabular-nums;

  & + & { border-top: 1px solid ${theme.color.border.default}; }
  & > legend { float: left; width: 100%; margin-bottom: 4px; padding: 0; font-weight: 700; line-height: 1.5; }
  & > legend + div { clear: both; }
  & label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: ${theme.size.touchTarget};
    line-height: 1.4;
    cursor: pointer;
  }
  & label:hover > [data-name] { text-decoration: underline; }
  & label > input { flex: none; width: 22px; height: 22px; margin: 0; accent-color: ${theme.color.brand.default}; }
  & label:has(:disabled) { color: ${theme.color.text.tertiary}; cursor: default; }
  & [data-name] { min-width: 0; overflow-wrap: anywhere; }
  & [data-count] { margin-left: auto; padding-left: 8px; font-size: 0.875rem; color: ${theme.color.text.tertiary}; }
`)

type ValuesProps = {
  title: string
  values: readonly Facet[]
  chosen: readonly string[]
  onChoose(chosen: readonly string[]): void
}

function Values({ title, values, chosen, onChoose }: ValuesProps) {
  if (values.length === 0) return null
  return (
    <Group>
      <legend>{title}</legend>
      <div>
        {values.map(({ code, name, count }) => {
          const isChosen = chosen.includes(code)
          return (
            <label key={code}>
              <input
                type="checkbox"
                checked={isChosen}
                // A chosen value can always be taken back.
                disabled={count === 0 && !isChosen}
                onChange={() => onChoose(isChosen ? chosen.filter((other) => other !== code) : [...chosen, code])}
              />
              <span data-name>{name}</span>
              <span data-count>
                {formatNumber(count)}
                <VisuallyHidden as="i">件</VisuallyHidden>
              </span>
            </label>
          )
        })}
      </div>
    </Group>
  )
}

type Props = {
  /** Conditions in the order in which they are offered. */
  facets: Facets
  chosen: ChosenFilter
  onChoose(chosen: ChosenFilter): void
  /** The fields for the price. */
  children: ReactNode
}

/** 売場, こだわり, 種類 with counts, and the price: in the rail and in the dialog. [CAT-081] */
export const FilterFields = ({ facets, chosen, onChoose, children }: Props) => {
  const choose = (kind: 'categories' | 'conditions') => (codes: readonly string[]) =>
    onChoose({ ...chosen, [kind]: codes })
  return (
    <>
      <Values title="売場" values={facets.categories} chosen={chosen.categories} onChoose={choose('categories')} />
      <Values title="こだわり" values={facets.pictograms} chosen={chosen.conditions} onChoose={choose('conditions')} />
      <Values title="種類" values={facets.conditions} chosen={chosen.conditions} onChoose={choose('conditions')} />
      {children}
    </>
  )
}
