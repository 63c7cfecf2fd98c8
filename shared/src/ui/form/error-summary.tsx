import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Note, theme } from '@shop/shared/ui'
import { type MouseEvent, useEffect, useRef } from 'react'
import { fieldId } from './field.tsx'

const Root = styled.div(css`
  margin-bottom: 20px;

  & a {
    display: flex;
    align-items: center;
    min-height: ${theme.size.touchTarget};
    color: ${theme.color.danger.default};
  }
`)

/**
 * Lists the errors of a form at its top, with links to the fields. Each try to send the form brings the focus
 * here: `attempt` counts the tries.
 */
export function ErrorSummary({
  errors,
  attempt,
}: {
  /** By the name of the field, in the order of the form. */
  errors: readonly { name: string; text: string }[]
  attempt: number
}) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not when a field turns wrong again while it is typed in.
    if (attempt > 0) summary.current?.focus()
  }, [attempt])

  if (errors.length === 0) return null
  return (
    <Root ref={summary} role="alert" tabIndex={-1}>
      <Note tone="error">
        <b>入力内容をご確認ください（{errors.length}件）</b>
        <ul>
          {errors.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} onClick={(event) => goTo(event, name)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </Root>
  )
}

/** Without the address: a step back must leave the form, not walk through its fields. */
function goTo(event: MouseEvent, name: string): void {
  const field = document.getElementById(fieldId(name))
  if (field === null) return
  event.preventDefault()
  const control = field instanceof HTMLFieldSetElement ? field.querySelector('input') : field
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
