import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type Cycle, cycleLabel } from '@shop/shared/domain/shopping'
import { media, theme, visuallyHidden } from '@shop/shared/ui'
import { useId } from 'react'

const Root = styled.fieldset(css`
  min-width: 0;

  & > legend { margin-bottom: 6px; font-weight: 600; }
  & > legend[data-hidden] { ${visuallyHidden.styles} }
  & > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(84px, 1fr)); gap: 8px; }
  & label {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-height: 60px;
    ${theme.box.control}
    font-weight: 700;
    line-height: 1.3;
    cursor: pointer;
  }
  & label > small { font-size: 0.875rem; font-weight: 400; color: ${theme.color.text.secondary}; }
  & label:hover { background: ${theme.color.brand.tint}; }
  & label:has(:checked) {
    border: 2px solid ${theme.color.brand.default};
    background: ${theme.color.brand.tint};
    color: ${theme.color.brand.hover};
  }
  & label:has(:focus-visible) { outline: 3px solid ${theme.color.focus.ring}; outline-offset: 2px; }
  & input { ${visuallyHidden.styles} }
  ${media.highContrast} { & label:has(:checked) { outline: 2px solid Highlight; } }
`)

const rhythm: Record<Cycle, string> = { 1: '週に1回', 2: '2週に1回', 3: '3週に1回', 4: '4週に1回' }

export type CycleChoiceProps = {
  cycles: readonly Cycle[]
  value: Cycle
  onChange(cycle: Cycle): void
  /** The word お届け周期 is only heard. */
  isLabelHidden?: boolean
}

/** How often it comes: every cycle in sight, one of them chosen. */
export function CycleChoice({ cycles, value, onChange, isLabelHidden = false }: CycleChoiceProps) {
  const name = useId()
  return (
    <Root>
      <legend data-hidden={isLabelHidden ? '' : undefined}>お届け周期</legend>
      <div>
        {cycles.map((cycle) => (
          <label key={cycle}>
            <input type="radio" name={name} checked={cycle === value} onChange={() => onChange(cycle)} />
            {cycleLabel(cycle)}
            <small>{rhythm[cycle]}</small>
          </label>
        ))}
      </div>
    </Root>
  )
}
