import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'
import { fieldId } from '@shop/shared/ui/form'
import type { FormEvent, ReactNode } from 'react'
import { ListNameField } from '../../parts/list-name-field.tsx'
import type { CompositionEvents } from '../../parts/use-composition.ts'

const Root = styled.form(css`
  padding: 24px;
  ${theme.box.card}

  & > [data-remark] { margin-top: 16px; }
  ${media.mobile} { padding: 16px; }
`)

const name = 'list-name'

/** Ties the button at the foot of the page to the field. */
export const nameFormId = 'list-name-form'

export const focusNameField = (): void => document.getElementById(fieldId(name))?.focus()

/** The name of a list as the form of its page: Enter sends it, but not the one that ends a conversion. [K-10] */
export const NameField = ({
  value,
  error,
  composition,
  remark,
  onChange,
  onSubmit,
}: {
  value: string
  error: string | undefined
  composition: CompositionEvents
  remark?: ReactNode
  onChange(value: string): void
  onSubmit(): void
}) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Root id={nameFormId} noValidate onSubmit={submit} {...composition}>
      <ListNameField name={name} maxWidth="420px" value={value} error={error} onChange={onChange} />
      {remark === undefined ? null : <div data-remark>{remark}</div>}
    </Root>
  )
}
