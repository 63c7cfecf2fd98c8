import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '@shop/shared/ui'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

/** Every field says this about itself. */
export type FieldFacts = {
  /** Names the entry; errors refer to it. */
  name: string
  label: string
  /** 必須 or 任意, in words. */
  need?: 'required' | 'optional' | undefined
  /** Before the field: what to type, with an example. */
  hint?: string | undefined
  /** After the field: what is wrong and what to do. */
  error?: string | undefined
}

/** Gives the id of a field's control, by its name in the form. */
export const fieldId = (name: string): string => `field-${name}`
const hintId = (name: string): string => `${fieldId(name)}-hint`
const errorId = (name: string): string => `${fieldId(name)}-error`

/** For `aria-describedby`: the error first, it is what the member needs. */
export const describedBy = ({ name, hint, error }: FieldFacts): string | undefined =>
  [error === undefined ? '' : errorId(name), hint === undefined ? '' : hintId(name)]
    .filter((id) => id !== '')
    .join(' ') || undefined

export const fieldStyles = css`
  & + & { margin-top: 28px; }
  & [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-bottom: 6px;
    font-weight: 700;
    line-height: 1.5;
  }
  & [data-need] {
    padding: 0 6px;
    border-radius: ${theme.radius.badge};
    font-size: 0.875rem;
    line-height: 22px;
  }
  & [data-need='required'] { background: ${theme.color.danger.default}; color: #fff; }
  & [data-need='optional'] {
    border: 1px solid ${theme.color.border.control};
    background: ${theme.color.surface.card};
    color: ${theme.color.text.secondary};
    font-weight: 600;
    line-height: 20px;
  }
  & > [data-hint] { margin-bottom: 6px; font-size: 0.875rem; line-height: 1.6; color: ${theme.color.text.secondary}; }
  & > [data-error] {
    display: flex;
    align-items: flex-start;
    gap: 6px;
    margin-top: 6px;
    font-weight: 600;
    line-height: 1.5;
    color: ${theme.color.danger.default};
  }
  & > [data-error] > svg { margin-top: 3px; }
`

const Root = styled.div(fieldStyles)
const needWords = { required: '必須', optional: '任意' } as const

/** Label above, hint before, error after: around one control. */
export const Field = ({ name, label, need, hint, error, children }: FieldFacts & { children: ReactNode }) => (
  <Root>
    <div data-head>
      <label htmlFor={fieldId(name)}>{label}</label>
      <NeedMark need={need} />
    </div>
    <FieldHint name={name} hint={hint} />
    {children}
    <FieldError name={name} error={error} />
  </Root>
)

export const NeedMark = ({ need }: Pick<FieldFacts, 'need'>) =>
  need === undefined ? null : <span data-need={need}>{needWords[need]}</span>

export const FieldHint = ({ name, hint }: Pick<FieldFacts, 'name' | 'hint'>) =>
  hint === undefined ? null : (
    <p data-hint id={hintId(name)}>
      {hint}
    </p>
  )

/** The error's words, with the icon that goes with every error. */
export const FieldError = ({ name, error }: Pick<FieldFacts, 'name' | 'error'>) =>
  error === undefined ? null : (
    <p data-error id={errorId(name)}>
      <CircleAlert size={20} />
      <span>{error}</span>
    </p>
  )
