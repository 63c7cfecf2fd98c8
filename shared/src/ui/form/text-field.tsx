import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toHalfWidthDigits } from '@shop/shared/domain'
import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, ReactNode } from 'react'
import { describedBy, Field, type FieldFacts, fieldId } from './field.tsx'
import { inputStyles } from './input-styles.ts'

export type TextFieldProps = FieldFacts & {
  value: string
  onChange(value: string): void
  type?: 'text' | 'tel' | 'email'
  inputMode?: 'numeric' | 'tel' | 'email' | 'text'
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  /** For short entries: 200px. */
  maxWidth?: string
  isReadOnly?: boolean
  isDisabled?: boolean
  /** Beside the field: 住所をさがす. */
  action?: ReactNode
  onBlur?(): void
}

const Input = styled.input(inputStyles)
const Line = styled.div(css`display: flex; align-items: stretch; gap: 12px;`)

/** One line of text. What is typed stays as typed; nothing is cut or rewritten. */
export function TextField({
  value,
  onChange,
  type = 'text',
  inputMode,
  autoComplete,
  placeholder,
  maxWidth,
  isReadOnly = false,
  isDisabled = false,
  action,
  onBlur,
  onCompositionEnd,
  ...facts
}: TextFieldProps & { onCompositionEnd?(text: string): void }) {
  const input = (
    <Input
      id={fieldId(facts.name)}
      name={facts.name}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      placeholder={placeholder}
      style={{ maxWidth }}
      value={value}
      readOnly={isReadOnly}
      disabled={isDisabled}
      aria-required={facts.need === 'required' || undefined}
      aria-invalid={facts.error !== undefined || undefined}
      aria-describedby={describedBy(facts)}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={keepEnterOfConversion}
      onCompositionEnd={(event) => onCompositionEnd?.(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
  return (
    <Field {...facts}>
      {action === undefined ? (
        input
      ) : (
        <Line>
          {input}
          {action}
        </Line>
      )}
    </Field>
  )
}

/** The Enter that ends a conversion sends no form; Safari ends the composition before it tells the key. */
function keepEnterOfConversion(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
}

/**
 * Numbers that are no amounts: postal codes, phones, cards. Full-width digits become half-width when the
 * conversion ends or the field is left, never while typing.
 */
export function DigitsField({ onChange, value, inputMode = 'numeric', onBlur, ...rest }: TextFieldProps) {
  const convert = (text: string) => {
    const digits = toHalfWidthDigits(text)
    if (digits !== value) onChange(digits)
  }
  return (
    <TextField
      {...rest}
      value={value}
      inputMode={inputMode}
      onChange={onChange}
      onCompositionEnd={convert}
      onBlur={() => {
        convert(value)
        onBlur?.()
      }}
    />
  )
}
