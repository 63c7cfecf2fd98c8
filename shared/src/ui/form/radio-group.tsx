import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media } from '@shop/shared/ui'
import { choiceStyles } from './choice-styles.ts'
import { describedBy, FieldError, type FieldFacts, FieldHint, fieldId, fieldStyles, NeedMark } from './field.tsx'

export type RadioOption<V extends string> = { value: V; text: string; hint?: string }

export type RadioGroupProps<V extends string> = FieldFacts & {
  value: V | ''
  options: readonly RadioOption<V>[]
  onChange(value: V): void
  /** Side by side on a desktop page. */
  columns?: 1 | 2 | 3
}

const Root = styled.fieldset(fieldStyles)
const Choice = styled.label(choiceStyles)
const Choices = styled.div(css`
  display: grid;
  gap: 12px;

  &[data-columns='2'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  &[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.mobile} { &[data-columns] { grid-template-columns: minmax(0, 1fr); } }
`)

/** One of few, all in sight. */
export const RadioGroup = <V extends string>({
  value,
  options,
  onChange,
  columns = 1,
  ...facts
}: RadioGroupProps<V>) => {
  const { name, label, need, hint, error } = facts
  const labelId = `${fieldId(name)}-label`
  return (
    <Root
      id={fieldId(name)}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={need === 'required' || undefined}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={describedBy(facts)}
    >
      <legend>
        <span data-head>
          <span id={labelId}>{label}</span>
          <NeedMark need={need} />
        </span>
      </legend>
      <FieldHint name={name} hint={hint} />
      <Choices data-columns={columns}>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.text}
              {option.hint === undefined ? null : <small>{option.hint}</small>}
            </span>
          </Choice>
        ))}
      </Choices>
      <FieldError name={name} error={error} />
    </Root>
  )
}
