import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { selectArrow } from '@shop/shared/ui'

const Root = styled.label(css`
  & > [data-field] { position: relative; display: block; }
  & > [data-field] > select { appearance: none; padding-right: 32px; text-overflow: ellipsis; }
  & > [data-field]::after { ${selectArrow.styles} right: 14px; }
`)

type Props<V extends string> = {
  label: string
  value: V
  choices: readonly { value: V; text: string }[]
  onChange(value: V): void
}

/** One of some choices, in the browser's own select. */
export const ChoiceSelect = <V extends string>({ label, value, choices, onChange }: Props<V>) => (
  <Root>
    <span data-label>{label}</span>
    <span data-field>
      <select value={value} onChange={(event) => onChange(event.target.value as V)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </span>
  </Root>
)
