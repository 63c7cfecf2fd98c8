import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { selectArrow } from '@shop/shared/ui'
import { describedBy, Field, type FieldFacts, fieldId } from './field.tsx'
import { inputStyles } from './input-styles.ts'

export type SelectFieldProps<V extends string> = FieldFacts & {
  value: V | ''
  options: readonly { value: V; text: string }[]
  onChange(value: V): void
  isDisabled?: boolean
}

const Frame = styled.span(css`
  position: relative;
  display: block;

  & > select { ${inputStyles.styles} appearance: none; padding-right: 40px; }
  &::after {
    ${selectArrow.styles}
    right: 18px;
  }
`)

/** The browser's own select. */
export const SelectField = <V extends string>({
  value,
  options,
  onChange,
  isDisabled = false,
  ...facts
}: SelectFieldProps<V>) => (
  <Field {...facts}>
    <Frame>
      <select
        id={fieldId(facts.name)}
        name={facts.name}
        value={value}
        disabled={isDisabled}
        aria-required={facts.need === 'required' || undefined}
        aria-invalid={facts.error !== undefined || undefined}
        aria-describedby={describedBy(facts)}
        onChange={(event) => onChange(event.target.value as V)}
      >
        {value === '' ? (
          <option value="" disabled>
            選んでください
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
