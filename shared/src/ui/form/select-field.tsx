import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '@shop/shared/ui'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { describedBy, Field, type FieldFacts, fieldId } from './field.tsx'
import { inputLook } from './input-look.ts'

export type SelectFieldProps<V extends string> = FieldFacts & {
  value: V | ''
  options: readonly { value: V; text: string }[]
  onChange(value: V): void
  /** While nothing is chosen: 選んでください. */
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  isDisabled?: boolean
}

const Frame = styled.span(css`
  position: relative;
  display: block;

  & > select { ${inputLook.styles} appearance: none; padding-right: 40px; }
  &::after {
    content: '';
    position: absolute;
    right: 18px;
    top: 50%;
    width: 9px;
    height: 9px;
    margin-top: -8px;
    border: solid ${theme.color.text.secondary};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    pointer-events: none;
  }
`)

/** The browser's own select. */
export const SelectField = <V extends string>({
  value,
  options,
  onChange,
  placeholder = '選んでください',
  autoComplete,
  isDisabled = false,
  ...facts
}: SelectFieldProps<V>) => (
  <Field {...facts}>
    <Frame>
      <select
        id={fieldId(facts.name)}
        name={facts.name}
        value={value}
        autoComplete={autoComplete}
        disabled={isDisabled}
        aria-required={facts.need === 'required' || undefined}
        aria-invalid={facts.error !== undefined || undefined}
        aria-describedby={describedBy(facts)}
        onChange={(event) => onChange(event.target.value as V)}
      >
        {value === '' ? (
          <option value="" disabled>
            {placeholder}
          </option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Frame>
  </Field>
)
