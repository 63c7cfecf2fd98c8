import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'
import type { ReactNode } from 'react'

export type Segment<V extends string> = {
  value: V
  text: string
  /** Stands in place of the text, which is then only heard. */
  icon?: ReactNode
}

const Root = styled.fieldset(css`
  display: inline-flex;
  ${theme.box.control}

  & > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0 16px;
    border: 0;
    background: none;
    font-weight: 600;
    white-space: nowrap;
  }
  & > button:first-of-type { border-radius: 7px 0 0 7px; }
  & > button:last-of-type { border-radius: 0 7px 7px 0; }
  & > button + button { border-left: 1px solid ${theme.color.border.control}; }
  ${media.phone} { & > button { padding: 0 12px; } }
  & > button:hover { background: ${theme.color.brand.tint}; }
  & > button[aria-pressed='true'] { background: ${theme.color.brand.default}; color: ${theme.color.text.onBrand}; }
  ${media.highContrast} { & > button[aria-pressed='true'] { outline: 2px solid Highlight; outline-offset: -4px; } }
`)

/** A choice of few, all in sight: the order of a list, or how it looks. */
export const SegmentedControl = <V extends string>({
  label,
  segments,
  value,
  onChange,
}: {
  label: string
  segments: readonly Segment<V>[]
  value: V
  onChange(value: V): void
}) => (
  <Root aria-label={label}>
    {segments.map((segment) => (
      <button
        key={segment.value}
        type="button"
        aria-pressed={segment.value === value}
        aria-label={segment.icon === undefined ? undefined : segment.text}
        onClick={() => onChange(segment.value)}
      >
        {segment.icon ?? segment.text}
      </button>
    ))}
  </Root>
)
