import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { quantityChoices } from '@shop/shared/domain/shopping'
import { memo, useState } from 'react'
import { selectArrow } from './select-arrow.ts'
import { theme } from './theme/theme.ts'

export type QuantitySelectProps = {
  /** Of the product: one of thirty selects is told from the others. */
  productName: string
  value: number
  min?: number
  max: number
  isDisabled?: boolean
  onChange(quantity: number): void
}

/** From here on the list of choices scrolls. */
const shownChoices = 7

/** In less room for an order than this the word 数量 is only heard, so that the order button has room. */
const narrowOfferPx = 180

const Root = styled.label(css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: ${theme.size.control.default};
  ${theme.box.control}
  white-space: nowrap;

  &:hover { border-color: ${theme.color.brand.default}; }
  & > span {
    position: absolute;
    left: 12px;
    font-size: 0.875rem;
    line-height: 1;
    color: ${theme.color.text.secondary};
    pointer-events: none;
  }
  & > select {
    appearance: none;
    align-self: stretch;
    /* Over the border: the whole box opens it. */
    margin: -1px;
    min-height: ${theme.size.control.default};
    /* Room for two digits from the start: the later choices move nothing. */
    width: calc(72px + 2ch);
    padding: 0 26px 0 46px;
    border: 0;
    border-radius: inherit;
    background: none;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  &::after {
    ${selectArrow.styles}
    right: 11px;
  }
  &:has(:disabled) {
    background: ${theme.color.surface.disabled};
    border-color: ${theme.color.border.default};
    &, & > span { color: ${theme.color.text.disabled}; }
    & > select { cursor: not-allowed; opacity: 1; }
  }

  /* The shop's own list, where a mouse opens it: the browser makes its own for 99 choices in twice the time. */
  @supports (appearance: base-select) {
    @media (hover: hover) and (pointer: fine) {
      & > select, & > select::picker(select) { appearance: base-select; }
      & > select { display: inline-flex; align-items: center; }
      & > select::picker-icon { display: none; }
      & > select::picker(select) {
        padding: 0;
        ${theme.box.control}
        color: ${theme.color.text.primary};
        box-shadow: ${theme.shadow.dialog};
        overscroll-behavior: contain;
      }
      /* Of a known size: nothing around it is laid out again. */
      & > select[data-long]::picker(select) {
        contain: strict;
        width: 92px;
        /* Half a choice says that there are more. */
        height: calc((${shownChoices} - 0.5) * ${theme.size.control.default});
      }
      & > select > option {
        min-height: ${theme.size.control.default};
        padding: 0 16px;
        font-weight: 400;
      }
      & > select > option::checkmark { display: none; }
      & > select > option:checked { background: ${theme.color.brand.tint}; font-weight: 700; }
      & > select > option:is(:hover, :focus-visible) { background: ${theme.color.surface.sunken}; }
      & > select > option:focus-visible { outline-offset: -3px; box-shadow: none; }
    }
  }

  @container offer (max-width: ${narrowOfferPx}px) {
    & > span { width: 1px; overflow: hidden; clip-path: inset(50%); }
    & > select { width: calc(38px + 2ch); padding: 0 26px 0 12px; }
  }
`)

/** Above these an order is asked about (ORD-056): few ever choose more. */
const untouchedChoices = 9

/** Drawn anew for another range alone, and not with every change of its card. */
const Choices = memo(function Choices({ min, max, value }: { min: number; max: number; value: number }) {
  const counts = quantityChoices(min, max)
  return (
    <>
      {counts.map((count) => (
        <option key={count}>{count}</option>
      ))}
      {/* More than can be had now, or not among the first nine. */}
      {counts.includes(value) ? null : <option>{value}</option>}
    </>
  )
})

/**
 * The browser's own select, labelled 数量. Ninety-nine options cost more than the card around them, in every change of
 * the page anew: the first nine stand there for whoever reads the page; the others come when a pointer comes near or it
 * is touched, before it opens.
 */
export function QuantitySelect({
  productName,
  value,
  min = 1,
  max,
  isDisabled = false,
  onChange,
}: QuantitySelectProps) {
  const [isTouched, setIsTouched] = useState(false)
  const touch = () => setIsTouched(true)
  const lastShown = isTouched ? max : Math.min(max, min + untouchedChoices - 1)
  return (
    <Root>
      <span>数量</span>
      <select
        aria-label={`数量 ${productName}`}
        value={value}
        data-long={max - min < shownChoices ? undefined : ''}
        disabled={isDisabled}
        onPointerEnter={touch}
        onPointerDown={touch}
        onFocus={touch}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <Choices min={min} max={lastShown} value={value} />
      </select>
    </Root>
  )
}
